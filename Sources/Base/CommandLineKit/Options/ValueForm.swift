/// The form of a value: its description, its formatter and its parser.
public struct ValueForm<Value: Sendable>: Sendable {
  /// The description for help and errors.
  public let help: ValueHelp
  /// Formats a value, for the default in help.
  let write: @Sendable (Value) -> String
  /// Parses a text; nil if it is malformed.
  public let read: @Sendable (String) -> Value?

  /// - Parameters:
  ///   - help: The description for help, messages and completions.
  ///   - write: Formats a value as it is typed; by default its description.
  ///   - read: Parses what was typed; nil if it is malformed.
  public init(
    help: ValueHelp, write: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.help = help
    self.write = write
    self.read = read
  }
}

/// The description of a value for help, messages and completions.
public struct ValueHelp: Hashable, Sendable {
  /// The range in help after the description; nil if the placeholder is enough.
  public let range: String?
  /// The completion of a shell.
  public let completion: Completion
  // Joined when they are read, which is never before a game.
  private let choices: [String]
  private let ownPlaceholder: String?
  private let ownAllowed: String?

  /// The placeholder in a usage line.
  public var placeholder: String { ownPlaceholder ?? choices.joined(separator: "|") }

  /// The allowed values, after "--option must be".
  public var allowed: String { ownAllowed ?? choices.joinedWithOr() }

  /// - Parameters:
  ///   - placeholder: The placeholder in a usage line.
  ///   - range: The range in help after the description, if the placeholder is not enough.
  ///   - allowed: The allowed values, after "--option must be".
  ///   - completion: The completion of a shell.
  public init(
    placeholder: String, range: String? = nil, allowed: String, completion: Completion = .nothing
  ) {
    self.range = range
    self.completion = completion
    choices = []
    ownPlaceholder = placeholder
    ownAllowed = allowed
  }

  /// Creates the description of a choice between words.
  fileprivate init(choices: [String]) {
    range = nil
    completion = .words(choices)
    self.choices = choices
    ownPlaceholder = nil
    ownAllowed = nil
  }
}

extension ValueForm<Bool> {
  /// The form of a Boolean value, written `yes` or `no`.
  public static var yesOrNo: Self {
    Self(
      help: ValueHelp(choices: ["yes", "no"]), write: { $0 ? "yes" : "no" },
      read: { ["yes": true, "no": false][$0] })
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
  /// The form of a choice between the raw values of an enum.
  // Closures, because the type of a key path would be created at run time, before a line is parsed.
  public static var choice: Self {
    Self(
      help: ValueHelp(choices: Value.allCases.map { $0.rawValue }), write: { $0.rawValue },
      read: Value.init(rawValue:))
  }
}

extension [String] {
  /// Returns the words as a list: `a, b or c`.
  public func joinedWithOr() -> String {
    var words = ""
    for (place, word) in zip(indices, self) {
      if place > 0 { words += place == count - 1 ? " or " : ", " }
      words += word
    }
    return words
  }
}
