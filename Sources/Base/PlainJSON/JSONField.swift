/// A value and its place, so that errors can name the place.
public struct JSONField {
  /// The value itself.
  public let value: JSON
  /// The path of the value, such as `themes[3].name`; empty at the top.
  public let place: String

  /// Creates a field; without a place it is the top.
  public init(_ value: JSON, at place: String = "") {
    self.value = value
    self.place = place
  }

  /// Returns the error of a value of the wrong type.
  public func wrong(_ wanted: String) -> JSONError {
    .wrong(place.isEmpty ? "the whole" : place, mustBe: wanted)
  }

  /// Returns the value as text.
  ///
  /// - Throws: `JSONError` if it is not text.
  public func text() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw wrong("text") }
    return text
  }

  /// Returns the value as a Boolean.
  ///
  /// - Throws: `JSONError` if it is anything else, a number or text included.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let bool) = value else { throw wrong("true or false") }
    return bool
  }

  /// Returns a whole number without fraction or exponent; one too large for its type is out of
  /// range.
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

  /// Returns the value as a number, with or without a fraction.
  ///
  /// - Throws: `JSONError` if it is not a number, or out of range.
  public func double(in range: ClosedRange<Double>) throws(JSONError) -> Double {
    guard case .number(let digits) = value, let number = Double(digits) else {
      throw wrong("a number")
    }
    guard range.contains(number) else {
      throw .outside(place, value: digits, allowed: "\(range.lowerBound)...\(range.upperBound)")
    }
    return number
  }

  /// Returns the elements of a list.
  ///
  /// - Throws: `JSONError` if it is not a list; `JSONError.tooMany` beyond the limit.
  public func list(atMost limit: Int = .max) throws(JSONError) -> [JSONField] {
    guard case .array(let values) = value else { throw wrong("a list") }
    if values.count > limit { throw .tooMany("elements in \(place)", limit: limit) }
    return values.enumerated().map { JSONField($0.element, at: "\(place)[\($0.offset)]") }
  }

  /// Returns the members of an object, with their places.
  ///
  /// - Throws: `JSONError` if it is not an object.
  public func object() throws(JSONError) -> JSONObject {
    guard case .object(let members) = value else { throw wrong("an object") }
    return JSONObject(members: members, place: place)
  }
}
