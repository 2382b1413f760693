/// A command as the table lists it: what it is called, what it takes, and what it becomes.
struct Command: Sendable {
  /// One word, or two for an action of another command.
  let name: String
  /// Says in one sentence what it is for, without the full stop.
  let summary: String
  /// What may be typed beside options.
  let operand: Operand?
  /// What may follow the name, a line for each way to use it.
  let usages: [String]
  let examples: [Example]
  let options: [OptionRow]
  /// What the word after the name may ask for instead, such as `show` in `themes show`.
  let actions: [Command]
  let request: @Sendable (GivenArguments) throws(UsageError) -> Request

  /// Words that are no options; they may always be left out.
  struct Operand: Sendable {
    let placeholder: String
    /// How many there may be.
    var most = 1
    /// All there is to choose from, and what help calls that; nil for anything.
    var choices: (title: String, words: [String])?
    /// Whether it names a file.
    var isFile = false

    fileprivate var usage: String { "[\(placeholder)\(most > 1 ? "..." : "")]" }
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
    examples: [Example], options: [OptionRow], actions: [Command] = [],
    request: @escaping @Sendable (GivenArguments) throws(UsageError) -> Request
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.usages = usages ?? [operand.map { "\($0.usage) [OPTIONS]" } ?? "[OPTIONS]"]
    self.examples = examples
    self.options = options + [Option.help.row, Option.version.row]
    self.actions = actions
    self.request = request
  }

  /// The command of one or two words, such as `deal` or `themes show`.
  static func named(_ name: String) -> Command? {
    all.lazy.flatMap(\.withActions).first { $0.name == name }
  }

  /// The command and all that its next word may ask for.
  var withActions: [Command] { [self] + actions }

  /// The word that asks for this action.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The option typed as `-p` or `--pairs`.
  func option(typed word: some StringProtocol) -> OptionRow? {
    options.first { $0.spellings.contains { $0 == word } }
  }

  /// What to type for this command before its options.
  var line: String { "\(Memorize.name) \(name)" }
}
