internal import JSON
internal import Records

/// Where the formats keep their big lists.
enum HealthLists {
  /// An object on the way to a list.
  enum Place { case top, data, body }

  /// Members that are lists of elements.
  private static let elements: Set<String> = [
    "entry", "measuregrps", "measurementSummaries", "dailyWeightSummaries", "dateWeightList", "result", "results",
    "entries", "records", "readings", "observations", "data",
  ]

  static func isList(_ key: String, in place: Place) -> Bool {
    switch place {
    case .top: elements.contains(key)
    case .data: false
    case .body: key == "measuregrps"
    }
  }

  /// Whether a document holds one of the lists, rather than being an element itself.
  static func isFound(in document: JSONValue) -> Bool {
    guard let fields = document.object else { return false }
    if fields["data"]?["metrics"]?.array != nil || fields["body"]?["measuregrps"]?.array != nil { return true }
    let isBundle = fields["resourceType"]?.string == "Bundle"
    if fields["resourceType"] != nil, !isBundle { return false }
    return fields.members.contains { elements.contains($0.key) && $0.value.array != nil }
  }
}

extension HealthReader {
  /// Goes through the object that begins here, and through the lists in it.
  mutating func readLists(in place: HealthLists.Place, _ deliver: ([SourcedRecord]) -> Void) {
    json.enterObject()
    let depth = json.depth
    while json.depth == depth {
      while let key = json.nextKey() {
        reportFlaw()
        readMember(key, in: place, deliver)
      }
      reportFlaw()
      guard let failure = json.failure, failure.code != .cutOff else { return }
      report(failure)
      if !json.recover(to: depth) { return }
    }
  }

  private mutating func readMember(_ key: String, in place: HealthLists.Place, _ deliver: ([SourcedRecord]) -> Void) {
    switch (json.kind(), key, place) {
    case (.array?, "metrics", .data): readSeries(deliver)
    case (.object?, "data", .top): readLists(in: .data, deliver)
    case (.object?, "body", .top): readLists(in: .body, deliver)
    case (.array?, _, _) where HealthLists.isList(key, in: place):
      if let format = HealthLists.format(of: key) { recognize(format) }
      readElements(key, surroundings, deliver)
    // Withings names the zone of all groups before the list of them.
    case (.string?, "timezone", .body): surroundings.zone = json.readTree().value.string
    default: passOver()
    }
  }

  /// Passes over a value in which nothing is looked for; its flaws are nobody's loss.
  private mutating func passOver() {
    let depth = json.depth
    json.skipValue()
    _ = json.takeFlaw()
    if let failure = json.failure, failure.code != .cutOff {
      report(failure)
      json.recover(to: depth)
    }
  }

  // MARK: series of Health Auto Export

  private mutating func readSeries(_ deliver: ([SourcedRecord]) -> Void) {
    recognize(.healthAutoExport)
    json.enterArray()
    let depth = json.depth
    var index = 0
    while json.depth == depth {
      while json.nextElement() {
        reportFlaw()
        if json.kind() == .object { readOneSeries("metrics[\(index)]", deliver) } else { passOver() }
        index += 1
      }
      reportFlaw()
      guard let failure = json.failure, failure.code != .cutOff else { return }
      report(failure)
      if !json.recover(to: depth) { return }
    }
  }

  /// Name and unit may stand behind the samples: the reader then comes back to them.
  private mutating func readOneSeries(_ place: String, _ deliver: ([SourcedRecord]) -> Void) {
    let line = json.line
    var series = surroundings
    series.format = .healthAutoExport
    var samples: JSONReader.Mark?
    json.enterObject()
    let depth = json.depth
    while let key = json.nextKey() {
      switch key {
      case "name": series.series = json.readTree().value.string
      case "units": series.unit = json.readTree().value.string
      case "data" where json.kind() == .array:
        if series.series != nil, series.unit != nil {
          readSamples(of: series, place, line: line, deliver)
        } else {
          samples = json.mark()
          json.skipValue()
          if json.failure != nil { json.recover(to: depth) }
        }
      default: passOver()
      }
    }
    _ = json.takeFlaw()
    guard let samples else { return }
    let end = json.mark()
    json.rewind(to: samples)
    readSamples(of: series, place, line: line, deliver)
    json.rewind(to: end)
  }

  private mutating func readSamples(
    of series: HealthSurroundings, _ place: String, line: Int, _ deliver: ([SourcedRecord]) -> Void
  ) {
    let name = series.series ?? "series without a name"
    guard HealthAutoExport.type(of: name) != nil else {
      skip(name)
      return passOver()
    }
    if series.unit == nil {
      problems.add(
        .error, line: line, record: place, "no unit is declared for this series, and this format has no rule for it",
        hint: "export the readings with their units")
      return passOver()
    }
    readElements("\(place).data", series, deliver)
  }
}

extension HealthLists {
  /// The format that a list belongs to, even where it is empty.
  static func format(of key: String) -> HealthFormat? {
    switch key {
    case "entry": .fhir
    case "measuregrps": .withings
    case "measurementSummaries", "dailyWeightSummaries", "dateWeightList": .garmin
    default: nil
    }
  }
}
