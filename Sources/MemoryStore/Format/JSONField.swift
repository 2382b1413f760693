/// A value and where it was found, so that errors can name the place.
struct JSONField {
  let value: JSON
  /// Such as `themes[3].name`; empty at the top.
  let place: String

  init(_ value: JSON, at place: String = "") {
    self.value = value
    self.place = place
  }

  private func wrongType(_ wanted: String) -> FormatError {
    .wrongType(place.isEmpty ? "the whole" : place, wanted: wanted)
  }

  func text() throws(FormatError) -> String {
    guard case .text(let text) = value else { throw wrongType("text") }
    return text
  }

  func bool() throws(FormatError) -> Bool {
    guard case .bool(let bool) = value else { throw wrongType("true or false") }
    return bool
  }

  /// A whole number of any width; those too large for it are out of range.
  func int<Number: FixedWidthInteger>(
    in range: ClosedRange<Number> = .min ... .max
  ) throws(FormatError) -> Number {
    guard case .number(let digits) = value else { throw wrongType("a whole number") }
    let isWhole = digits.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard isWhole else { throw wrongType("a whole number") }
    guard let number = Number(digits), range.contains(number) else {
      let allowed = "\(range.lowerBound)...\(range.upperBound)"
      throw .outside(place, value: digits, allowed: allowed)
    }
    return number
  }

  /// The elements of a list.
  ///
  /// - Throws: `FormatError`, which is `tooMany` beyond the limit.
  func list(atMost limit: Int = .max) throws(FormatError) -> [JSONField] {
    guard case .list(let values) = value else { throw wrongType("a list") }
    if values.count > limit { throw .tooMany("elements in \(place)", limit: limit) }
    return values.enumerated().map { JSONField($0.element, at: "\(place)[\($0.offset)]") }
  }

  func object() throws(FormatError) -> JSONObject {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return JSONObject(members: members, place: place)
  }
}

/// The members of an object, by name.
struct JSONObject {
  let members: [JSON.Member]
  let place: String

  private func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// A member that may be missing; null counts as missing.
  func optional(_ name: String) -> JSONField? {
    guard let member = members.first(where: { $0.name == name }), member.value != .null else {
      return nil
    }
    return JSONField(member.value, at: path(name))
  }

  subscript(name: String) -> JSONField {
    get throws(FormatError) {
      guard let field = optional(name) else { throw .missing(path(name)) }
      return field
    }
  }

  /// All members, each with its place.
  var fields: [(name: String, field: JSONField)] {
    members.map { ($0.name, JSONField($0.value, at: path($0.name))) }
  }

  /// Refuses members that nobody would read: a misspelt one must not be passed over.
  func allowOnly(_ names: [String]) throws(FormatError) {
    if let stranger = members.first(where: { !names.contains($0.name) }) {
      throw .unknownField(path(stranger.name))
    }
  }
}
