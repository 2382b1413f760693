/// The words that a shell offers for an option's value or an operand.
public enum Completion: Hashable, Sendable {
  /// No words: the value is free text.
  case nothing
  /// A list of words; one that ends in a colon is incomplete.
  case words([String])
  /// The paths of files and folders.
  case files
  /// The commands, and after one of them its actions.
  case commands
  /// The names that a command of the program lists.
  case names(of: String)
}
