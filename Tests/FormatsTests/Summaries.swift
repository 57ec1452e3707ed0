import Formats
import Records

/// Reads health JSON at the end of 2026, where nothing else is said.
func readHealth(_ text: String, zone: ZoneOffsets = .utc, now: Int64 = 1_795_000_000) -> Document {
  HealthJSON.read(
    ByteStream(Array(text.utf8)),
    context: ReadingContext(path: "a.json", now: Instant(seconds: now), assumedZone: zone))
}

func readings(_ document: Document) -> [Reading] {
  document.records.compactMap { if case .reading(let reading) = $0.record { reading } else { nil } }
}

/// `start values flags` of each reading: `2024-05-01T07:25:00Z 121/77 average`; removals are `gone ID`.
func summary(_ document: Document) -> [String] {
  readings(document).map { reading in
    if reading.isRetraction { return "gone \(reading.externalId ?? "-")" }
    let values = reading.values.map { ($0.comparator ?? "") + $0.value.text }.joined(separator: "/")
    let flags = Reading.Flag.allCases.filter(reading.flags.contains).map(\.rawValue)
    let start = Timestamp.text(reading.start, offset: reading.startOffset ?? 0)
    return ([start, values] + flags).joined(separator: " ")
  }
}

/// `severity line record: message` of each problem.
func problems(_ document: Document) -> [String] {
  document.problems.map { "\($0.severity) \($0.line ?? 0) \($0.record ?? "-"): \($0.message)" }
}
