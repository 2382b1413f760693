/// A command as help, messages and shells know it.
public struct CommandSyntax: Sendable {
  /// One word, or two for an action of another command.
  public let name: String
  /// What it does, for one line of a list of commands, without a full stop.
  public let summary: String
  /// What may follow the name, a line for each way to use it.
  public let usages: [String]
  /// Lines to try, in the order of help.
  public let examples: [Example]
  /// In the order of help; those of all commands are among them.
  public let options: [OptionRow]
  /// What is typed beside options, in this order.
  public let operands: [OperandRow]
  /// What the word after the name may ask for instead.
  public let actions: [CommandSyntax]
  /// What to type for it before its options: the program's name and its own.
  public let line: String
  /// Whether a line that names no command means this one.
  let isStandard: Bool
  /// Whether one screen of help has room for it.
  let isInShort: Bool

  /// Every command takes the options that ask for help.
  init(
    _ name: String, _ summary: String, usages: [String]?, examples: [Example],
    actions: [CommandSyntax], reading reader: ArgumentReader, line: String, isStandard: Bool,
    isInShort: Bool
  ) {
    self.name = name
    self.summary = summary
    let words = reader.operands.map(\.usage) + (reader.options.isEmpty ? [] : ["[OPTIONS]"])
    self.usages = usages ?? [words.joined(separator: " ")]
    self.examples = examples
    options = reader.options + [Option<HelpLength?>.help.row, Option<Bool>.version.row]
    operands = reader.operands
    self.actions = actions
    self.line = line
    self.isStandard = isStandard
    self.isInShort = isInShort
  }
}

extension CommandSyntax {
  /// The command and all that its next word may ask for.
  public var withActions: [CommandSyntax] { [self] + actions }

  /// The word that asks for this action.
  public var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// What the operand after so many others is; nil if there may be none.
  func operand(after count: Int) -> OperandRow? {
    var places = 0
    return operands.first { operand in
      places += min(operand.most, .max - places)
      return count < places
    }
  }

  /// What a shell offers for the operand after so many others.
  public func completion(after count: Int) -> Completion {
    operand(after: count)?.completion ?? .nothing
  }

  /// The option typed as `-p` or `--pairs`.
  public func option(typed word: some StringProtocol) -> OptionRow? {
    options.first { row in
      row.title == word || row.short.map { "-\($0)" == word } ?? false
    }
  }

  /// Whole lines that show what can be typed; of the standard command the name may be left out.
  public var usageLines: [String] {
    let program = line.dropLast(name.count)
    let start = isStandard ? "\(program)[\(name)]" : line
    return usages.map { $0.isEmpty ? start : "\(start) \($0)" }
  }
}
