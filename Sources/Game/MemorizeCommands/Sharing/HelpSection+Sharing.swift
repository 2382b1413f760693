import CommandLineKit
import SharedGames

extension HelpSection {
  /// Returns the help on sharing or joining a game.
  static func sharing(_ isHost: Bool) -> HelpSection {
    HelpSection("Shared games", paragraph: isHost ? host + " " + all + " " + folders : all)
  }

  private static let host =
    "A shared game is for two, unless --players says otherwise. Only your own programs can see it, "
    + "or with --group those of the group's members; others need ssh. If another of your programs "
    + "plays a game, shared or not, continue offers to join it there or to watch it."

  private static let all =
    "The game runs at the host, by the host's clock. Any player may pause; a guest who leaves frees "
    + "a seat. A guest with another program can read from the connection which card lies where. "
    + "Members of a group may choose any name, so the login name follows every other name, as in Bo "
    + "(ada). If several users share games of one name, NAME@USER says whose."

  private static let folders =
    "The games of a group are in \(SharedGameFolders.system)/GROUP if an administrator has made it: "
    + "a folder of root and the group, with mode 3770, for example by the line \"d "
    + "\(SharedGameFolders.system)/GROUP 3770 root GROUP\" in /etc/tmpfiles.d/memorize-GROUP.conf. "
    + "Otherwise they are in /tmp/memorize-GROUP, which belongs to the first member who shared a "
    + "game; somebody else can create that folder before."
}
