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
    let parts = [title, description, commands, context]
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

  private var commands: [String] {
    [".SH COMMANDS"] + program.all.flatMap(part)
  }

  private func part(on command: CommandSyntax) -> [String] {
    let usages = command.usages.flatMap { usage in
      [".B \(roff(command.line))"] + (usage.isEmpty ? [] : [roff(usage)]) + [".br"]
    }
    let options = command.options.flatMap { item($0.typedPlainly, $0.fullHelp) }
    let examples = command.examples.flatMap { item($0.line, $0.effect) }
    return [".SS \(roff(command.name))"] + usages.dropLast() + [".PP", roff("\(command.summary).")]
      + options + (examples.isEmpty ? [] : [".PP", "Examples:"]) + examples
  }

  /// The sections on environment, files and exit status, as far as there are any.
  private var context: [String] {
    let parts = [
      ("ENVIRONMENT", program.about.world.environment), ("FILES", program.about.world.files),
      ("EXIT STATUS", program.about.exitCodes),
    ]
    return parts.filter { !$1.isEmpty }.flatMap { title, terms in
      [".SH \(title)"] + items(terms) + (title == "FILES" ? sample : [])
    }
  }

  /// The sample file, line by line.
  private var sample: [String] {
    guard let file = program.about.world.sample else { return [] }
    return [".SS \(roff(file.title))", roff(file.summary), ".PP", ".nf"]
      + file.lines.map(roff) + [".fi"]
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

extension OptionRow {
  /// The option as it is typed, without a margin: `-p, --pairs N`.
  fileprivate var typedPlainly: String { String(typed.drop { $0 == " " }) }
}
