import Records
import Testing

@Suite struct `An exact decimal` {
  @Test(arguments: [
    ("5.5", "5.5"), ("128", "128"), ("-0.50", "-0.50"), ("1e3", "1000"), ("1.25E+1", "12.5"), ("7e-3", "0.007"),
    ("0", "0"), ("0.00", "0.00"), ("120.0", "120.0"), ("1e-400", "0." + String(repeating: "0", count: 399) + "1"),
    ("17014118346046923173168730371588410572", "17014118346046923173168730371588410572"),
  ])
  func `keeps its digits`(text: String, expected: String) { #expect(ExactDecimal(text)?.text == expected) }

  @Test(arguments: [
    "", "-", "+1", "01", ".5", "1.", "1e", "1e+", "1,5", " 1", "1 ", "0x1", "NaN", "1.5.5", "1e1000",
    "1e9999999999999999999",
    "999999999999999999999999999999999999999999", "½", "1e1.5",
  ])
  func `is only made of a JSON number it can hold`(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test(arguments: [
    ("5.5", "18.015588", "99.0857340"), ("7.85", "18.015588", "141.42236580"), ("168.4", "0.45359237", "76.384955108"),
    ("6.1", "18.015588", "109.8950868"), ("-2", "0.5", "-1.0"), ("0", "18.015588", "0.000000"),
  ])
  func `multiplies exactly`(one: String, other: String, expected: String) throws {
    let product = try #require(ExactDecimal(one)).multiplied(by: try #require(ExactDecimal(other)))
    #expect(product?.text == expected)
  }

  @Test(arguments: [("1.5", "2", "3.5"), ("0.1", "0.02", "0.12"), ("1e3", "-0.5", "999.5"), ("-1", "1", "0")])
  func `adds exactly`(one: String, other: String, expected: String) throws {
    #expect(try #require(ExactDecimal(one)).adding(try #require(ExactDecimal(other)))?.text == expected)
  }

  @Test func `knows when a sum has too many digits`() throws {
    #expect(try #require(ExactDecimal("1e300")).adding(try #require(ExactDecimal("1"))) == nil)
  }

  @Test func `knows when a product has too many digits`() throws {
    let long = try #require(ExactDecimal("1234567890123456789012345678901234567"))
    #expect(long.multiplied(by: long) == nil)
  }

  @Test(arguments: [
    ("16", "0.133322387415", "120.0099"), ("1", "8", "0.1250"), ("1", "3", "0.3333"), ("2", "3", "0.6667"),
    ("0.00005", "1", "0.0000"), ("0.00015", "1", "0.0002"), ("0.00025", "1", "0.0002"), ("-0.00015", "1", "-0.0002"),
    ("-2", "3", "-0.6667"), ("1", "-3", "-0.3333"), ("1e-60", "7", "0.0000"), ("0", "5", "0.0000"),
  ])
  func `divides to four decimals, half to even`(one: String, other: String, expected: String) throws {
    let quotient = try #require(ExactDecimal(one)).divided(by: try #require(ExactDecimal(other)))
    #expect(quotient?.text == expected)
  }

  @Test func `does not divide by zero`() {
    #expect(ExactDecimal(coefficient: 1).divided(by: ExactDecimal(coefficient: 0)) == nil)
  }

  @Test func `is equal by value`() throws {
    let same = try ["1.5", "1.50", "15e-1", "0.15e1"].map { try #require(ExactDecimal($0)) }
    #expect(Set(same).count == 1)
    #expect(ExactDecimal("0") == ExactDecimal("-0.00"))
    #expect(ExactDecimal("1e2") == ExactDecimal("100"))
    #expect(ExactDecimal("1.5") != ExactDecimal("1.51"))
  }

  @Test func `is ordered by value`() throws {
    let texts = [
      "-1e300", "-12.5", "-12", "-0.1", "0", "1e-300", "0.09", "0.1", "9.99", "10", "10.01", "1e38",
      "170000000000000000000000000000000000000", "9e38", "1e300",
    ]
    let numbers = try texts.map { try #require(ExactDecimal($0)) }
    for (at, one) in numbers.enumerated() {
      for (place, other) in numbers.enumerated() {
        #expect((one < other) == (at < place), "\(texts[at]) < \(texts[place])")
      }
    }
  }
}
