internal import ArtistMatching
internal import JSON
internal import Records
internal import Recurrence
internal import StoreBus
internal import StoreDatabase
internal import Systemd

extension StoreKeeper {
  /// Occurrences between two moments or days (empty: the window), by start. `after` counts those already given.
  func events(from: String, to end: String, after: String, limit: Int) throws -> FramedPage {
    let span = try self.span(from: from, to: end)
    var rows: [(occurrence: Occurrence, source: Source)] = []
    try forEachSeries(in: span) { components, sources in
      for occurrence in Series(components: components).expand(in: span, zones: upcoming.zones).occurrences {
        rows.append((upcoming.zones.local(occurrence), sources[occurrence.event.id] ?? Source(file: "", format: "")))
      }
    }
    rows.sort { upcoming.zones.isEarlier($0.occurrence, $1.occurrence) }
    let texts = { (row: (occurrence: Occurrence, source: Source)) -> String in
      var json = JSONWriter()
      let zone = zoneName(row.occurrence.event, zones: self.upcoming.zones)
      row.occurrence.write(to: &json, zone: zone, source: row.source)
      return json.text
    }
    return FramedPage(page(rows, after: after, limit: limit, texts), frame: frame(span))
  }

  /// Occurrences of the window with a name of the catalog in their title that are no concert, each with the reason.
  func leftOut(after: String, limit: Int) throws -> FramedPage {
    let span = span
    var rows: [(start: ResolvedTime, text: String)] = []
    try forEachSeries(in: span) { components, _ in
      var found: [String: [ArtistMatch]] = [:]
      for event in components { found[event.id] = upcoming.allMatches(in: event) }
      guard found.values.contains(where: { !$0.isEmpty }) else { return }
      let expansion = Series(components: components).expand(in: span, zones: upcoming.zones)
      for (occurrences, isCancelled) in [(expansion.occurrences, false), (expansion.cancelled, true)] {
        for occurrence in occurrences {
          guard let matches = found[occurrence.event.id], !matches.isEmpty,
            isCancelled || !matches.contains(where: \.isKept)
          else { continue }
          let occurrence = upcoming.zones.local(occurrence)
          rows.append((occurrence.start, leftOutJSON(occurrence, matches, isCancelled: isCancelled)))
        }
      }
    }
    rows.sort { upcoming.zones.instant(of: $0.start) < upcoming.zones.instant(of: $1.start) }
    return FramedPage(page(rows, after: after, limit: limit, \.text), frame: frame(span))
  }

  private func leftOutJSON(_ occurrence: Occurrence, _ matches: [ArtistMatch], isCancelled: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("id", occurrence.id)
      json.field("title", occurrence.event.title)
      json.field("start", Timestamp.text(occurrence.start))
      let tiers = matches.map { "\($0.name): \($0.tier.rawValue)" }.joined(separator: ", ")
      json.field("reason", isCancelled ? "cancelled" : tiers)
      json.array("artists", matches) { json, match in match.write(to: &json) }
    }
    return json.text
  }

  /// Each series that may have an instance in the span, with the files of its components.
  private func forEachSeries(in span: Range<Instant>, _ body: ([Event], [String: Source]) throws -> Void) throws {
    var series: [String: (components: [Event], sources: [String: Source])] = [:]
    let database = try database
    try database.forEachEvent(from: span.lowerBound.seconds, to: span.upperBound.seconds) { stored in
      guard case .event(let event) = stored.record else { return }
      series[event.uid, default: ([], [:])].components.append(event)
      series[event.uid, default: ([], [:])].sources[event.id] = stored.source
    }
    for (uid, found) in series {
      // An override can move an instance in or out of the span; all components are needed to tell.
      let isPartOfSeries = found.components.contains { $0.isRecurring || $0.recurrenceID != nil }
      try body(isPartOfSeries ? database.events(uid: uid) : found.components, found.sources)
    }
  }

  private func span(from: String, to end: String) throws -> Range<Instant> {
    let standard = span
    let lower = try from.isEmpty ? standard.lowerBound : instant(from)
    let upper = try end.isEmpty ? max(standard.upperBound, lower.advanced(bySeconds: settings.window)) : instant(end)
    guard lower < upper else { throw BusFailure.invalidArguments("the end must come after the beginning") }
    return lower..<upper
  }

  /// A day begins at midnight of the default zone.
  private func instant(_ text: String) throws -> Instant {
    if let instant = Timestamp.instant(parsing: text) { return instant }
    let zone = upcoming.zones.defaultZone
    if let date = Timestamp.date(parsing: text) { return zone.resolve(CivilDateTime(date: date)).instant }
    if let (clock, milliseconds, _) = Timestamp.clock(parsing: text) {
      return Instant(milliseconds: zone.resolve(clock).instant.milliseconds + Int64(milliseconds))
    }
    throw BusFailure.invalidArguments("\(text) is no time such as 2027-01-20 or 2027-01-20T20:00:00+01:00")
  }
}
