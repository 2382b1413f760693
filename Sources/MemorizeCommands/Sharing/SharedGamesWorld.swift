public import SharedGames

/// Where shared games are, and what this user is called there.
public struct SharedGamesWorld: Sendable {
  /// Where their sockets lie.
  public var folders: SharedGameFolders
  /// The login name.
  public var user: SeatName

  public init(folders: SharedGameFolders, user: SeatName) {
    self.folders = folders
    self.user = user
  }
}
