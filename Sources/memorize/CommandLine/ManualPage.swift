/// The manual page of the program in roff, made from the table of commands.
struct ManualPage {
  var text: String {
    lines(title + description + commands + environment + files + exitCodes)
  }

  private var title: [String] {
    [
      ".TH \(Memorize.name.uppercased()) 1 \"\" \"\(Memorize.versionLine)\" \"User Commands\"",
      ".SH NAME", "\(Memorize.name) \\- \(roff("play the card-matching memory game"))",
      ".SH SYNOPSIS", ".B \(Memorize.name)", roff("[COMMAND] [OPTIONS]"),
    ]
  }

  private var description: [String] {
    [
      ".SH DESCRIPTION",
      roff("Without a command a game is played: on the whole of a terminal, else in plain lines."),
    ]
  }

  private var commands: [String] {
    [".SH COMMANDS"] + Command.all.flatMap(\.withActions).flatMap(section)
  }

  private func section(on command: Command) -> [String] {
    let usages = command.usages.flatMap { usage in
      [".B \(roff(command.line))"] + (usage.isEmpty ? [] : [roff(usage)]) + [".br"]
    }
    let options = command.options.flatMap { item($0.typedPlainly, $0.fullHelp) }
    let examples = command.examples.flatMap { item($0.line, $0.effect) }
    return [".SS \(roff(command.name))"] + usages.dropLast() + [".PP", roff("\(command.summary).")]
      + options + (examples.isEmpty ? [] : [".PP", "Examples:"]) + examples
  }

  private var environment: [String] {
    [".SH ENVIRONMENT"]
      + SettingVariable.all.flatMap { item($0.name, "\($0.help): \($0.value?.allowed ?? "")") }
      + ColorVariable.all.flatMap { item($0.name, $0.help) }
  }

  private var files: [String] {
    [".SH FILES"] + PlayerPlace.all.flatMap { item($0.path, $0.help) }
  }

  private var exitCodes: [String] {
    [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { item("\($0.rawValue)", $0.meaning) }
  }

  private func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(roff(term))", roff(text)]
  }

  /// Text as roff takes it: a dash is no hyphen, and no line begins as a request.
  private func roff(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}

extension OptionRow {
  /// `-p, --pairs N` without the margin of a column.
  fileprivate var typedPlainly: String { String(typed.drop { $0 == " " }) }
}
