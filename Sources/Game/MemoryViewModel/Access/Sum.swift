/// An arithmetic problem with two numbers, too hard for small children.
public struct Sum: Hashable, Sendable {
  /// An arithmetic operation.
  public enum Operation: CaseIterable, Sendable {
    /// The addition of the numbers.
    case plus
    /// The subtraction of the second number.
    case minus
    /// The multiplication of the numbers.
    case times
    /// The division without a remainder.
    case dividedBy
  }

  /// The operation on the two numbers.
  public let operation: Operation
  /// The number before the sign.
  public let first: Int
  /// The number after the sign; never zero in a division.
  public let second: Int

  /// The result; a quotient has no remainder.
  public var result: Int {
    switch operation {
    case .plus: first + second
    case .minus: first - second
    case .times: first * second
    case .dividedBy: first / second
    }
  }

  /// All 184 sums: single digits from 1 with a sum or product above 10, and the inverse operations.
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
  /// The sum in symbols: `7 × 8`.
  public var text: String { "\(first) \(operation.sign) \(second)" }

  /// The sum in words of plain ASCII: `7 times 8`.
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
