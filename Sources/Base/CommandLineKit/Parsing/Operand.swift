/// An operand of a command: one or several words besides options.
public struct Operand<Value: Sendable>: Sendable {
  /// The description for help, messages and shells.
  public let row: OperandRow
  /// Converts the words of the operand; without a line there are none, or as many empty ones as are
  /// required.
  let read: @Sendable ([String]) -> Value
}

extension Operand<String?> {
  /// Creates an optional operand of one word.
  ///
  /// - Parameters:
  ///   - placeholder: The name in usage lines.
  ///   - choices: The possible words, with their heading in help; nil for any word.
  ///   - completion: The completion of a shell.
  public init(
    optional placeholder: String, choices: OperandRow.Choices? = nil,
    completion: Completion = .nothing
  ) {
    row = OperandRow(
      placeholder: placeholder, least: 0, most: 1, choices: choices, completion: completion)
    read = \.first
  }
}

extension Operand<String> {
  /// Creates a required operand of one word.
  ///
  /// - Parameters:
  ///   - placeholder: The name in usage lines.
  ///   - choices: The possible words, with their heading in help; nil for any word.
  ///   - completion: The completion of a shell.
  public init(
    required placeholder: String, choices: OperandRow.Choices? = nil,
    completion: Completion = .nothing
  ) {
    row = OperandRow(
      placeholder: placeholder, least: 1, most: 1, choices: choices, completion: completion)
    read = { $0.first ?? "" }
  }
}

extension Operand<[String]> {
  /// Creates an operand of several words.
  ///
  /// - Parameters:
  ///   - count: The number of words.
  ///   - placeholder: The name in usage lines.
  ///   - choices: The possible words, with their heading in help; nil for any word.
  ///   - completion: The completion of a shell.
  /// - Precondition: The lower bound is at most 99, and the upper bound at most 99 or `.max`.
  public init(
    _ count: ClosedRange<Int>, of placeholder: String, choices: OperandRow.Choices? = nil,
    completion: Completion = .nothing
  ) {
    let (words, end) = (0...99, count.upperBound)
    precondition(words ~= count.lowerBound && (words ~= end || end == .max), "\(count) words")
    row = OperandRow(
      placeholder: placeholder, least: count.lowerBound, most: count.upperBound, choices: choices,
      completion: completion)
    read = \.self
  }
}

/// The description of an operand for help, messages and shells.
public struct OperandRow: Sendable {
  /// The name in help and messages, such as `FILE`.
  public let placeholder: String
  /// The least number of words.
  public let least: Int
  /// The largest number of words.
  public let most: Int
  let choices: Choices?
  let completion: Completion

  /// The possible words of an operand.
  public struct Choices: Sendable {
    let title: String
    let words: [String]

    /// - Parameters:
    ///   - title: The heading in help.
    ///   - words: The possible words.
    public init(_ title: String, _ words: [String]) {
      self.title = title
      self.words = words
    }
  }

  /// The operand in a usage line, in brackets if it is optional.
  var usage: String {
    if least == most { return Array(repeating: placeholder, count: most).joined(separator: " ") }
    let words = placeholder + (most > 1 ? "..." : "")
    return least == 0 ? "[\(words)]" : words
  }
}
