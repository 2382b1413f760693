/// How a value is written, what it is read as, and how help writes one.
public struct ValueForm<Value: Sendable>: Sendable {
  /// What help says of such a value, and what it says when one is wrong.
  public let help: ValueHelp
  /// How a value is written, where help tells a default.
  let write: @Sendable (Value) -> String
  /// Understands the text, or gives nil.
  public let read: @Sendable (String) -> Value?

  /// - Parameters:
  ///   - help: What help, messages and completions say about it.
  ///   - write: Writes a value so that it can be typed; left out, its description.
  ///   - read: Understands what was typed, or gives nil.
  public init(
    help: ValueHelp, write: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.help = help
    self.write = write
    self.read = read
  }
}

/// What help, messages and completions say about a value.
public struct ValueHelp: Hashable, Sendable {
  /// Where help shows it after the description; nil if that or the placeholder says it all.
  public let range: String?
  /// What a shell offers.
  public let completion: Completion
  // Words are joined where somebody reads them: before a game, nobody does.
  private let choices: [String]
  private let ownPlaceholder: String?
  private let ownAllowed: String?

  /// Stands for the value in a usage line.
  public var placeholder: String { ownPlaceholder ?? choices.joined(separator: "|") }

  /// Completes the sentence "--option must be".
  public var allowed: String { ownAllowed ?? choices.joinedWithOr() }

  /// - Parameters:
  ///   - placeholder: Stands for the value in a usage line.
  ///   - range: What help shows after the description, if that does not say it all.
  ///   - allowed: Completes the sentence "--option must be".
  ///   - completion: What a shell offers.
  public init(
    placeholder: String, range: String? = nil, allowed: String, completion: Completion = .nothing
  ) {
    self.range = range
    self.completion = completion
    choices = []
    ownPlaceholder = placeholder
    ownAllowed = allowed
  }

  /// One of some words.
  fileprivate init(choices: [String]) {
    range = nil
    completion = .words(choices)
    self.choices = choices
    ownPlaceholder = nil
    ownAllowed = nil
  }
}

extension ValueForm<Bool> {
  /// One of the words `yes` and `no`.
  public static var yesOrNo: Self {
    Self(
      help: ValueHelp(choices: ["yes", "no"]), write: { $0 ? "yes" : "no" },
      read: { ["yes": true, "no": false][$0] })
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words of an enum.
  // Closures, as each key path has its type made at run time, before a command line is read.
  public static var choice: Self {
    Self(
      help: ValueHelp(choices: Value.allCases.map { $0.rawValue }), write: { $0.rawValue },
      read: Value.init(rawValue:))
  }
}

extension [String] {
  /// `a, b or c`.
  public func joinedWithOr() -> String {
    var words = ""
    for (place, word) in zip(indices, self) {
      if place > 0 { words += place == count - 1 ? " or " : ", " }
      words += word
    }
    return words
  }
}
