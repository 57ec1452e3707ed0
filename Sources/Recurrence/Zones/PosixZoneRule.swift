internal import Records

/// A POSIX TZ string with the extensions of RFC 8536, 3.3.1: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// The rule holds for all years; "daylight" is the second of the two offsets, which is the smaller one in Dublin.
struct PosixZoneRule: Sendable {
  /// When a day's change happens: a day of any year, and seconds from its midnight (-167 to 167 hours).
  struct Change: Sendable {
    enum Day: Sendable {
      /// `Mm.w.d`: weekday d (0 is Sunday) of week w (5 is the last) of month m.
      case weekday(month: Int, week: Int, day: Int)
      /// `Jn`: 1...365, 29 February not counted.
      case julian(Int)
      /// `n`: 0...365, 29 February counted.
      case ordinal(Int)
    }
    var day: Day
    var seconds: Int
  }

  var standardOffset: Int
  var daylight: (offset: Int, begin: Change, end: Change)?

  init?(_ text: some Sequence<UInt8>) {
    var parser = PosixZoneRuleParser(text)
    guard let rule = parser.rule() else { return nil }
    self = rule
  }

  init(standardOffset: Int, daylight: (offset: Int, begin: Change, end: Change)?) {
    (self.standardOffset, self.daylight) = (standardOffset, daylight)
  }

  func offset(at time: Int64) -> Int {
    guard daylight != nil else { return standardOffset }
    return changes(near: time).offset(at: time)
  }

  func resolve(wall: Int64) -> (instant: Int64, offset: Int) {
    guard daylight != nil else { return (wall - Int64(standardOffset), standardOffset) }
    return changes(near: wall).resolve(wall: wall)
  }

  /// The changes of the year of that time and of its neighbours.
  private func changes(near time: Int64) -> TransitionTable {
    let year = CivilDateTime(secondsSinceEpoch: time).date.year
    var table = TransitionTable(initialOffset: standardOffset)
    guard let daylight else { return table }
    var list: [(time: Int64, offset: Int)] = []
    for year in year - 1...year + 1 {
      list.append((daylight.begin.wall(in: year) - Int64(standardOffset), daylight.offset))
      list.append((daylight.end.wall(in: year) - Int64(daylight.offset), standardOffset))
    }
    // Where daylight time lasts all year its end coincides with its next begin, which prevails (RFC 8536, 3.3.1).
    list.sort { ($0.time, $0.offset == standardOffset ? 0 : 1) < ($1.time, $1.offset == standardOffset ? 0 : 1) }
    table.initialOffset = list[0].offset == standardOffset ? daylight.offset : standardOffset
    for change in list { table.append(change.time, offset: change.offset) }
    return table
  }
}

extension PosixZoneRule.Change {
  /// The clock's reading before the change, in seconds since the epoch as if it showed UTC.
  func wall(in year: Int) -> Int64 {
    let newYear = CivilDate(year: year, month: 1, day: 1).daysSinceEpoch
    let days =
      switch day {
      case .ordinal(let day): newYear + day
      case .julian(let day): newYear + day - 1 + (day >= 60 && CivilDate.isLeap(year) ? 1 : 0)
      case .weekday(let month, let week, let day): Self.days(of: day, week: week, month: month, year: year)
      }
    return Int64(days) * 86_400 + Int64(seconds)
  }

  private static func days(of day: Int, week: Int, month: Int, year: Int) -> Int {
    let first = CivilDate(year: year, month: month, day: 1)
    // Sunday is 0 here and 6 in `Weekday`.
    let wanted = (day + 6) % 7
    let offset = (wanted - first.weekday.rawValue + 7) % 7
    let inMonth = min(offset + (week - 1) * 7, offset + (CivilDate.days(inMonth: month, of: year) - 1 - offset) / 7 * 7)
    return first.daysSinceEpoch + inMonth
  }
}
