/// The section of the system's manual that a program's page belongs to.
public enum ManualSection: Int, Sendable {
  /// Programs that anybody may start.
  case commands = 1
  /// Games and other amusements.
  case games = 6

  /// What stands above each page of it.
  var title: String {
    switch self {
    case .commands: "User Commands"
    case .games: "Games Manual"
    }
  }
}
