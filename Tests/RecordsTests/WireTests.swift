import Records
import Testing

@Suite struct WireTests {
  @Test func `every field of every record survives`() throws {
    try expectEveryField(plain: WireFixtures.plainRule, full: WireFixtures.fullRule)
    try expectEveryField(plain: WireFixtures.plainZone, full: WireFixtures.fullZone)
    try expectEveryField(plain: Contact.Name(), full: WireFixtures.fullName)
    try expectEveryField(plain: Contact.Address(), full: WireFixtures.fullAddress)
    try expectEveryField(plain: WireFixtures.plainConcert, full: WireFixtures.fullConcert)
    try expectEveryField(plain: WireFixtures.plainProblem, full: WireFixtures.fullProblem)
    try expectEveryField(plain: WireFixtures.plainDocument, full: WireFixtures.fullDocument)
    expectEveryFieldDiffers(WireFixtures.plainEvent, WireFixtures.fullEvent)
    expectEveryFieldDiffers(WireFixtures.plainContact, WireFixtures.fullContact)
    expectEveryFieldDiffers(WireFixtures.plainReading, WireFixtures.fullReading)
    expectEveryFieldDiffers(WireFixtures.plainAlbum, WireFixtures.fullAlbum)
    for record: Record in [
      .event(WireFixtures.fullEvent), .contact(WireFixtures.fullContact), .reading(WireFixtures.fullReading),
      .album(WireFixtures.fullAlbum), .event(WireFixtures.plainEvent), .contact(WireFixtures.plainContact),
      .reading(WireFixtures.plainReading), .album(WireFixtures.plainAlbum),
    ] {
      #expect(try Record(wireBytes: record.wireBytes) == record)
    }
  }

  @Test func `every case of every enumeration survives`() throws {
    for flag in Reading.Flag.allCases {
      var reading = WireFixtures.plainReading
      reading.flags = [flag]
      #expect(try Record(wireBytes: Record.reading(reading).wireBytes) == .reading(reading))
    }
    try expectCodes(Store.allCases)
    try expectCodes(Weekday.allCases)
    try expectCodes(RecurrenceRule.Frequency.allCases)
    try expectCodes([Event.Status.tentative, .confirmed, .cancelled])
    try expectCodes([Contact.Kind.person, .organization, .group])
    try expectCodes([Contact.UIDSource.uid, .xABUID, .derived])
    try expectCodes([Reading.Kind.bloodPressure, .bloodGlucose, .bodyMass])
    try expectCodes([Reading.Role.systolic, .diastolic, .pulse, .glucose, .mass])
    try expectCodes([Reading.Meal.preprandial, .postprandial])
    try expectCodes([ArtistMatch.Tier.sure, .probable, .tribute, .muted, .rejected])
    try expectCodes([Problem.Severity.error, .warning])
  }

  @Test func `integers of any size survive`() throws {
    for value in [0, 1, -1, 63, 64, -64, -65, 1 << 32, Int64.max, .min] {
      #expect(try Int64(wireBytes: value.wireBytes) == value)
    }
    for coefficient in [Int128.max, .min, 0, -1, Int128(UInt64.max)] {
      let decimal = ExactDecimal(coefficient: coefficient, exponent: 3)
      #expect(try ExactDecimal(wireBytes: decimal.wireBytes) == decimal)
    }
  }

  @Test func `a cut-off document throws wherever it is cut`() {
    let bytes = WireFixtures.fullDocument.wireBytes
    for end in bytes.indices {
      #expect(throws: WireError.self) { try Document(wireBytes: Array(bytes[..<end])) }
    }
  }

  @Test func `bytes after the end are refused`() {
    #expect(throws: WireError.trailing(1)) { try Document(wireBytes: WireFixtures.fullDocument.wireBytes + [0]) }
  }

  @Test func `damaged bytes throw or give a value, and never trap`() {
    let bytes = WireFixtures.fullDocument.wireBytes
    var generator = WireRandom(state: 1)
    var refused = 0
    for _ in 0..<5000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: damaged.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      do {
        let document = try Document(wireBytes: damaged)
        // What is accepted is a value like any other: it has bytes of its own.
        #expect(try Document(wireBytes: document.wireBytes).records.count == document.records.count)
      } catch { refused += 1 }
    }
    #expect(refused > 1000)
  }

  @Test func `a huge count costs neither memory nor time`() {
    var encoder = WireEncoder()
    encoder.unsigned(.max)
    #expect(throws: WireError.truncated("a list")) { try [String](wireBytes: encoder.bytes) }
    #expect(throws: WireError.truncated("a list")) { try String(wireBytes: encoder.bytes) }
  }

  @Test func `values outside their type's range are refused`() {
    #expect(throws: WireError.self) { try CivilDate(wireBytes: CivilDate(year: 2026, month: 13, day: 1).wireBytes) }
    #expect(throws: WireError.self) { try CivilDate(wireBytes: CivilDate(year: .max, month: 1, day: 1).wireBytes) }
    #expect(throws: WireError.self) { try Instant(wireBytes: Instant(milliseconds: .max).wireBytes) }
    #expect(throws: WireError.self) {
      try ExactDecimal(wireBytes: ExactDecimal(coefficient: 1, exponent: 1 << 40).wireBytes)
    }
    #expect(throws: WireError.self) {
      try RecurrenceRule(wireBytes: RecurrenceRule(frequency: .daily, interval: 0).wireBytes)
    }
    #expect(throws: WireError.self) { try String(wireBytes: [2, 0xc3, 0x28]) }
  }

  @Test func `a new stamp, sequence, revision or version alone is not visible`() {
    var event = WireFixtures.fullEvent
    (event.sequence, event.stamp) = (9, nil)
    expectSameVisible(.event(event), .event(WireFixtures.fullEvent), true)
    event.title = nil
    expectSameVisible(.event(event), .event(WireFixtures.fullEvent), false)

    var contact = WireFixtures.fullContact
    (contact.version, contact.revision) = ("3.0", nil)
    expectSameVisible(.contact(contact), .contact(WireFixtures.fullContact), true)
    contact.note = "other"
    expectSameVisible(.contact(contact), .contact(WireFixtures.fullContact), false)

    var reading = WireFixtures.fullReading
    reading.version = 1
    expectSameVisible(.reading(reading), .reading(WireFixtures.fullReading), true)
    reading.flags = []
    expectSameVisible(.reading(reading), .reading(WireFixtures.fullReading), false)
  }

  private func expectSameVisible(_ one: Record, _ other: Record, _ same: Bool) {
    #expect(one.wireBytes != other.wireBytes)
    #expect((one.visibleBytes == other.visibleBytes) == same)
  }

  private func expectEveryField<Value: WireCoded & Equatable>(plain: Value, full: Value) throws {
    expectEveryFieldDiffers(plain, full)
    #expect(try Value(wireBytes: full.wireBytes) == full)
    #expect(try Value(wireBytes: plain.wireBytes) == plain)
  }

  private func expectEveryFieldDiffers<Value>(_ plain: Value, _ full: Value) {
    for (one, other) in zip(Mirror(reflecting: plain).children, Mirror(reflecting: full).children) {
      #expect(
        String(describing: one.value) != String(describing: other.value),
        "\(Value.self).\(one.label ?? "?") is not filled in the fixture, so a coding that forgets it would pass")
    }
  }

  private func expectCodes<Value: WireCoded & Equatable>(_ values: [Value]) throws {
    for value in values { #expect(try Value(wireBytes: value.wireBytes) == value) }
    #expect(throws: WireError.self) { try Value(wireBytes: [UInt8(values.count)]) }
  }
}

/// SplitMix64: the same damage on every run.
private struct WireRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
