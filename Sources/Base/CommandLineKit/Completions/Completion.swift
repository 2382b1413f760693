/// What a shell offers for a word that is being typed.
public enum Completion: Hashable, Sendable {
  /// The shell offers nothing: the word is the person's own.
  case nothing
  /// One that ends in a colon is to be typed on.
  case words([String])
  /// Paths of files and folders.
  case files
  /// The commands, and after one of them its actions.
  case commands
  /// What a command of this name lists: only the program itself knows them.
  case names(of: String)
}
