/// The length of help.
public enum HelpLength: Sendable {
  /// The help that fits on a screen of 24 lines.
  case short
  /// The whole help, in any number of lines.
  case full
}

extension Option<HelpLength?> {
  /// The option for help, whose value is the word that was typed.
  static var help: Self {
    Self(
      row: OptionRow(
        name: "help", short: "h", group: .program, help: "Print this help, with -h in short")
    ) {
      $0.last.map { $0 == "-h" ? .short : .full }
    }
  }
}

extension Option<Bool> {
  static var version: Self {
    Self(flag: "version", short: "V", in: .program, "Print name and version")
  }
}

/// The help of a command, or of the whole program.
public struct HelpPage: Sendable {
  /// The default width of a page in columns.
  public static let usualWidth = 80
  /// The allowed widths of a page in columns: longer lines would be hard to read, shorter ones
  /// would have no space.
  private static let widths = 20...100

  /// The command that the page describes; nil for the whole program.
  private let named: CommandSyntax?
  private let program: ProgramSyntax

  /// - Parameters:
  ///   - command: The command; nil for the program, which runs its standard command.
  ///   - program: The program.
  public init(of command: CommandSyntax?, in program: ProgramSyntax) {
    named = command
    self.program = program
  }

  /// Creates the page that a line such as `help NAME` asks for.
  ///
  /// - Parameters:
  ///   - name: One word or two; nil for the program.
  ///   - program: The program.
  /// - Throws: `ArgumentError.unknown` if there is no such command.
  public init(asking name: String?, in program: ProgramSyntax) throws(ArgumentError) {
    self.init(of: name.flatMap(program.command), in: program)
    guard let name, named == nil else { return }
    throw .unknown(
      "command", name, among: program.all.map(\.name), otherwise: "see \(program.name) --help")
  }

  /// Returns the page as text.
  ///
  /// - Parameters:
  ///   - length: The length of the page.
  ///   - columns: The width of the terminal.
  /// - Returns: Complete lines.
  public func text(_ length: HelpLength, width columns: Int = usualWidth) -> String {
    let width = min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
    return (length == .short ? short : full).map { $0.text(width: width) }.joined(separator: "\n")
  }

  /// The sections of the short help, which fit on one screen.
  private var short: [HelpSection] {
    let more = HelpSection(line: "Everything, with examples: \(line) --help")
    guard let named else { return [usage, commands(where: \.isInShort), more] }
    let rows = named.options.filter(\.group.isInShort).map { Term($0.typed, $0.help) }
    return [usage] + actions + [HelpSection("Options", rows: rows), more]
  }

  /// The sections of the full help, examples first.
  private var full: [HelpSection] {
    let commands = named == nil ? [commands { _ in true }] : []
    return [title, usage] + examples + commands + actions + topics + options + values
      + world + exitCodes
  }
}

extension HelpPage {
  private var command: CommandSyntax { named ?? program.standard }

  /// The words before the options.
  private var line: String { named?.line ?? program.name }

  private var title: HelpSection {
    HelpSection(
      line: named.map { "\($0.summary)." }
        ?? "\(program.versionLine): \(program.about.title)")
  }

  private var usage: HelpSection {
    let others = named == nil ? ["\(line) COMMAND [OPTIONS]"] : []
    return HelpSection(usages: command.usageLines + others)
  }

  private var examples: [HelpSection] {
    guard !command.examples.isEmpty else { return [] }
    return [HelpSection("Examples", rows: command.examples.map { Term($0.line, $0.effect) })]
  }

  private func commands(where isListed: (CommandSyntax) -> Bool) -> HelpSection {
    let rows = program.commands.filter(isListed).map { Term($0.name, $0.summary) }
    return HelpSection("Commands", rows: rows)
  }

  /// The section of actions, if there are any.
  private var actions: [HelpSection] {
    guard let actions = named?.actions, !actions.isEmpty else { return [] }
    return [HelpSection("Actions", rows: actions.map { Term($0.lastWord, $0.summary) })]
  }

  /// The sections on environment and files, if they matter.
  private var world: [HelpSection] {
    let world = program.about.world
    guard world.matters(command) else { return [] }
    return [
      HelpSection("Environment", rows: world.environment), HelpSection(line: world.order),
      HelpSection("Files", rows: world.files),
    ]
  }

  /// The sections on operands with a choice.
  private var topics: [HelpSection] {
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

  private var exitCodes: [HelpSection] {
    guard !program.about.exitCodes.isEmpty else { return [] }
    let section = HelpSection(
      "Exit codes",
      rows: program.about.exitCodes.map { code in
        Term(String(repeating: " ", count: max(0, 3 - code.name.count)) + code.name, code.meaning)
      })
    return [section]
  }
}
