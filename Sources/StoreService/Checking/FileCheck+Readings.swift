internal import Records

extension FileCheck {
  /// Joins readings across files as a folder does: of those with one id the best speaks, and a removal takes its reading
  /// away; the rest is looked through for twins.
  package static func joinReadings(_ entries: inout [Entry]) {
    let speakers = speakers(of: entries)
    var readings: [Reading] = []
    for index in entries.indices {
      entries[index].document.records.removeAll { sourced in
        guard case .reading(let reading) = sourced.record else { return false }
        return reading.isRetraction || speakers[reading.id]?.entry != index
      }
      readings += entries[index].readings
    }
    ReadingTwins.link(&readings)
    var linked = readings.makeIterator()
    for index in entries.indices {
      for place in entries[index].document.records.indices {
        guard case .reading = entries[index].document.records[place].record, let reading = linked.next() else {
          continue
        }
        entries[index].document.records[place].record = .reading(reading)
      }
    }
  }

  private static func speakers(of entries: [Entry]) -> [String: (entry: Int, precedence: Precedence)] {
    var speakers: [String: (entry: Int, precedence: Precedence)] = [:]
    for (index, entry) in entries.enumerated() {
      for reading in entry.readings {
        let precedence = Record.reading(reading).precedence
        if let other = speakers[reading.id], !(other.precedence < precedence) { continue }
        speakers[reading.id] = (index, precedence)
      }
    }
    return speakers
  }
}

extension FileCheck.Entry {
  fileprivate var readings: [Reading] {
    document.records.compactMap { if case .reading(let reading) = $0.record { reading } else { nil } }
  }
}
