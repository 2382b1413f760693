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

  public var isValid: Bool { errors.isEmpty }

  /// What to say first.
  public var error: String? { errors.first }
}
