/// A command: its name, its help, and the closure that reads its arguments.
///
/// Its options and operands are those that `read` reads.
public struct Command<Value>: Sendable {
  let name: String
  private let summary: String
  private let usages: [String]?
  private let examples: [Example]
  let actions: [Command]
  private let topic: String?
  let read: @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value

  /// - Parameters:
  ///   - name: One word, or two for an action of another command.
  ///   - summary: The purpose in one sentence, without the full stop.
  ///   - usages: The arguments in usage lines; nil for those that the command reads.
  ///   - examples: The examples in help.
  ///   - actions: The actions, which are words after the name, such as `show` in `themes show`.
  ///   - topic: The topic of help that lists the command; nil for the help of the program.
  ///   - read: Reads all arguments, always the same, and returns the request.
  public init(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example] = [],
    actions: [Command] = [], topic: String? = nil,
    read: @escaping @Sendable (inout ArgumentReader) throws(ArgumentError) -> Value
  ) {
    self.name = name
    self.summary = summary
    self.usages = usages
    self.examples = examples
    self.actions = actions
    self.topic = topic
    self.read = read
  }

  /// The last word of the name, which is that of an action.
  var lastWord: Substring { name.split(separator: " ").last ?? name[...] }

  /// Returns the syntax of the command after the name of a program.
  func syntax(of program: String, isStandard: Bool = false) -> CommandSyntax {
    CommandSyntax(
      name, summary, usages: usages, examples: examples,
      actions: actions.map { $0.syntax(of: program) }, reading: ArgumentReader(asking: read),
      line: "\(program) \(name)", isStandard: isStandard, topic: topic)
  }
}

/// An example line, with its effect.
public struct Example: Sendable {
  /// The line with the program's name.
  public let line: String
  /// The effect in a few words.
  public let effect: String

  /// - Parameters:
  ///   - line: The line with the program's name.
  ///   - effect: The effect in a few words.
  public init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
