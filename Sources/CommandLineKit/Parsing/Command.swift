/// A command: what it is called, what it takes, and what a line of it asks for.
///
/// What it takes is not listed: it is what `read` reads.
public struct Command<Value>: Sendable {
  let syntax: CommandSyntax
  let actions: [Command]
  let read: @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value

  /// - Parameters:
  ///   - name: One word, or two for an action of another command.
  ///   - summary: Says in one sentence what it is for, without the full stop.
  ///   - usages: What may follow the name, a line for each way to use it; left out, what it reads.
  ///   - examples: Lines to try.
  ///   - actions: What the word after the name may ask for instead, such as `show` in `themes show`.
  ///   - read: Reads all it takes, always the same, and says what is asked for.
  public init(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example] = [],
    actions: [Command] = [],
    read: @escaping @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value
  ) {
    syntax = CommandSyntax(
      name, summary, usages: usages, examples: examples, actions: actions.map(\.syntax),
      reading: ArgumentReader(asking: read))
    self.actions = actions
    self.read = read
  }

  private init(_ syntax: CommandSyntax, _ actions: [Command], like other: Command) {
    self.syntax = syntax
    self.actions = actions
    read = other.read
  }

  /// The command as it is typed after the name of a program.
  func of(program name: String, isStandard: Bool = false) -> Command {
    let actions = actions.map { $0.of(program: name) }
    return Command(
      syntax.typed(after: name, isStandard: isStandard, actions: actions.map(\.syntax)), actions,
      like: self)
  }
}

/// A line to try, and what it does.
public struct Example: Sendable {
  public let line: String
  public let effect: String

  /// - Parameters:
  ///   - line: What to type.
  ///   - effect: What it does, in a few words.
  public init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
