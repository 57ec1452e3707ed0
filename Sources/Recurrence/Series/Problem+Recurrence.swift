internal import Records

/// The warnings of this module; the record is the UID.
extension Problem {
  static func stepBudgetReached(_ uid: String) -> Problem {
    Problem(
      .warning, record: uid, "recurrence rule reached the step budget; instances found so far are used",
      hint: "the rule matches too rarely, or never; mend RRULE")
  }

  static func unknownZone(_ tzid: String, _ uid: String) -> Problem {
    Problem(
      .warning, record: uid, "unknown TZID \"\(tzid)\"; default zone used",
      hint: "use an IANA name such as Europe/Berlin, or add the VTIMEZONE to the file")
  }
}
