/// A value and where it was found, so that errors can name the place.
public struct JSONField {
  /// What was found.
  public let value: JSON
  /// Such as `themes[3].name`; empty at the top.
  public let place: String

  /// Takes a value and its place; without one it is the whole.
  public init(_ value: JSON, at place: String = "") {
    self.value = value
    self.place = place
  }

  /// The error of a value that is not what it must be.
  public func wrong(_ wanted: String) -> JSONError {
    .wrong(place.isEmpty ? "the whole" : place, mustBe: wanted)
  }

  /// The text that it is.
  ///
  /// - Throws: `JSONError` if it is anything else.
  public func text() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw wrong("text") }
    return text
  }

  /// The yes or no that it is.
  ///
  /// - Throws: `JSONError` if it is anything else, a number or text included.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let bool) = value else { throw wrong("true or false") }
    return bool
  }

  /// A whole number without fraction or exponent; one too large for its type is out of range.
  @specialized(where Number == Int)
  @specialized(where Number == Int64)
  public func int<Number: FixedWidthInteger>(
    in range: ClosedRange<Number> = .min ... .max
  ) throws(JSONError) -> Number {
    guard case .number(let digits) = value else { throw wrong("a whole number") }
    if let number = Number(digits), range.contains(number) { return number }
    guard digits.utf8.allSatisfy(Self.isWhole) else { throw wrong("a whole number") }
    throw .outside(place, value: digits, allowed: "\(range.lowerBound)...\(range.upperBound)")
  }

  private static func isWhole(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
  }

  /// A number, with or without a fraction.
  ///
  /// - Throws: `JSONError` if it is anything else, or not in the range.
  public func double(in range: ClosedRange<Double>) throws(JSONError) -> Double {
    guard case .number(let digits) = value, let number = Double(digits) else {
      throw wrong("a number")
    }
    guard range.contains(number) else {
      throw .outside(place, value: digits, allowed: "\(range.lowerBound)...\(range.upperBound)")
    }
    return number
  }

  /// The elements of a list.
  ///
  /// - Throws: `JSONError`, which is `tooMany` beyond the limit.
  public func list(atMost limit: Int = .max) throws(JSONError) -> [JSONField] {
    guard case .array(let values) = value else { throw wrong("a list") }
    if values.count > limit { throw .tooMany("elements in \(place)", limit: limit) }
    return values.enumerated().map { JSONField($0.element, at: "\(place)[\($0.offset)]") }
  }

  /// The object that it is, its members with their places.
  ///
  /// - Throws: `JSONError` if it is anything else.
  public func object() throws(JSONError) -> JSONObject {
    guard case .object(let members) = value else { throw wrong("an object") }
    return JSONObject(members: members, place: place)
  }
}
