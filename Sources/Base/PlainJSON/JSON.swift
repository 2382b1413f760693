/// A value of JSON, as read or to be written.
///
/// Numbers stay text, so that none is rounded, and `1` is not equal to `1.0`; members keep their
/// order. Texts and names are equal if their code points are: "é" in one scalar and in two are two.
///
///     let json = JSON.object(["pairs": .int(8), "faces": .array([.string("🐶")])])
///     print(json)  // {"pairs":8,"faces":["🐶"]}
public enum JSON: Sendable {
  /// No value, which is not the same as a missing one.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as RFC 8259 spells it.
  case number(String)
  /// Text without the escapes that it is written with.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Members whose names differ.
  case object([Member])

  /// A name and what it stands for in an object.
  public struct Member: Sendable {
    /// Text without escapes, as in a string.
    public let name: String
    /// What the name stands for.
    public let value: JSON

    /// A member by name and value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An object of members that are written down, in their order; the names must differ.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// An object of members that are put together at run time.
  public static func members(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// A whole number of any size, to the last digit.
  public static func int(_ number: some BinaryInteger) -> JSON { .number(number.description) }

  /// The shortest digits that are read as the same number; `null` for what is no finite number.
  public static func double(_ number: Double) -> JSON {
    number.isFinite ? .number("\(number)") : .null
  }
}

extension JSON: Equatable {
  public static func == (one: JSON, other: JSON) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one.isExactly(other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

extension JSON.Member: Equatable {
  public static func == (one: JSON.Member, other: JSON.Member) -> Bool {
    one.name.isExactly(other.name) && one.value == other.value
  }
}
