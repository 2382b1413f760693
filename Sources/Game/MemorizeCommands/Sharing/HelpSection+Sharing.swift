import CommandLineKit
import SharedGames

extension HelpSection {
  /// Returns the help on sharing or joining a game.
  static func sharing(_ isHost: Bool) -> HelpSection {
    HelpSection("Shared games", paragraph: isHost ? host + " " + all + " " + folders : all)
  }

  private static let host =
    "A shared game is for two, unless --players says otherwise. Only your own programs see it, or "
    + "those of a group's members; for others there is ssh."

  private static let all =
    "The host keeps the game, and its clock counts. Any seat may pause; a guest who goes leaves a "
    + "free seat. Whoever reads the line to the host with another program can know what lies where. "
    + "Anybody in a group may call a game or themselves anything: the login name stands behind every "
    + "other name, as in Bo (ada). Where several users share games of one name, NAME@USER says whose."

  private static let folders =
    "The games of a group lie in \(SharedGameFolders.system)/GROUP, if an administrator has made it: "
    + "a folder of root and the group, with mode 3770, as by the line \"d "
    + "\(SharedGameFolders.system)/GROUP 3770 root GROUP\" in /etc/tmpfiles.d/memorize-GROUP.conf. "
    + "Otherwise they lie in /tmp/memorize-GROUP, which belongs to the member who shared a game "
    + "first, and can be taken by somebody else before."
}
