/// A JSON value.
///
/// Numbers are kept as text, so that none is rounded, and `1` is not equal to `1.0`; members keep
/// their order. Texts and names are equal if their code points are: "é" in one scalar and in two
/// differ.
///
///     let json = JSON.object(["pairs": .int(8), "faces": .array([.string("🐶")])])
///     print(json)  // {"pairs":8,"faces":["🐶"]}
public enum JSON: Sendable {
  /// The null value, which differs from a missing one.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number, spelled as in RFC 8259.
  case number(String)
  /// A text, without escapes.
  case string(String)
  /// A list of values.
  case array([JSON])
  /// An object; the names of its members differ.
  case object([Member])

  /// A name and its value in an object.
  public struct Member: Sendable {
    /// The name, without escapes.
    public let name: String
    /// The value of the member.
    public let value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Returns an object of literal members, in their order; the names must differ.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Returns an object of members that are computed at run time.
  public static func members(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// Returns a whole number of any size, exactly.
  public static func int(_ number: some BinaryInteger) -> JSON { .number(number.description) }

  /// Returns the shortest digits that parse to the same number; `null` for a number that is not
  /// finite.
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
