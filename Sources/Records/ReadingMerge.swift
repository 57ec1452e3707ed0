/// The readings of one file: one for each id. Of several versions the greatest speaks, whatever their order; an exact
/// repeat counts once; a removal without its reading stays, as it may remove that of another file.
package struct ReadingMerge: Sendable {
  private var records: [SourcedRecord] = []
  /// Where an id stands, by its first 64 bits.
  private var places: [UInt64: UInt32] = [:]

  package init() {}

  package var count: Int { records.count }

  package mutating func add(_ reading: Reading, line: Int) {
    let key = ReadingMerge.key(of: reading.id)
    guard let place = places[key].map(Int.init), let present = ReadingMerge.reading(of: records[place]) else {
      places[key] = UInt32(records.count)
      return records.append(SourcedRecord(.reading(reading), line: line))
    }
    if reading == present { return }
    var winner = ReadingMerge.replaces(reading, present) ? reading : present
    let loser = winner == present ? reading : present
    if winner.isRetraction {
      // What was removed is told by what was there.
      let known = loser.isRetraction ? winner : loser
      (winner.type, winner.start, winner.startOffset) = (known.type, known.start, known.startOffset)
    } else if winner.version > loser.version, !loser.isRetraction, winner.values != loser.values {
      winner.flags.insert(.corrected)
    }
    records[place].record = .reading(winner)
    if winner.version == reading.version { records[place].line = line }
  }

  /// All readings so far, with their twins linked; the next ones begin anew.
  package mutating func drain() -> [SourcedRecord] {
    let links = ReadingTwins.links(count: records.count) { [records] index in
      ReadingMerge.reading(of: records[index]) ?? ReadingMerge.none
    }
    for link in links {
      guard var reading = ReadingMerge.reading(of: records[link.later]) else { continue }
      reading.flags.insert(.possibleDuplicate)
      reading.duplicateOf = records[link.earlier].record.id
      records[link.later].record = .reading(reading)
    }
    defer { (records, places) = ([], [:]) }
    return records
  }

  private static let none = Reading(id: "", type: .bodyMass, start: Instant(milliseconds: 0), values: [])

  private static func reading(of record: SourcedRecord) -> Reading? {
    if case .reading(let reading) = record.record { reading } else { nil }
  }

  /// Between equal versions a removal wins, else the later one in the file.
  private static func replaces(_ new: Reading, _ old: Reading) -> Bool {
    new.version != old.version ? new.version > old.version : new.isRetraction || !old.isRetraction
  }

  /// Ids are hashes in hexadecimal already.
  private static func key(of id: String) -> UInt64 {
    UInt64(id.dropFirst(2).prefix(16), radix: 16) ?? UInt64(bitPattern: Int64(id.hashValue))
  }
}
