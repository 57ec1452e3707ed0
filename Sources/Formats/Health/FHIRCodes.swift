/// Codes of LOINC, and those of SNOMED CT without a hyphen, by what they measure.
enum FHIRCodes {
  static let pressure: Set<String> = [
    "85354-9", "55284-4", "35094-2", "96607-7", "75367002", "8480-6", "8462-4", "271649006", "271650006",
  ]
  /// At rest, sitting, standing, lying; mean of several.
  static let systolic: Set<String> = ["8480-6", "8459-0", "8460-8", "8461-6", "96608-5", "271649006"]
  static let diastolic: Set<String> = ["8462-4", "8453-3", "8454-1", "8455-8", "96609-3", "271650006"]
  static let pulse: Set<String> = ["8867-4", "8893-0", "78564009", "364075005"]

  /// In blood, plasma, serum, capillary blood and tissue; by mass and by substance.
  static let glucose: Set<String> = [
    "2339-0", "2340-8", "2341-6", "2345-7", "15074-8", "14749-6", "14743-9", "41653-7", "41604-0", "32016-8", "1558-6",
    "14771-0", "76629-5", "53049-3", "99504-3", "105272-9", "1521-4", "27353-2", "97507-8", "33747003", "434912009",
  ]
  static let capillary: Set<String> = ["41653-7", "14743-9", "32016-8", "41604-0"]
  static let interstitial: Set<String> = ["99504-3", "105272-9"]
  static let fasting: Set<String> = ["1558-6", "14771-0", "76629-5", "41604-0", "53049-3"]
  static let afterMeal: Set<String> = ["1521-4"]

  static let mass: Set<String> = ["29463-7", "3141-9", "3142-7", "8335-2", "27113001"]

  /// No single readings: mean pressures, estimated and mean glucose.
  static let averages: Set<String> = ["96607-7", "96608-5", "96609-3", "27353-2", "97507-8"]
}
