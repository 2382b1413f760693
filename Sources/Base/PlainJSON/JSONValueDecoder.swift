extension JSON {
  /// Returns a value decoded from this JSON.
  ///
  /// A number such as `2.0` or `2e3` is also a whole one.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - name: The name of the whole in errors.
  /// - Returns: The value.
  /// - Throws: `JSONError` instead of any `DecodingError`, or another error of the type.
  public func decoded<Value: Decodable>(
    as type: Value.Type, named name: String = "the whole"
  ) throws -> Value {
    do {
      return try Value(from: JSONValueDecoder(json: self, key: nil, parent: nil))
    } catch let error as DecodingError {
      throw JSONError(error, inside: name)
    }
  }
}

private struct JSONValueDecoder: Decoder {
  let json: JSON
  let key: (any CodingKey)?
  let parent: CodingStep?

  var codingPath: [any CodingKey] { step?.path ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The coding path, created only for containers and errors.
  private var step: CodingStep? { key.map { CodingStep($0, after: parent) } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = json else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(Members(members: members, step: step))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = json else { throw mismatch([Any].self) }
    return Elements(elements: elements, step: step)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func mismatch(_ type: any Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "another kind of value"))
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { json == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = json else { throw mismatch(type) }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let text) = json else { throw mismatch(type) }
    return text
  }

  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    guard case .number(let digits) = json,
      let number = Number(digits) ?? Double(digits).flatMap(Number.init(exactly:))
    else { throw mismatch(type) }
    return number
  }

  func decode<Number: LosslessStringConvertible & BinaryFloatingPoint & Decodable>(
    _ type: Number.Type
  ) throws -> Number {
    guard case .number(let digits) = json, let number = Number(digits), number.isFinite else {
      throw mismatch(type)
    }
    return number
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [JSON.Member]
  let step: CodingStep?

  var codingPath: [any CodingKey] { step?.path ?? [] }

  var allKeys: [Key] {
    // A key may be equivalent to a member's name without being equal to it.
    members.compactMap { member in
      Key(stringValue: member.name).flatMap { $0.stringValue.isExactly(member.name) ? $0 : nil }
    }
  }

  func contains(_ key: Key) -> Bool { members.contains { $0.name.isExactly(key.stringValue) } }

  private func member(_ key: some CodingKey) throws -> JSONValueDecoder {
    guard let member = members.first(where: { $0.name.isExactly(key.stringValue) }) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no such member"))
    }
    return JSONValueDecoder(json: member.value, key: key, parent: step)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).decode(type) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try member(key).decode(type)
  }

  func decode<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type, forKey key: Key
  ) throws -> Number {
    try member(key).decode(type)
  }

  func decode<Number: LosslessStringConvertible & BinaryFloatingPoint & Decodable>(
    _ type: Number.Type, forKey key: Key
  ) throws -> Number {
    try member(key).decode(type)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member(PlaceKey.parent) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

/// The elements of a list, one after the other.
private struct Elements: UnkeyedDecodingContainer {
  let elements: [JSON]
  let step: CodingStep?
  private(set) var currentIndex = 0

  init(elements: [JSON], step: CodingStep?) {
    self.elements = elements
    self.step = step
  }

  var codingPath: [any CodingKey] { step?.path ?? [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// Decodes the next element; keeps its position if the element has another type.
  private mutating func next<Value>(_ read: (JSONValueDecoder) throws -> Value) throws -> Value {
    let key = PlaceKey.index(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Value.self, .init(codingPath: codingPath + [key], debugDescription: "no such element"))
    }
    let value = try read(JSONValueDecoder(json: elements[currentIndex], key: key, parent: step))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }

  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }

  mutating func decode<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type
  ) throws -> Number {
    try next { try $0.decode(type) }
  }

  mutating func decode<Number: LosslessStringConvertible & BinaryFloatingPoint & Decodable>(
    _ type: Number.Type
  ) throws -> Number {
    try next { try $0.decode(type) }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.decode(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}
