internal import JSON
internal import StoreBus

/// Readings for people: a line a reading, or a line a day.
enum ReadingsText {
  static func text(_ readings: [String], mode: ReadingsQuery.Mode) throws -> String {
    var table = TextTable()
    for text in readings {
      let row = try JSONValue(parsing: text)
      mode == .daily ? addDay(row, to: &table) : addReading(row, to: &table)
    }
    return table.text()
  }

  private static func addReading(_ row: JSONValue, to table: inout TextTable) {
    let values = row["values"]?.array ?? []
    let isPressure = row["type"]?.string == "bloodPressure"
    let numbers = values.filter { $0["role"]?.string != "pulse" }.compactMap { $0["value"]?.numberText }
    let pulse = values.first { $0["role"]?.string == "pulse" }?["value"]?.numberText.map { ", pulse \($0)" } ?? ""
    let flags = (row["flags"]?.array ?? []).compactMap(\.string).joined(separator: ", ")
    table.add(
      PeoplesTime.day(row["start"]?.string ?? ""), row["type"]?.string ?? "",
      numbers.joined(separator: isPressure ? "/" : " ") + " " + (values.first?["unit"]?.string ?? "") + pulse, flags)
  }

  private static func addDay(_ row: JSONValue, to table: inout TextTable) {
    for value in row["values"]?.array ?? [] {
      let number = { (key: String) in value[key]?.numberText ?? "" }
      table.add(
        PeoplesTime.day(row["day"]?.string ?? ""), value["role"]?.string ?? row["type"]?.string ?? "",
        "\(number("minimum")) – \(number("maximum"))", "average \(number("average"))", value["unit"]?.string ?? "",
        "\(value["count"]?.integer ?? row["count"]?.integer ?? 0) readings")
    }
  }
}
