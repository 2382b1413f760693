/// The syntax of a command for help, messages and shells.
public struct CommandSyntax: Sendable {
  /// The name: one word, or two for an action of another command.
  public let name: String
  /// The purpose for one line of a list of commands, without a full stop.
  public let summary: String
  /// The arguments in usage lines.
  public let usages: [String]
  /// The examples, in the order of help.
  public let examples: [Example]
  /// The options, in the order of help, including those of all commands.
  public let options: [OptionRow]
  /// The operands, in order.
  public let operands: [OperandRow]
  /// The actions, which are words after the name.
  public let actions: [CommandSyntax]
  /// The words before the options: the program's name and the command's.
  public let line: String
  /// True if a line that names no command is for this one.
  let isStandard: Bool
  /// The topic of help that lists the command; nil for the help of the program.
  let topic: String?

  /// Creates a syntax; every command has the options for help.
  init(
    _ name: String, _ summary: String, usages: [String]?, examples: [Example],
    actions: [CommandSyntax], reading reader: ArgumentReader, line: String, isStandard: Bool,
    topic: String?
  ) {
    self.name = name
    self.summary = summary
    let words = reader.operands.map(\.usage) + (reader.options.isEmpty ? [] : ["[OPTIONS]"])
    self.usages = usages ?? [words.joined(separator: " ")]
    self.examples = examples
    options = reader.options + [Option<Bool>.help.row, Option<Bool>.version.row]
    operands = reader.operands
    self.actions = actions
    self.line = line
    self.isStandard = isStandard
    self.topic = topic
  }
}

extension CommandSyntax {
  /// The command and its actions.
  public var withActions: [CommandSyntax] { [self] + actions }

  /// The last word of the name, which is that of an action.
  public var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// Returns the operand after a number of others; nil if there is none.
  func operand(after count: Int) -> OperandRow? {
    var places = 0
    return operands.first { operand in
      places += min(operand.most, .max - places)
      return count < places
    }
  }

  /// Returns the completion of the operand after a number of others.
  public func completion(after count: Int) -> Completion {
    operand(after: count)?.completion ?? .nothing
  }

  /// Returns the option with the spelling `-p` or `--pairs`.
  public func option(typed word: some StringProtocol) -> OptionRow? {
    options.first { row in
      row.title == word || row.short.map { "-\($0)" == word } ?? false
    }
  }

  /// The usage lines; in those of the standard command the name is optional.
  public var usageLines: [String] {
    let program = line.dropLast(name.count)
    let start = isStandard ? "\(program)[\(name)]" : line
    return usages.map { $0.isEmpty ? start : "\(start) \($0)" }
  }
}
