internal import Records

extension CardInterpretation {
  mutating func readDates() {
    for property in properties {
      switch property.name {
      case "BDAY", "X-EVOLUTION-BIRTHDAY", "X-BIRTHDAY": readBirthday(property)
      case "X-ABDATE": addDate(property, label(of: property))
      case "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY",
        "X-KADDRESSBOOK-X-ANNIVERSARY", "X-WAB-WEDDING_ANNIVERSARY":
        addDate(property, label(of: property) ?? .init("Anniversary", isBuiltIn: true))
      case "DEATHDATE": addDate(property, .init("Death", isBuiltIn: true))
      default: break
      }
    }
  }

  /// What is no day of a month is kept as text; RFC 6350 allows that in two ways, anything else gets a warning.
  private mutating func readBirthday(_ property: ContentLine) {
    guard result.birthday == nil, let written = text(of: property).content else { return }
    if property.valueType != "text", let day = day(written, property) {
      (result.birthday, result.birthdayText) = (day, nil)
      return
    }
    if property.valueType != "text", !ContactDates.isPartial(written) {
      reportOnce(
        line: property.line, "\(property.name) is not a date; kept as text", hint: "write it as YYYY-MM-DD or --MM-DD")
    }
    result.birthdayText = result.birthdayText ?? written
  }

  private mutating func addDate(_ property: ContentLine, _ label: Contact.Label?) {
    guard let written = text(of: property).content else { return }
    if let day = day(written, property) {
      result.dates.append(.init(label: label, date: day))
    } else {
      reportOnce(
        line: property.line, "\(property.name) is not a date; ignored", hint: "write it as YYYY-MM-DD or --MM-DD")
    }
  }

  private func day(_ text: String, _ property: ContentLine) -> Contact.PartialDate? {
    ContactDates.day(text, omittedYear: property.first("X-APPLE-OMIT-YEAR").flatMap { Int($0) })
  }
}
