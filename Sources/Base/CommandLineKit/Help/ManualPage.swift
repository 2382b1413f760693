/// The manual page of a program in roff, generated from its commands.
public struct ManualPage: Sendable {
  private let program: ProgramSyntax
  private let section: ManualSection

  /// - Parameters:
  ///   - program: The program.
  ///   - section: The section of the manual, for the title.
  public init(of program: ProgramSyntax, in section: ManualSection = .commands) {
    self.program = program
    self.section = section
  }

  /// The source of the page for `man`.
  public var text: String {
    let parts = [title, description, commands, options, subjects, context, bugs, seeAlso]
    return parts.joined().map { "\($0)\n" }.joined()
  }

  private var title: [String] {
    [
      ".TH \(program.name.uppercased()) \(section.rawValue) \"\" "
        + "\"\(program.versionLine)\" \"\(section.title)\"",
      ".SH NAME", "\(program.name) \\- \(roff(program.about.purpose ?? program.about.title))",
      ".SH SYNOPSIS", ".B \(program.name)", roff("[COMMAND] [OPTIONS]"),
    ]
  }

  private var description: [String] {
    [
      ".SH DESCRIPTION",
      roff(program.about.standard ?? "\(program.standard.summary)."),
    ]
  }

  /// The commands in brief.
  private var commands: [String] {
    let help = "\(program.name) help COMMAND prints the options of a command, with examples."
    return [".SH COMMANDS"] + program.commands.flatMap(brief) + [".PP", roff(help)]
  }

  private func brief(_ command: CommandSyntax) -> [String] {
    let usages = command.usageLines.map { ".B \(roff($0))" }
    return [".TP"] + usages.prefix(1) + usages.dropFirst().flatMap { [".TQ", $0] }
      + [roff("\(command.summary).")]
  }

  /// The options of all commands, grouped as in help.
  private var options: [String] {
    let all = program.all.flatMap { command in command.options.map { (row: $0, command) } }
    let groups = program.about.groups.map { group in
      (group.title, all.filter { $0.row.group == group })
    }
    return [".SH OPTIONS"]
      + groups.filter { !$1.isEmpty }.flatMap { title, all in
        [".SS \(roff(title))"]
          + all.indices.flatMap { index -> [String] in
            let row = all[index].row
            guard !all[..<index].contains(where: { isSame($0.row, row) }) else { return [] }
            let users = all.filter { isSame($0.row, row) }.map(\.1.name)
            return item(row.typed, "\(row.fullHelp). \(commandList(users))")
          }
      }
  }

  private func isSame(_ one: OptionRow, _ other: OptionRow) -> Bool {
    one.typed == other.typed && one.fullHelp == other.fullHelp
  }

  /// Returns the commands that take an option, in a sentence.
  private func commandList(_ names: [String]) -> String {
    names.count == program.all.count
      ? "Every command takes it." : "For \(names.joined(separator: ", "))."
  }

  /// The sections on environment, files and exit status, as far as there are any.
  private var context: [String] {
    let parts = [
      ("ENVIRONMENT", program.about.world.environment + program.about.manual.environment),
      ("FILES", program.about.world.files),
      ("EXIT STATUS", program.about.exitCodes),
    ]
    return parts.filter { !$1.isEmpty }.flatMap { title, terms in
      [".SH \(title)"] + items(terms) + (title == "FILES" ? sample : [])
    }
  }

  /// The sample file, line by line.
  private var sample: [String] {
    guard let file = program.about.world.sample else { return [] }
    return [".SS \(roff(file.title))", roff(file.summary)] + items(file.lines)
  }

  private var subjects: [String] {
    program.about.manual.sections.flatMap { section($0.title, $0.paragraphs) }
  }

  private var bugs: [String] {
    let bugs = program.about.manual.bugs
    return bugs.isEmpty ? [] : section("BUGS", bugs)
  }

  private func section(_ title: String, _ paragraphs: [String]) -> [String] {
    [".SH \(title)"] + paragraphs.flatMap { [".PP", roff($0)] }
  }

  private var seeAlso: [String] {
    let pages = program.about.manual.seeAlso
    return pages.isEmpty ? [] : [".SH SEE ALSO", roff(pages.joined(separator: ", "))]
  }

  private func items(_ terms: [Term]) -> [String] {
    terms.flatMap { item($0.name, $0.meaning) }
  }

  private func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(roff(term))", roff(text)]
  }

  /// Returns text for roff: dashes are not hyphens, and no line begins with a request.
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
