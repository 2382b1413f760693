public import SharedGames

/// The folders of the games that terminals share, and the name of this user.
public struct SharedGamesWorld: Sendable {
  /// The folders of the sockets.
  public var folders: SharedGameFolders
  private let findUser: @Sendable () -> SeatName

  /// Creates a world; the login name is looked up when it is needed.
  public init(
    folders: SharedGameFolders, user: @escaping @autoclosure @Sendable () -> SeatName
  ) {
    self.folders = folders
    findUser = user
  }

  /// The login name of the user.
  public var user: SeatName { findUser() }
}
