public import SharedGames

/// Where shared games are, and what this user is called there.
public struct SharedGamesWorld: Sendable {
  /// Where their sockets lie.
  public var folders: SharedGameFolders
  private let findUser: @Sendable () -> SeatName

  /// Takes the login name as what finds it, for few commands ask.
  public init(
    folders: SharedGameFolders, user: @escaping @autoclosure @Sendable () -> SeatName
  ) {
    self.folders = folders
    findUser = user
  }

  /// The login name.
  public var user: SeatName { findUser() }
}
