internal import JSON
internal import Records

/// When a reading was taken, by what its source says and by the rules of its format.
struct HealthTime {
  /// What holds for a text without a zone.
  enum Rule {
    /// The format says UTC, and everybody keeps to it.
    case utc
    /// The format says UTC, which not all writers know: flagged.
    case assumedUTC
    /// The format says nothing: the zone of the user's choice, flagged.
    case configured(ZoneOffsets)
    /// Another field of the source tells; seconds east.
    case field(Int)
  }

  /// Years that a record can be shown with.
  private static let milliseconds: ClosedRange<Double> = -62_135_596_800_000...253_402_300_799_999

  private(set) var instant: Instant
  /// Seconds east.
  var offset: Int?
  var zoneSource: String?
  private(set) var text: String
  private(set) var flags: Set<Reading.Flag> = []

  /// A time as text.
  init(_ text: String, without rule: Rule) throws(ReadingRefusal) {
    guard let parsed = ClockText(text) else { throw ReadingRefusal("a time cannot be read") }
    self.text = text
    if parsed.isDateOnly { flags.insert(.dateOnly) }
    let offset: Int
    if let written = parsed.offset {
      (offset, zoneSource) = (written, "text")
    } else {
      switch rule {
      case .utc: (offset, zoneSource) = (0, "format")
      case .assumedUTC:
        (offset, zoneSource) = (0, "format")
        flags.insert(.zoneAssumedUTC)
      case .configured(let zone):
        (offset, zoneSource) = (zone.offset(of: parsed.clock), "configured")
        flags.insert(.zoneAssumed)
      case .field(let seconds): (offset, zoneSource) = (seconds, "field")
      }
    }
    self.offset = offset
    let seconds = parsed.clock.secondsSinceEpoch - Int64(offset)
    instant = Instant(milliseconds: seconds * 1000 + Int64(parsed.milliseconds))
  }

  /// A number of milliseconds (or of that many) since the epoch; fractions of a millisecond are cut off.
  init(epoch token: JSONValue, unit: Double = 1) throws(ReadingRefusal) {
    let digits = token.numberText ?? token.string.map(HealthText.trim)
    guard let digits, ExactDecimal(digits) != nil, let number = Double(digits),
      HealthTime.milliseconds.contains(number * unit)
    else { throw ReadingRefusal("a time is no number since the epoch") }
    text = digits
    instant = Instant(milliseconds: Int64((number * unit).rounded(.down)))
  }

  /// The offset of the text is not that of the source's clock.
  mutating func forgetOffset() { (offset, zoneSource) = (nil, nil) }

  /// The clock of the source was that far east, says a field of it.
  mutating func setOffset(minutes token: JSONValue?) {
    guard let minutes = token?.integer ?? token?.string.flatMap({ Int($0) }), abs(minutes) <= 18 * 60 else { return }
    (offset, zoneSource) = (minutes * 60, "field")
  }
}
