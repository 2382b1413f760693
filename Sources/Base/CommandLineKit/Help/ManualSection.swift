/// A section of the system's manual.
public enum ManualSection: Int, Sendable {
  /// The section of user commands.
  case commands = 1
  /// The section of games.
  case games = 6

  /// The header of the section's pages.
  var title: String {
    switch self {
    case .commands: "User Commands"
    case .games: "Games Manual"
    }
  }
}
