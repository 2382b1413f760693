/// A command as the table lists it: what it is called, what it takes, and what it becomes.
struct Command: Sendable {
  let name: String
  /// Says in one sentence what it is for, without the full stop.
  let summary: String
  /// What may be typed beside options.
  let operand: Operand?
  /// What may follow the name, a line for each way to use it.
  let usages: [String]
  let examples: [Example]
  let options: [OptionRow]
  let request: @Sendable (GivenArguments) throws(UsageError) -> Request

  /// One word that is no option; it may always be left out.
  struct Operand: Sendable {
    let placeholder: String
    /// All there is to choose from, and what help calls that; nil for anything.
    var choices: (title: String, words: [String])?
  }

  /// A line to try, and what it does.
  struct Example: Sendable {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// Every command takes the options that ask for help.
  init(
    _ name: String, _ summary: String, operand: Operand? = nil, usages: [String]? = nil,
    examples: [Example], options: [OptionRow],
    request: @escaping @Sendable (GivenArguments) throws(UsageError) -> Request
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.usages = usages ?? [operand.map { "[\($0.placeholder)] [OPTIONS]" } ?? "[OPTIONS]"]
    self.examples = examples
    self.options = options + [Option.help.row, Option.version.row]
    self.request = request
  }

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }

  /// The option typed as `-p` or `--pairs`.
  func option(typed word: some StringProtocol) -> OptionRow? {
    options.first { $0.spellings.contains { $0 == word } }
  }

  /// What to type for this command before its options.
  var line: String { "\(Memorize.name) \(name)" }
}
