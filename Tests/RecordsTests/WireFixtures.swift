import Records

/// Pairs of one type whose every field differs: a field that the coding forgets comes back as its default.
enum WireFixtures {
  static let date = CivilDate(year: 2027, month: 2, day: 14)
  static let clock = CivilDateTime(date: date, hour: 20, minute: 30, second: 59)
  static let zoned = CalendarTime.zoned(clock, tzid: "Europe/Berlin")

  static let plainRule = RecurrenceRule(frequency: .daily)
  static let fullRule: RecurrenceRule = {
    var rule = RecurrenceRule(frequency: .yearly, interval: 2, count: 7, until: .utc(clock))
    rule.bySecond = [0, 59]
    rule.byMinute = [30]
    rule.byHour = [23]
    rule.byDay = [.init(ordinal: -1, .sunday), .init(.monday)]
    rule.byMonthDay = [-31, 31]
    rule.byYearDay = [-366, 366]
    rule.byWeekNumber = [-53]
    rule.byMonth = [1, 12]
    rule.bySetPosition = [-1]
    rule.weekStart = .sunday
    return rule
  }()

  static let plainZone = ZoneDefinition(tzid: "", observances: [])
  static let fullZone = ZoneDefinition(
    tzid: "Customized Time Zone", location: "Asia/Tokyo",
    observances: [
      .init(
        isDaylight: true, start: clock, offsetFrom: -43_200, offsetTo: 50_400, rules: [fullRule], dates: [clock])
    ])

  static let plainEvent = Event(id: "", uid: "", start: .date(CivilDate(year: 1970, month: 1, day: 1)))
  static let fullEvent: Event = {
    var event = Event(id: "e-1", uid: "uid@example", start: zoned)
    event.recurrenceID = .offset(clock, seconds: -3600)
    event.overridesFuture = true
    event.sequence = 3
    event.stamp = Instant(milliseconds: 1_795_000_000_123)
    event.title = "Ólafur Arnalds — live"
    event.end = .duration(CalendarDuration(days: -1, seconds: 7200))
    event.rules = [fullRule, plainRule]
    event.exclusionRules = [plainRule]
    event.additionalDates = [.init(start: zoned, end: .time(.floating(clock))), .init(start: .date(date))]
    event.exceptionDates = [.date(date), .utc(clock)]
    event.status = .cancelled
    event.location = Location(text: "Harpa, Reykjavík", latitude: 64.150_4, longitude: -21.932_3)
    event.url = "https://example.org/e/1"
    event.categories = ["CONCERT", ""]
    event.floatingZone = "Atlantic/Reykjavik"
    event.zones = [fullZone]
    return event
  }()

  static let plainContact = Contact(id: "", uid: "")
  static let fullName: Contact.Name = {
    var name = Contact.Name()
    name.full = "Dr. Ada M. King, Jr."
    name.given = "Ada"
    name.family = "King"
    name.middle = "M."
    name.prefix = "Dr."
    name.suffix = "Jr."
    name.alternatives = ["エイダ"]
    name.phoneticGiven = "ay-da"
    name.phoneticMiddle = "em"
    name.phoneticFamily = "king"
    return name
  }()
  static let fullAddress: Contact.Address = {
    var address = Contact.Address()
    address.label = .init("Home", isBuiltIn: true)
    address.postOfficeBox = "Box 1"
    address.extended = "c/o Byron"
    address.street = "1 Main St"
    address.city = "Springfield"
    address.region = "IL"
    address.postalCode = "62701"
    address.country = "USA"
    address.countryCode = "us"
    address.formatted = "1 Main St, Springfield"
    address.types = ["home"]
    return address
  }()
  static let fullContact: Contact = {
    var contact = Contact(id: "p-1", uid: "uid")
    contact.uidSource = .xABUID
    contact.type = .group
    contact.version = "4.0"
    contact.revision = Instant(milliseconds: -1)
    contact.name = fullName
    contact.organization = "Analytical Engines"
    contact.department = "Number theory"
    contact.title = "Countess"
    contact.role = "Analyst"
    contact.nicknames = ["AAL"]
    contact.birthdayText = "winter"
    contact.phones = [.init(label: .init("mobile"), value: "+1 555 0100", types: ["cell"])]
    contact.emails = [.init(value: "ada@example.org")]
    contact.addresses = [fullAddress]
    contact.urls = ["https://example.org"]
    contact.social = [.init(service: "mastodon", user: "@ada", url: "https://example.org/@ada")]
    contact.birthday = .init(year: nil, month: 2, day: 29)
    contact.dates = [.init(label: .init("anniversary"), date: .init(year: 1835, month: 7, day: 8))]
    contact.related = [.init(label: .init("Spouse", isBuiltIn: true), name: "William")]
    contact.members = ["urn:uuid:1"]
    contact.categories = ["friends"]
    contact.note = "line one\nline two"
    contact.photo = .init(type: "image/jpeg", bytes: 12_345, sha256: "00ff", url: "https://example.org/a.jpg")
    return contact
  }()

  static let fullValue = Reading.Value(
    role: .glucose, value: ExactDecimal(coefficient: -123_456_789_012_345_678_901_234_567_890, exponent: -4),
    unit: "mg/dL", originalText: "5.5", originalUnit: "mmol/L", comparator: "<")
  static let plainReading = Reading(id: "", type: .bloodPressure, start: Instant(seconds: 0), values: [])
  static let fullReading: Reading = {
    var reading = Reading(id: "r-1", type: .bodyMass, start: Instant(seconds: 1_795_000_000), values: [fullValue])
    reading.startOffset = -34_200
    reading.end = Instant(seconds: 1_795_000_060)
    reading.zoneSource = "field"
    reading.originalTime = "2026-11-18T10:26:40"
    reading.meal = .postprandial
    reading.specimen = "capillary"
    reading.zone = "Asia/Kolkata"
    reading.device = "OMRON"
    reading.note = "left arm"
    reading.flags = Set(Reading.Flag.allCases)
    reading.externalId = "x-1"
    reading.duplicateOf = "r-0"
    reading.version = .max
    reading.isRetraction = true
    return reading
  }()

  static let plainAlbum = Album(id: "", name: "", artistName: nil)
  static let fullAlbum: Album = {
    var album = Album(id: "a-1", name: "Moon Safari", artistName: "Air")
    album.year = 1998
    album.barcode = "724384497828"
    album.url = "https://example.org/moon"
    album.aliases = ["AIR French Band"]
    album.genres = ["downtempo"]
    album.tags = ["night"]
    album.tracks = [.init(title: "La Femme d'Argent", url: "file:///1"), .init(title: "Sexy Boy")]
    album.cover = .init(file: "covers/moon.jpg", sha256: "abcd")
    return album
  }()

  static let plainConcert = Concert(
    id: "", event: "", title: "", start: .date(CivilDate(year: 1970, month: 1, day: 1)),
    end: .date(CivilDate(year: 1970, month: 1, day: 2)), artists: [])
  static let fullConcert: Concert = {
    var concert = Concert(
      id: "c-1", event: "e-1", title: "Air", start: .instant(Instant(seconds: 1_795_000_000), offset: 3600),
      end: .date(date),
      artists: [
        .init(
          name: "Air", score: 4.25, tier: .probable, because: [.init(rule: "whole title", points: -0.5, text: "Air")])
      ],
      listen: [.init(album: "a-1", name: "Moon Safari", url: "u", tracks: fullAlbum.tracks)])
    concert.location = fullEvent.location
    concert.distanceKm = 12.5
    concert.url = "https://example.org/c"
    return concert
  }()

  static let plainProblem = Problem(.error, "")
  static let fullProblem = Problem(
    .warning, store: .health, file: "/drops/a.json", line: 12, record: "entry[1]", "no unit", hint: "add one",
    since: Instant(seconds: 1))

  static let plainDocument = Document(store: .calendars, format: "")
  static let fullDocument = Document(
    store: .music, format: "catalog",
    records: [
      SourcedRecord(.event(fullEvent), line: 3, sourceText: [0, 255, 13, 10]),
      SourcedRecord(.contact(fullContact)), SourcedRecord(.reading(fullReading)), SourcedRecord(.album(fullAlbum)),
    ],
    problems: [fullProblem, plainProblem], isComplete: false)
}
