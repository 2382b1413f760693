extension JSON {
  /// Encodes a value, its members in the order in which its type encodes them.
  ///
  /// - Parameter value: The value to encode.
  /// - Throws: The errors of the type.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONValueEncoder(key: nil, parent: nil)
    try value.encode(to: encoder)
    self = encoder.json
  }
}

/// The storage of one encoded value and the values in it.
///
/// A class, because Codable requests a container before its contents exist.
private final class JSONValueEncoder: Encoder {
  private enum Shape {
    case scalar(JSON)
    case array
    case object
  }

  private enum Part {
    case value(JSON)
    case unfinished(JSONValueEncoder)

    var json: JSON {
      switch self {
      case .value(let json): json
      case .unfinished(let encoder): encoder.json
      }
    }
  }

  private let key: (any CodingKey)?
  // Weak, because the parent owns this encoder.
  private weak var parent: JSONValueEncoder?
  private var shape = Shape.object
  private var names: [String] = []
  private var parts: [Part] = []

  init(key: (any CodingKey)?, parent: JSONValueEncoder?) {
    self.key = key
    self.parent = parent
  }

  /// The encoded value; an empty object if nothing was encoded.
  var json: JSON {
    switch shape {
    case .scalar(let json): json
    case .array: .array(parts.map(\.json))
    case .object: .object(zip(names, parts).map { JSON.Member($0, $1.json) })
    }
  }

  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + (key.map { [$0] } ?? []) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { parts.count }

  func add(_ json: JSON) { parts.append(.value(json)) }

  func add(_ value: some Encodable) throws {
    let part = JSONValueEncoder(key: PlaceKey.index(count), parent: self)
    try value.encode(to: part)
    add(part.json)
  }

  /// Appends an encoder for an element that is encoded later.
  func element() -> JSONValueEncoder {
    let part = JSONValueEncoder(key: PlaceKey.index(count), parent: self)
    parts.append(.unfinished(part))
    return part
  }

  /// Returns the encoder of a member; a repeated name replaces the first.
  func member(_ key: some CodingKey) -> JSONValueEncoder {
    let part = JSONValueEncoder(key: key, parent: self)
    if let index = names.firstIndex(where: key.stringValue.isExactly) {
      parts[index] = .unfinished(part)
    } else {
      names.append(key.stringValue)
      parts.append(.unfinished(part))
    }
    return part
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    return KeyedEncodingContainer(MemberPlaces(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    shape = .array
    return ElementPlaces(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { shape = .scalar(.null) }
  func encode(_ value: Bool) { shape = .scalar(.bool(value)) }
  func encode(_ value: String) { shape = .scalar(.string(value)) }
  func encode(_ value: some FixedWidthInteger & Encodable) { shape = .scalar(.int(value)) }
  func encode(_ value: Float) { shape = .scalar(value.isFinite ? .number("\(value)") : .null) }
  func encode(_ value: Double) { shape = .scalar(.double(value)) }
  func encode(_ value: some Encodable) throws { try value.encode(to: self) }
}

private struct MemberPlaces<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.member(key).encodeNil() }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    try value.encode(to: encoder.member(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member(PlaceKey.parent) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

private struct ElementPlaces: UnkeyedEncodingContainer {
  let encoder: JSONValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() { encoder.add(.null) }
  func encode(_ value: some FixedWidthInteger & Encodable) { encoder.add(.int(value)) }
  func encode(_ value: some Encodable) throws { try encoder.add(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.element() }
}
