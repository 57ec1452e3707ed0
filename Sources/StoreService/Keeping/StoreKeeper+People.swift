internal import Records
internal import StoreBus
internal import StoreDatabase

extension StoreKeeper {
  /// People and organizations that a text finds, by name. `after` counts those already given.
  func contacts(matching text: String, after: String, limit: Int) throws -> RecordsPage {
    var stored: [String: StoredRecord] = [:]
    var contacts: [Contact] = []
    try forEachRecord(.contacts) { record in
      guard case .contact(let contact) = record.record else { return }
      contacts.append(contact)
      stored[contact.id] = record
    }
    let found = ContactSearch.find(text, in: contacts)
    return page(found.compactMap { stored[$0.id] }, after: after, limit: limit, json)
  }

  /// Goes through a whole store by id.
  func forEachRecord(_ store: Store, _ body: (StoredRecord) throws -> Void) throws {
    let pageSize = 500
    var last: String?
    while true {
      let page = try database.records(store, after: last, limit: pageSize)
      for stored in page { try body(stored) }
      guard page.count == pageSize else { return }
      last = page.last?.record.id
    }
  }
}
