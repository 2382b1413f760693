/// A value of JSON, as read or to be written.
///
/// Numbers stay text, so that none is rounded, and `1` is not equal to `1.0`; members keep their
/// order.
///
///     let json: JSON = ["pairs": .int(8), "faces": .list([.text("🐶")])]
///     print(json)  // {"pairs":8,"faces":["🐶"]}
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number as RFC 8259 spells it.
  case number(String)
  case text(String)
  case list([JSON])
  /// Members whose names differ.
  case object([Member])

  public struct Member: Equatable, Sendable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  public static func int(_ number: some BinaryInteger) -> JSON { .number("\(number)") }

  /// The shortest digits that are read as the same number; `null` for what is no finite number.
  public static func double(_ number: Double) -> JSON {
    number.isFinite ? .number("\(number)") : .null
  }

  /// The same value with the members of all objects in the order of their names.
  public var sortedByName: JSON {
    switch self {
    case .list(let elements): .list(elements.map(\.sortedByName))
    case .object(let members):
      .object(
        members.map { Member($0.name, $0.value.sortedByName) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
