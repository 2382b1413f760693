import CommandLineKit

extension HelpSection {
  /// What to know before a game is shared, or joined.
  static func sharing(_ isHost: Bool) -> HelpSection {
    let host =
      "A shared game is for two, unless --players says otherwise. Only your own programs see it, or "
      + "those of a group's members; for others there is ssh. "
    let all =
      "The host keeps the game, and its clock counts. Any seat may pause; a guest who goes leaves a "
      + "free seat. Whoever reads the line to the host with another program can know what lies where."
    return HelpSection("Shared games", paragraph: (isHost ? host : "") + all)
  }
}
