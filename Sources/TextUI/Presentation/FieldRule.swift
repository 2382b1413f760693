/// Something that must hold for a value typed into a form, and what to say while it does not.
public struct FieldRule<Value> {
  let message: String
  let isMet: (Value) -> Bool

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - message: A sentence for the reader of the form, such as "That name is taken."
  ///   - isMet: Whether a value is all right.
  public init(_ message: String, isMet: @escaping (Value) -> Bool) {
    self.message = message
    self.isMet = isMet
  }
}

extension FieldRule where Value: StringProtocol {
  /// There must be more than spaces.
  public static func notBlank(_ message: String = "This must not be empty.") -> FieldRule {
    FieldRule(message) { text in !text.allSatisfy(\.isWhitespace) }
  }
}

extension FieldRule where Value: Comparable {
  /// The value must lie in a range; both ends do.
  public static func within(_ range: ClosedRange<Value>, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "From \(range.lowerBound) to \(range.upperBound), please.") {
      range.contains($0)
    }
  }
}

extension FieldRule where Value: Collection {
  /// There must be so many elements or more.
  public static func atLeast(_ count: Int, _ noun: String, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "At least \(count) \(noun), please.") { $0.count >= count }
  }

  /// There must be so many elements or fewer.
  public static func atMost(_ count: Int, _ noun: String, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "At most \(count) \(noun), please.") { $0.count <= count }
  }
}
