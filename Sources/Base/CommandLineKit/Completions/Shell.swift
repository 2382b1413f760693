/// A shell that can complete what is typed after the program's name.
public enum Shell: String, CaseIterable, Sendable {
  /// Bash, by a function for `complete`.
  case bash
  /// Zsh, by its own completion system.
  case zsh
  /// Fish, by lines of `complete`.
  case fish

  /// The script that teaches the shell what can be typed for a program.
  public func completions(of program: ProgramSyntax) -> String {
    switch self {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program).script
    case .fish: FishCompletions(program: program).script
    }
  }
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
