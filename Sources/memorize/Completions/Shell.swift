/// A shell that can complete what is typed after the program's name.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell, made from the table of commands.
  var completions: String {
    switch self {
    case .bash: BashCompletions().script
    case .zsh: ZshCompletions().script
    case .fish: FishCompletions().script
    }
  }
}

extension Command {
  /// The names of all commands, without their actions.
  static var names: [String] { all.map(\.name) }

  /// The names of those that can be typed first, and of their actions.
  static var allWithActions: [Command] { all.flatMap(\.withActions) }
}

extension String {
  /// The text in single quotes, as all three shells read it.
  var inQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }

  private func replacing(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension [String] {
  /// All in one pair of quotes, with spaces between them.
  var inQuotes: String { joined(separator: " ").inQuotes }
}
