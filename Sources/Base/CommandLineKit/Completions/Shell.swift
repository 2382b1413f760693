/// A shell with completions.
public enum Shell: String, CaseIterable, Sendable {
  /// The shell bash, with a function for `complete`.
  case bash
  /// The shell zsh, with its own completion system.
  case zsh
  /// The shell fish, with lines of `complete`.
  case fish

  /// Returns the completion script of a program.
  public func completions(of program: ProgramSyntax) -> String {
    switch self {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program).script
    case .fish: FishCompletions(program: program).script
    }
  }
}

extension String {
  /// The text in single quotes, valid in all three shells.
  var inQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }

  private func replacing(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension [String] {
  /// The words in one pair of quotes, separated by spaces.
  var inQuotes: String { joined(separator: " ").inQuotes }
}
