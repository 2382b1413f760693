/// A program's command line: its commands, and the rules by which a line asks for one of them.
///
/// The first word names the command, the second perhaps an action of it. A line that names none
/// means the standard command.
public struct CommandLineProgram<Value>: Sendable {
  private let name: String
  private let about: @Sendable () -> ProgramSyntax.About
  private let commands: [Command<Value>]
  private let standard: Command<Value>

  /// - Parameters:
  ///   - name: What is typed for the program.
  ///   - about: What help and the manual tell beside the commands; made for those who ask for them.
  ///   - standard: What a line means that names no command.
  ///   - commands: All others, in the order of help, after the standard one.
  public init(
    _ name: String, about: @autoclosure @escaping @Sendable () -> ProgramSyntax.About,
    standard: Command<Value>, commands: [Command<Value>]
  ) {
    self.name = name
    self.about = about
    self.standard = standard
    self.commands = [standard] + commands
  }

  /// The program as its help, its manual page and shells know it: all commands are asked what they
  /// read.
  ///
  /// - Precondition: No two commands have the same name, and `about` has the groups of all options.
  public var syntax: ProgramSyntax {
    let standard = syntax(of: standard)
    let others = commands.dropFirst().map(syntax)
    let program = ProgramSyntax(
      name: name, about: about(), commands: [standard] + others, standard: standard)
    program.check()
    return program
  }

  private func syntax(of command: Command<Value>) -> CommandSyntax {
    command.syntax(of: name, isStandard: command.name == standard.name)
  }

  /// What a line asks for: an explanation, or what one of the commands does.
  public enum Answer {
    /// The program's version is asked for.
    case version
    /// Help is asked for: the page and how much of it.
    case help(HelpPage, HelpLength)
    /// What the command read from its arguments.
    case request(Value)
  }

  /// Words that may be typed in the place of a command, as an operand of the standard one.
  public struct FirstOperand {
    let kind: String
    let contains: (String) -> Bool
    let all: () -> [String]

    /// - Parameters:
    ///   - kind: What messages call such a word.
    ///   - contains: Whether there is one.
    ///   - all: What can be typed, for suggestions.
    public init(
      kind: String, contains: @escaping (String) -> Bool, all: @escaping () -> [String]
    ) {
      self.kind = kind
      self.contains = contains
      self.all = all
    }
  }

  /// Reads what was typed after the program's name.
  ///
  /// - Parameters:
  ///   - words: What was typed, as the shell split it.
  ///   - operand: What the first word may be, if it is no command and no option.
  /// - Returns: What is asked for; to explain something counts more than to do it.
  /// - Throws: `ArgumentError` for the first thing that is wrong.
  public func answer(
    _ words: [String], orFirst operand: FirstOperand? = nil
  ) throws(ArgumentError) -> Answer {
    let (named, rest) = try start(of: words, operand)
    let command = named ?? standard
    let given = try GivenArguments(rest, for: syntax(of: command)) { word in
      commands.contains { syntax(of: $0).option(typed: word) != nil }
    }
    if given.has(Option<Bool>.version.row) { return .version }
    if let length = try Option.help.read(given.values(of: Option.help.row)) {
      return .help(HelpPage(of: named.map(syntax), in: syntax), length)
    }
    try given.requireOperands()
    var reader = ArgumentReader(given)
    return .request(try command.read(&reader))
  }

  /// The command that a line names, and the words after it.
  ///
  /// The first word decides alone: an unknown one is not judged by the options that follow it.
  private func start(
    of words: [String], _ operand: FirstOperand?
  ) throws(ArgumentError) -> (command: Command<Value>?, rest: ArraySlice<String>) {
    guard let word = words.first, !word.hasPrefix("-") else { return (nil, words[...]) }
    if let named = command(named: word) {
      let action = try action(of: named, in: words.dropFirst())
      return (action ?? named, words.dropFirst(action == nil ? 1 : 2))
    }
    if let operand, operand.contains(word) { return (nil, words[...]) }
    throw .unknown(
      "command" + (operand.map { " or \($0.kind)" } ?? ""), word,
      among: commands.map(\.name) + (operand?.all() ?? []), otherwise: "see \(name) --help")
  }

  private func command(named name: String) -> Command<Value>? {
    for command in commands {
      if command.name == name { return command }
      if let action = command.actions.first(where: { $0.name == name }) { return action }
    }
    return nil
  }

  private func action(
    of command: Command<Value>, in words: ArraySlice<String>
  ) throws(ArgumentError) -> Command<Value>? {
    guard !command.actions.isEmpty, let word = words.first, !word.hasPrefix("-") else {
      return nil
    }
    guard let action = command.actions.first(where: { $0.lastWord == word }) else {
      throw .unknownAction(word, among: command.actions.map { String($0.lastWord) })
    }
    return action
  }
}
