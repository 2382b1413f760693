/// The length of help.
public enum HelpLength: Sendable {
  /// The help that fits on a screen of 24 lines.
  case short
  /// The whole help, in any number of lines.
  case full
}

extension Option<Bool> {
  static var help: Self {
    Self(flag: "help", short: "h", in: .program, "Print this help")
  }

  static var version: Self {
    Self(flag: "version", short: "V", in: .program, "Print name and version")
  }
}

/// The help of a command, of a topic, or of the whole program.
public struct HelpPage: Sendable {
  /// The default width of a page in columns.
  public static let usualWidth = 80
  /// The allowed widths of a page in columns: longer lines would be hard to read, shorter ones
  /// would have no space.
  private static let widths = 20...100

  /// The command that the page describes; nil for the whole program, or a topic.
  private let named: CommandSyntax?
  private let topic: HelpTopic?
  private let program: ProgramSyntax

  /// - Parameters:
  ///   - command: The command; nil for the program, which runs its standard command.
  ///   - program: The program.
  public init(of command: CommandSyntax?, in program: ProgramSyntax) {
    named = command
    topic = nil
    self.program = program
  }

  /// Creates the page that a line such as `help NAME` asks for.
  ///
  /// - Parameters:
  ///   - name: The name of a command, one word or two, or that of a topic.
  ///   - program: The program.
  /// - Throws: `ArgumentError.unknown` if there is neither.
  public init(asking name: String, in program: ProgramSyntax) throws(ArgumentError) {
    named = program.command(named: name)
    topic = program.about.topics.first { $0.name == name }
    self.program = program
    if named != nil || topic != nil { return }
    throw .unknown(
      program.about.topics.isEmpty ? "command" : "command or topic", name,
      among: program.all.map(\.name) + program.about.topics.map(\.name),
      otherwise: "see \(program.name) --help")
  }

  /// Returns the page as text.
  ///
  /// - Parameters:
  ///   - length: The length of the page; a program without a command `help` has only full pages,
  ///     because the short ones lead to it.
  ///   - columns: The width of the terminal.
  /// - Returns: Complete lines.
  public func text(_ length: HelpLength, width columns: Int = usualWidth) -> String {
    let width = min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
    return (length == .short && program.command(named: "help") != nil ? short : full).map {
      $0.text(width: width)
    }.joined(separator: "\n")
  }

  /// The sections of the short help, which fit on one screen.
  private var short: [HelpSection] {
    if let topic { return topicSections(topic) }
    guard let named else {
      return [usage] + firstExamples + [section(of: commands(in: nil)), pointers]
    }
    let rows = named.options.filter(\.group.isInShort).map { Term($0.typed, $0.help) }
    let more = HelpSection(line: "Everything, with examples: \(program.name) help \(named.name)")
    return [usage] + actions + [HelpSection("Options", rows: rows), more]
  }

  /// The sections of the full help, examples first.
  private var full: [HelpSection] {
    if let topic { return topicSections(topic) }
    let commands = named == nil ? [section(of: program.commands)] : []
    return [title, usage] + examples + commands + actions + choices + options + values + others
  }

  /// The sections of a topic: its commands, if it has any, and its own.
  private func topicSections(_ topic: HelpTopic) -> [HelpSection] {
    let commands = commands(in: topic.name)
    return [HelpSection(line: topic.summary)] + (commands.isEmpty ? [] : [section(of: commands)])
      + topic.sections
  }

  /// The lines that lead from the help of the program to the rest.
  private var pointers: HelpSection {
    let all = "All options: \(program.name) help \(program.standard.name)"
    return HelpSection(line: ([all] + program.about.pointers).joined(separator: "\n"))
  }
}

extension HelpPage {
  private var command: CommandSyntax { named ?? program.standard }

  /// The words before the options.
  private var line: String { named?.line ?? program.name }

  private var title: HelpSection {
    HelpSection(
      line: named.map { "\($0.summary)." } ?? "\(program.versionLine): \(program.about.title)")
  }

  private var usage: HelpSection {
    let others = named == nil ? ["\(line) COMMAND [OPTIONS]"] : []
    return HelpSection(usages: command.usageLines + others)
  }

  private var examples: [HelpSection] { examples(command.examples) }

  /// The examples that the help of the program has room for.
  private var firstExamples: [HelpSection] { examples(Array(command.examples.prefix(3))) }

  private func examples(_ examples: [Example]) -> [HelpSection] {
    guard !examples.isEmpty else { return [] }
    return [HelpSection("Examples", rows: examples.map { Term($0.line, $0.effect) })]
  }

  /// Returns the commands that a topic lists, or for nil the help of the program.
  private func commands(in topic: String?) -> [CommandSyntax] {
    program.commands.filter { $0.topic == topic }
  }

  private func section(of commands: [CommandSyntax]) -> HelpSection {
    HelpSection("Commands", rows: commands.map { Term($0.name, $0.summary) })
  }

  /// The section of actions, if there are any.
  private var actions: [HelpSection] {
    guard let actions = named?.actions, !actions.isEmpty else { return [] }
    return [HelpSection("Actions", rows: actions.map { Term($0.lastWord, $0.summary) })]
  }

  /// The section that names the topics, if there are any.
  private var others: [HelpSection] {
    let names = program.about.topics.map(\.name)
    guard !names.isEmpty else { return [] }
    return [HelpSection(line: "Topics: \(program.name) help \(names.joined(separator: "|"))")]
  }

  /// The sections on operands with a choice.
  private var choices: [HelpSection] {
    command.operands.compactMap(\.choices).map { choices in
      HelpSection(choices.title, paragraph: choices.words.joined(separator: ", "))
    }
  }

  private var options: [HelpSection] {
    let column = HelpSection.column(for: command.options.map(\.typed))
    return program.about.groups.flatMap { group -> [HelpSection] in
      let rows = command.options.filter { $0.group == group }
      guard !rows.isEmpty else { return [] }
      let list = rows.map { Term($0.typed, $0.fullHelp) }
      return [HelpSection(group.title, rows: list, column: column)]
        + program.about.notes(group, command, column)
    }
  }

  private var values: [HelpSection] {
    guard command.options.contains(where: { $0.value != nil }) else { return [] }
    let section = HelpSection(
      "Values",
      rows: [
        Term("N", "a whole number: 10000, 10_000, 10k; also M and G"),
        Term("D", "a time: 250ms, 6s, 1.5m, 2h; also us and ns; 0 needs no unit"),
        Term("--name=value", "the same as --name value; the last one counts"),
        Term("--", "ends the options"),
      ])
    return [section]
  }
}
