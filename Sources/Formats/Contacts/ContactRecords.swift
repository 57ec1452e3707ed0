internal import Records

/// The contacts of one file. A UID that comes again is an update: the newer REV wins, else the later card.
struct ContactRecords {
  private var records: [SourcedRecord] = []
  private var places: [String: Int] = [:]
  private var groups: Set<Int> = []

  mutating func add(_ contact: Contact, of card: Card) {
    let record = SourcedRecord(.contact(contact), line: card.line, sourceText: card.source)
    let place = places[contact.uid] ?? records.count
    if place == records.count {
      records.append(record)
      places[contact.uid] = place
    } else if record.record.precedence >= records[place].record.precedence {
      records[place] = record
    } else {
      return
    }
    if contact.members.isEmpty { groups.remove(place) } else { groups.insert(place) }
  }

  /// The records; members are named by URI (RFC 6350, 6.6.5), but the cards beside them often have the bare UUID as UID.
  var resolved: [SourcedRecord] {
    var records = records
    for index in groups {
      guard case .contact(var contact) = records[index].record else { continue }
      contact.members = contact.members.map { member in
        let bare = String(member.dropFirst("urn:uuid:".count))
        let isBare = member.lowercased().hasPrefix("urn:uuid:") && places[member] == nil && places[bare] != nil
        return isBare ? bare : member
      }
      records[index].record = .contact(contact)
    }
    return records
  }
}
