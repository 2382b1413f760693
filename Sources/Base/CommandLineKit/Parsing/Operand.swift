/// A word, or several, that a command takes beside its options.
public struct Operand<Value: Sendable>: Sendable {
  /// What help, messages and shells know of it.
  public let row: OperandRow
  /// Takes the words that were typed for it; where a command is only asked what it reads, none
  /// or as many empty ones as there must be.
  let read: @Sendable ([String]) -> Value
}

extension Operand<String?> {
  /// A word that may be left out.
  ///
  /// - Parameters:
  ///   - placeholder: What usage lines call it.
  ///   - choices: All there is to choose from, and what help calls that; nil for anything.
  ///   - completion: What a shell offers.
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
  /// A word that must be there.
  ///
  /// - Parameters:
  ///   - placeholder: What usage lines call it.
  ///   - choices: All there is to choose from, and what help calls that; nil for anything.
  ///   - completion: What a shell offers.
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
  /// Several words.
  ///
  /// - Parameters:
  ///   - count: How many there may be.
  ///   - placeholder: What usage lines call each.
  ///   - choices: All there is to choose from, and what help calls that; nil for anything.
  ///   - completion: What a shell offers.
  /// - Precondition: Of at most 99 it is asked that they are there. What there may be has an end of at
  ///   most 99 as well, or none: `.max`.
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

/// An operand as help, messages and shells know it.
public struct OperandRow: Sendable {
  /// How help and messages write it, such as `FILE`.
  public let placeholder: String
  /// How many words there must be.
  public let least: Int
  /// How many there may be.
  public let most: Int
  let choices: Choices?
  let completion: Completion

  /// All there is to choose from.
  public struct Choices: Sendable {
    let title: String
    let words: [String]

    /// - Parameters:
    ///   - title: What help calls them.
    ///   - words: What can be typed.
    public init(_ title: String, _ words: [String]) {
      self.title = title
      self.words = words
    }
  }

  /// What may be left out is in brackets.
  var usage: String {
    if least == most { return Array(repeating: placeholder, count: most).joined(separator: " ") }
    let words = placeholder + (most > 1 ? "..." : "")
    return least == 0 ? "[\(words)]" : words
  }
}
