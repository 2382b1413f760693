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
  /// What may be the first operand, files left out.
  var operandWords: [String] {
    actions.map(\.lastWord) + (operand?.choices?.words ?? [])
  }

  /// What may be typed first of all.
  static var firstWords: [String] { all.map(\.name) + (play.operand?.choices?.words ?? []) }
}

extension String {
  /// The text in single quotes, as all three shells read it.
  var inQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }

  private func replacing(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}
