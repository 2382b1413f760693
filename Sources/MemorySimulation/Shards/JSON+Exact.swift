import PlainJSON

extension JSON {
  /// A whole number as any reader keeps it exactly: beyond 2^53, where some use floating point, a
  /// string of digits.
  static func exact(_ number: Int) -> JSON {
    number.magnitude > 1 << 53 ? .string(String(number)) : .int(number)
  }

  /// What `exact` wrote.
  var exactInt: Int? {
    switch self {
    case .number(let digits):
      Int(digits).flatMap { $0.magnitude > 1 << 53 ? nil : $0 }
    case .string(let digits):
      Int(digits).flatMap { $0.magnitude > 1 << 53 && String($0) == digits ? $0 : nil }
    default: nil
    }
  }
}
