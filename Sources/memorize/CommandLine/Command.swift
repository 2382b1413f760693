/// A command as the table lists it: what it is called, what it takes, and what it becomes.
struct Command: Sendable {
  /// One word, or two for an action of another command.
  let name: String
  /// Says in one sentence what it is for, without the full stop.
  let summary: String
  /// What is typed beside options, in this order.
  let operands: [Operand]
  /// What may follow the name, a line for each way to use it.
  let usages: [String]
  let examples: [Example]
  let options: [OptionRow]
  /// What the word after the name may ask for instead, such as `show` in `themes show`.
  let actions: [Command]
  let request: @Sendable (GivenArguments) throws(UsageError) -> Request

  /// Words that are no options.
  struct Operand: Sendable {
    let placeholder: String
    /// How many there must be.
    var least = 0
    /// How many there may be.
    var most = 1
    /// All there is to choose from, and what help calls that; nil for anything.
    var choices: (title: String, words: [String])?
    /// What a shell offers for it.
    var completion = Completion.nothing

    /// What may be left out is in brackets.
    fileprivate var usage: String {
      if least == most { return Array(repeating: placeholder, count: most).joined(separator: " ") }
      let words = placeholder + (most > 1 ? "..." : "")
      return least == 0 ? "[\(words)]" : words
    }
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
    _ name: String, _ summary: String, operand: Operand? = nil, then second: Operand? = nil,
    usages: [String]? = nil,
    examples: [Example], options: [OptionRow], actions: [Command] = [],
    request: @escaping @Sendable (GivenArguments) throws(UsageError) -> Request
  ) {
    self.name = name
    self.summary = summary
    let operands = [operand, second].compactMap(\.self)
    self.operands = operands
    let words = operands.map(\.usage) + (options.isEmpty ? [] : ["[OPTIONS]"])
    self.usages = usages ?? [words.joined(separator: " ")]
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

  /// What the operand after so many others is; nil if there may be none.
  func operand(after count: Int) -> Operand? {
    var places = 0
    return operands.first { operand in
      places += min(operand.most, .max - places)
      return count < places
    }
  }

  /// The option typed as `-p` or `--pairs`.
  func option(typed word: some StringProtocol) -> OptionRow? {
    options.first { $0.spellings.contains { $0 == word } }
  }

  /// What to type for this command before its options.
  var line: String { "\(Memorize.name) \(name)" }

  /// Whole lines that show what can be typed; to play, the name may be left out.
  var usageLines: [String] {
    let start = name == Command.play.name ? "\(Memorize.name) [\(name)]" : line
    return usages.map { $0.isEmpty ? start : "\(start) \($0)" }
  }
}
