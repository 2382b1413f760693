/// An error in a range.
enum RangeError: Error, Hashable {
  /// An end or a step that is not a value, and the allowed values.
  case notAValue(String, allowed: String)
  case falling(RangeText)
  case single(String)
  case stepTooShort(String)
  case factorTooSmall(String)
  case stepBeyond(String)
  case factorFromZero(String)
  case tooMany(String)

  static let mostValues = 1_000

  /// The rest of a sentence that begins with the option and its text.
  var description: String {
    switch self {
    case .notAValue(let text, let allowed): "\(shown(text)) is not \(allowed)"
    case .falling(let range):
      "a range must rise, as in \(shown("\(range.last)...\(range.first)"))"
    case .single(let value): "it has a single value; for that, type \(shown(value))"
    case .stepTooShort(let step): "the step must be above 0, not \(shown(step))"
    case .factorTooSmall(let factor): "the factor must be above x1, not \(shown(factor))"
    case .stepBeyond(let step): "the next value, with \(shown(step)), is beyond its end"
    case .factorFromZero(let value):
      "a factor needs a range that begins above 0, not with \(shown(value))"
    case .tooMany(let step):
      "it has more than \(Self.mostValues) values; take a longer step than \(step)"
    }
  }
}
