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
  /// Stands for the value in a usage line.
  public let placeholder: String
  /// Where help shows it after the description; nil if that or the placeholder says it all.
  public let range: String?
  /// Completes the sentence "--option must be".
  public let allowed: String
  /// What a shell offers.
  public let completion: Completion

  /// - Parameters:
  ///   - placeholder: Stands for the value in a usage line.
  ///   - range: What help shows after the description, if that does not say it all.
  ///   - allowed: Completes the sentence "--option must be".
  ///   - completion: What a shell offers.
  public init(
    placeholder: String, range: String? = nil, allowed: String, completion: Completion = .nothing
  ) {
    self.placeholder = placeholder
    self.range = range
    self.allowed = allowed
    self.completion = completion
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

extension ValueHelp {
  fileprivate init(choices: [String]) {
    self.init(
      placeholder: choices.joined(separator: "|"), allowed: choices.joinedWithOr(),
      completion: .words(choices))
  }
}

extension [String] {
  /// `a, b or c`.
  public func joinedWithOr() -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
