/// Two numbers to reckon with, too hard for small children.
public struct Sum: Hashable, Sendable {
  /// One of the four kinds of arithmetic.
  public enum Operation: CaseIterable, Sendable {
    /// Addition.
    case plus
    /// Subtraction.
    case minus
    /// Multiplication.
    case times
    /// Division without a remainder.
    case dividedBy
  }

  /// What is done with the two numbers.
  public let operation: Operation
  /// The number before the sign.
  public let first: Int
  /// The number after the sign; never zero where it divides.
  public let second: Int

  /// What comes out; a quotient has no remainder.
  public var result: Int {
    switch operation {
    case .plus: first + second
    case .minus: first - second
    case .times: first * second
    case .dividedBy: first / second
    }
  }

  /// All 184: single digits from 1 whose sum or product is above 10, and those inverted.
  static let all = Operation.allCases.flatMap(sums)

  private static func sums(_ operation: Operation) -> [Sum] {
    (1...9).flatMap { a in (1...9).compactMap { b in sum(operation, a, b) } }
  }

  private static func sum(_ operation: Operation, _ a: Int, _ b: Int) -> Sum? {
    let isSum = operation == .plus || operation == .minus
    let total = isSum ? a + b : a * b
    guard total > 10 else { return nil }
    let isInverted = operation == .minus || operation == .dividedBy
    return isInverted
      ? Sum(operation: operation, first: total, second: a)
      : Sum(operation: operation, first: a, second: b)
  }
}

extension Sum {
  /// As written: `7 × 8`.
  public var text: String { "\(first) \(operation.sign) \(second)" }

  /// As spoken, in plain ASCII: `7 times 8`.
  public var spoken: String { "\(first) \(operation.word) \(second)" }
}

extension Sum.Operation {
  fileprivate var sign: Character {
    switch self {
    case .plus: "+"
    case .minus: "−"
    case .times: "×"
    case .dividedBy: "÷"
    }
  }

  fileprivate var word: String {
    switch self {
    case .plus: "plus"
    case .minus: "minus"
    case .times: "times"
    case .dividedBy: "divided by"
    }
  }
}
