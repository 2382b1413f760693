/// A program's command line: its commands, and the parsing of a line.
///
/// The first word names the command, the second possibly an action of it. A line that names none is
/// for the standard command.
public struct CommandLineProgram<Value>: Sendable {
  private let name: String
  private let about: @Sendable () -> ProgramSyntax.About
  private let commands: [Command<Value>]
  private let standard: Command<Value>

  /// - Parameters:
  ///   - name: The name of the program.
  ///   - about: The other contents of help and manual; created when they are needed.
  ///   - standard: The command of a line that names none.
  ///   - commands: The other commands, in the order of help.
  public init(
    _ name: String, about: @autoclosure @escaping @Sendable () -> ProgramSyntax.About,
    standard: Command<Value>, commands: [Command<Value>]
  ) {
    self.name = name
    self.about = about
    self.standard = standard
    self.commands = [standard] + commands
  }

  /// The syntax of the program for help, manual and shells; all commands run to learn what they
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

  /// The meaning of a line: an explanation, or a command's request.
  public enum Answer {
    /// The version of the program.
    case version
    /// A page of help.
    case help(HelpPage)
    /// The result of the command's reader.
    case request(Value)
  }

  /// The words that may replace a command, as an operand of the standard one.
  public struct FirstOperand {
    let kind: String
    let contains: (String) -> Bool
    let all: () -> [String]

    /// - Parameters:
    ///   - kind: The name of such a word in messages.
    ///   - contains: Returns true for such a word.
    ///   - all: Returns all such words, for suggestions.
    public init(
      kind: String, contains: @escaping (String) -> Bool, all: @escaping () -> [String]
    ) {
      self.kind = kind
      self.contains = contains
      self.all = all
    }
  }

  /// Parses the words after the program's name.
  ///
  /// - Parameters:
  ///   - words: The words as the shell split them.
  ///   - operand: The words that may replace a command.
  /// - Returns: The meaning of the line; help takes precedence over a request.
  /// - Throws: `ArgumentError` for the first error.
  public func answer(
    _ words: [String], orFirst operand: FirstOperand? = nil
  ) throws(ArgumentError) -> Answer {
    let (named, rest) = try start(of: words, operand)
    let command = named ?? standard
    let given = try GivenArguments(rest, for: syntax(of: command)) { word in
      commands.contains { syntax(of: $0).option(typed: word) != nil }
    }
    if given.has(Option<Bool>.version.row) { return .version }
    if given.has(Option<Bool>.help.row) {
      return .help(HelpPage(of: named.map(syntax), in: syntax))
    }
    try given.requireOperands()
    var reader = ArgumentReader(given)
    return .request(try command.read(&reader))
  }

  /// Returns the command that a line names, and the words after it.
  ///
  /// The first word alone decides, whatever options follow.
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
