/// How the value of an option is written, and what it is read as.
struct ValueForm<Value: Sendable>: Sendable {
  /// Nil for a flag, which has no value of its own.
  let help: ValueHelp?
  /// Understands the text, or gives nil; a flag reads the word it was typed as.
  let read: @Sendable (String) -> Value?
}

/// What help, messages and completions say about a value.
struct ValueHelp: Hashable, Sendable {
  /// Stands for the value in a usage line.
  let placeholder: String
  /// Where help shows it after the description; nil if that or the placeholder says it all.
  var range: String?
  /// Completes the sentence "--option must be".
  let allowed: String
  /// What to choose from, as far as a shell can offer it; one that ends in a colon is typed on.
  var choices: [String] = []
  /// Whether it names a file.
  var isFile = false
}

extension ValueForm<Bool> {
  /// There or not.
  static var flag: Self {
    Self(help: nil) { _ in true }
  }

  static var yesOrNo: Self {
    Self(help: ValueHelp(choices: ["yes", "no"])) { ["yes": true, "no": false][$0] }
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words of an enum.
  static var choice: Self {
    Self(help: ValueHelp(choices: Value.allCases.map(\.rawValue)), read: Value.init(rawValue:))
  }
}

extension ValueHelp {
  fileprivate init(choices: [String]) {
    self.init(
      placeholder: choices.joined(separator: "|"), allowed: choices.joinedWithOr(),
      choices: choices)
  }
}

extension [String] {
  /// `a, b or c`.
  func joinedWithOr() -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
