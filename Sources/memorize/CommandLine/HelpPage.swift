/// How much help was asked for.
enum HelpLength: Sendable {
  /// One screen of 24 lines.
  case short
  case full
}

extension ValueForm<HelpLength> {
  static var helpLength: Self {
    Self(help: nil) { $0 == "-h" ? .short : .full }
  }
}

/// The help of a command, or of the whole program.
struct HelpPage {
  /// How wide it is where no terminal says so.
  static let usualWidth = 80
  /// On wider terminals lines would be hard to read, on narrower ones nothing would be left.
  private static let widths = 20...100

  /// Nil for the program, which plays if nothing else is said.
  let named: Command?

  init(of command: Command?) {
    named = command
  }

  /// The page for the word typed after `help`.
  init(asking name: String?) throws(UsageError) {
    named = name.flatMap(Command.named)
    if let name, named == nil { throw .unknownCommand(name) }
  }

  /// - Parameters:
  ///   - length: How much of it.
  ///   - columns: How wide the terminal is.
  /// - Returns: Whole lines.
  func text(_ length: HelpLength, width columns: Int = usualWidth) -> String {
    let width = min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
    return (length == .short ? short : full).map { $0.text(width: width) }.joined(separator: "\n")
  }

  /// What can be typed, in one screen.
  private var short: [HelpSection] {
    let more = HelpSection(line: "Everything, with examples: \(line) --help")
    guard let named else { return [usage, commands, more] }
    let rows = named.options.filter { $0.group != .singleRules }.map { ($0.typed, $0.help) }
    return [usage] + actions + [HelpSection("Options", rows: rows), more]
  }

  /// Everything, examples first.
  private var full: [HelpSection] {
    let commands = named == nil ? [commands] : []
    return [title, usage, examples] + commands + actions + topics + options + values
      + context + [exitCodes]
  }
}

extension HelpPage {
  private var command: Command { named ?? .play }

  /// What to type before the options.
  private var line: String { named?.line ?? Memorize.name }

  private var title: HelpSection {
    HelpSection(
      line: named.map { "\($0.summary)." }
        ?? "\(Memorize.versionLine): the card-matching memory game")
  }

  private var usage: HelpSection {
    let others = named == nil ? ["\(line) COMMAND [OPTIONS]"] : []
    return HelpSection(usages: command.usageLines + others)
  }

  private var examples: HelpSection {
    HelpSection("Examples", rows: command.examples.map { ($0.line, $0.effect) })
  }

  private var commands: HelpSection {
    HelpSection("Commands", rows: Command.all.map { ($0.name, $0.summary) })
  }

  /// What the next word may ask for, where it may ask for something.
  private var actions: [HelpSection] {
    guard let actions = named?.actions, !actions.isEmpty else { return [] }
    return [HelpSection("Actions", rows: actions.map { ($0.lastWord, $0.summary) })]
  }

  /// What else decides how the game is played, where that matters.
  private var context: [HelpSection] {
    guard command.options.contains(Option.config.row) else { return [] }
    let variables = SettingVariable.all.map { variable in
      (variable.name, "\(variable.help): \(variable.value?.allowed ?? "")")
    }
    let colors = ColorVariable.all.map { ($0.name, $0.help) }
    let order = "An option counts more than a variable, a variable more than the settings file."
    return [
      HelpSection("Environment", rows: variables + colors), HelpSection(line: order),
      HelpSection("Files", rows: PlayerPlace.all.map { ($0.path, $0.help) }),
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
    return OptionGroup.allCases.flatMap { group -> [HelpSection] in
      let rows = command.options.filter { $0.group == group }
      guard !rows.isEmpty else { return [] }
      let list = rows.map { ($0.typed, $0.fullHelp) }
      let section = HelpSection(group.rawValue, rows: list, column: column)
      return switch group {
      case .rules: [section, presets(column)]
      case .simulation where !command.playerForms.isEmpty:
        [section, players(column)] + (command.takesPrograms ? [.externalPlayers] : [])
          + (command.name == Command.compare.name ? [.pairing] : [])
      default: [section]
      }
    }
  }

  private func presets(_ column: Int) -> HelpSection {
    let rows = RulesPreset.all.map { ("    \($0.usage)", $0.help) }
    return HelpSection("Presets of rules", rows: rows, column: column)
  }

  private func players(_ column: Int) -> HelpSection {
    let rows = command.playerForms.map { ("    \($0.usage)", $0.help) }
    return HelpSection("Players", rows: rows, column: column)
  }

  private var values: [HelpSection] {
    guard command.options.contains(where: { $0.value != nil }) else { return [] }
    let section = HelpSection(
      "Values",
      rows: [
        ("N", "a whole number: 10000, 10_000, 10k; also M and G"),
        ("D", "a time: 250ms, 6s, 1.5m, 2h; also us and ns; 0 needs no unit"),
        ("--name=value", "is as good as --name value; the last of several counts"),
        ("--", "ends the options"),
      ])
    return [section]
  }

  private var exitCodes: HelpSection {
    HelpSection(
      "Exit codes",
      rows: ExitCode.allCases.map { code in
        let number = String(code.rawValue)
        return (String(repeating: " ", count: 3 - number.count) + number, code.meaning)
      })
  }
}
