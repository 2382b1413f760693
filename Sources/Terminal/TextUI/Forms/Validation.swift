/// The errors of one or several values.
///
/// Create it anew whenever the value is read, so that it is current while the user types:
///
///     let name = Validation(of: theme.name, .notBlank("A theme needs a name."))
///     let faces = Validation(of: theme.faces, .atLeast(2, "faces"))
///     Button("Save") { save() }.disabled(!Validation(name, faces).isValid)
public struct Validation: Hashable, Sendable {
  /// The error messages, in the order of the rules; empty if the value is valid.
  public let errors: [String]

  /// A validation without errors.
  public static let valid = Validation(errors: [])

  /// Creates a validation from errors found elsewhere.
  public init(errors: [String]) {
    self.errors = errors
  }

  /// Creates a validation of a value by rules.
  public init<Value>(of value: Value, _ rules: FieldRule<Value>...) {
    errors = rules.filter { !$0.isMet(value) }.map(\.message)
  }

  /// Creates a validation with the errors of several, such as the fields of a form.
  public init(_ parts: Validation...) {
    errors = parts.flatMap(\.errors)
  }

  /// True if there are no errors.
  public var isValid: Bool { errors.isEmpty }

  /// The first error message, if any.
  public var error: String? { errors.first }
}

/// A rule for a value entered into a form, with an error message.
public struct FieldRule<Value> {
  let message: String
  let isMet: (Value) -> Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - message: A sentence for the user, such as "That name is taken."
  ///   - isMet: A closure that returns whether a value is valid.
  public init(_ message: String, isMet: @escaping (Value) -> Bool) {
    self.message = message
    self.isMet = isMet
  }
}

extension FieldRule where Value: StringProtocol {
  /// Requires that the text is not empty or only whitespace.
  public static func notBlank(_ message: String = "This must not be empty.") -> FieldRule {
    FieldRule(message) { text in !text.allSatisfy(\.isWhitespace) }
  }
}

extension FieldRule where Value: Comparable {
  /// Requires a value within a range, both ends included.
  public static func within(_ range: ClosedRange<Value>, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "From \(range.lowerBound) to \(range.upperBound), please.") {
      range.contains($0)
    }
  }
}

extension FieldRule where Value: Collection {
  /// Requires a minimum number of elements.
  public static func atLeast(_ count: Int, _ noun: String, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "At least \(count) \(noun), please.") { $0.count >= count }
  }

  /// Requires a maximum number of elements.
  public static func atMost(_ count: Int, _ noun: String, _ message: String? = nil) -> FieldRule {
    FieldRule(message ?? "At most \(count) \(noun), please.") { $0.count <= count }
  }
}
