/// How much help was asked for.
public enum HelpLength: Sendable {
  /// One screen of 24 lines.
  case short
  /// Everything that is declared, however many lines it takes.
  case full
}

extension Option<HelpLength?> {
  /// It reads the word that it was typed as.
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
  /// How wide it is where no terminal says so.
  public static let usualWidth = 80
  /// On wider terminals lines would be hard to read, on narrower ones nothing would be left.
  private static let widths = 20...100

  /// Nil for the program.
  private let named: CommandSyntax?
  private let program: ProgramSyntax

  /// - Parameters:
  ///   - command: Nil for the program, which does what its standard command does.
  ///   - program: What it belongs to.
  public init(of command: CommandSyntax?, in program: ProgramSyntax) {
    named = command
    self.program = program
  }

  /// The page for what was typed after a command that explains others.
  ///
  /// - Parameters:
  ///   - name: One word or two; nil for the program.
  ///   - program: What it belongs to.
  /// - Throws: `ArgumentError.unknown` if there is no such command.
  public init(asking name: String?, in program: ProgramSyntax) throws(ArgumentError) {
    self.init(of: name.flatMap(program.command), in: program)
    guard let name, named == nil else { return }
    throw .unknown(
      "command", name, among: program.all.map(\.name), otherwise: "see \(program.name) --help")
  }

  /// The page as it is printed.
  ///
  /// - Parameters:
  ///   - length: How much of it.
  ///   - columns: How wide the terminal is.
  /// - Returns: Whole lines.
  public func text(_ length: HelpLength, width columns: Int = usualWidth) -> String {
    let width = min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
    return (length == .short ? short : full).map { $0.text(width: width) }.joined(separator: "\n")
  }

  /// What can be typed, in one screen.
  private var short: [HelpSection] {
    let more = HelpSection(line: "Everything, with examples: \(line) --help")
    guard let named else { return [usage, commands(where: \.isInShort), more] }
    let rows = named.options.filter(\.group.isInShort).map { Term($0.typed, $0.help) }
    return [usage] + actions + [HelpSection("Options", rows: rows), more]
  }

  /// Everything, examples first.
  private var full: [HelpSection] {
    let commands = named == nil ? [commands { _ in true }] : []
    return [title, usage] + examples + commands + actions + topics + options + values
      + world + exitCodes
  }
}

extension HelpPage {
  private var command: CommandSyntax { named ?? program.standard }

  /// What to type before the options.
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

  /// What the next word may ask for, where it may ask for something.
  private var actions: [HelpSection] {
    guard let actions = named?.actions, !actions.isEmpty else { return [] }
    return [HelpSection("Actions", rows: actions.map { Term($0.lastWord, $0.summary) })]
  }

  /// What else decides, where that matters.
  private var world: [HelpSection] {
    let world = program.about.world
    guard world.matters(command) else { return [] }
    return [
      HelpSection("Environment", rows: world.environment), HelpSection(line: world.order),
      HelpSection("Files", rows: world.files),
    ]
  }

  /// What the operand can be, where there is a choice.
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
        Term("--name=value", "is as good as --name value; the last of several counts"),
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
