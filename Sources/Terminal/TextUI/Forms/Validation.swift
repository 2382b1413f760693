/// What is wrong with a value, or with several.
///
/// Made anew whenever the value is looked at, so that it holds while one types:
///
///     let name = Validation(of: theme.name, .notBlank("A theme needs a name."))
///     let faces = Validation(of: theme.faces, .atLeast(2, "faces"))
///     Button("Save") { save() }.disabled(!Validation(name, faces).isValid)
public struct Validation: Hashable, Sendable {
  /// What is wrong, in the order of the rules; empty if nothing is.
  public let errors: [String]

  /// Nothing is wrong.
  public static let valid = Validation(errors: [])

  /// Takes over errors found elsewhere.
  public init(errors: [String]) {
    self.errors = errors
  }

  /// Looks at a value by rules.
  public init<Value>(of value: Value, _ rules: FieldRule<Value>...) {
    errors = rules.filter { !$0.isMet(value) }.map(\.message)
  }

  /// Joins what is wrong with the parts of a form.
  public init(_ parts: Validation...) {
    errors = parts.flatMap(\.errors)
  }

  /// Whether there is nothing to say against it.
  public var isValid: Bool { errors.isEmpty }

  /// What to say first.
  public var error: String? { errors.first }
}

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
