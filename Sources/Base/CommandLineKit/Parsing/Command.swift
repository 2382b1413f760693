/// A command: what it is called, what it takes, and what a line of it asks for.
///
/// What it takes is not listed: it is what `read` reads.
public struct Command<Value>: Sendable {
  let name: String
  private let summary: String
  private let usages: [String]?
  private let examples: [Example]
  let actions: [Command]
  private let isInShort: Bool
  let read: @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value

  /// - Parameters:
  ///   - name: One word, or two for an action of another command.
  ///   - summary: Says in one sentence what it is for, without the full stop.
  ///   - usages: What may follow the name, a line for each way to use it; left out, what it reads.
  ///   - examples: Lines to try.
  ///   - actions: What the word after the name may ask for instead, such as `show` in `themes show`.
  ///   - isInShort: Whether one screen of help has room for it.
  ///   - read: Reads all it takes, always the same, and says what is asked for.
  public init(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example] = [],
    actions: [Command] = [], isInShort: Bool = true,
    read: @escaping @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value
  ) {
    self.name = name
    self.summary = summary
    self.usages = usages
    self.examples = examples
    self.actions = actions
    self.isInShort = isInShort
    self.read = read
  }

  /// The word that asks for this action.
  var lastWord: Substring { name.split(separator: " ").last ?? name[...] }

  /// The command as it is typed after the name of a program.
  func syntax(of program: String, isStandard: Bool = false) -> CommandSyntax {
    CommandSyntax(
      name, summary, usages: usages, examples: examples,
      actions: actions.map { $0.syntax(of: program) }, reading: ArgumentReader(asking: read),
      line: "\(program) \(name)", isStandard: isStandard, isInShort: isInShort)
  }
}

/// A line to try, and what it does.
public struct Example: Sendable {
  /// What is typed, with the program's name.
  public let line: String
  /// What comes of it, in a few words.
  public let effect: String

  /// - Parameters:
  ///   - line: What to type.
  ///   - effect: What it does, in a few words.
  public init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
