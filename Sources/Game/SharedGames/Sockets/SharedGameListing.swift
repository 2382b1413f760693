/// A shared game that was found, with the description of its host.
public struct SharedGameListing: Hashable, Sendable {
  /// The name under which the game is joined.
  public let name: SharedGameName
  /// The path of the socket.
  public let path: String
  /// The login name of the host's user, from the system.
  public let user: SeatName
  /// The user id of the host.
  public let userID: UInt32
  /// True if the host's user must be shown, because the folder of the socket is not only for this
  /// user.
  public let showsUser: Bool
  /// The host's description of the game; nil if it did not answer in time.
  public let greeting: SharedGameGreeting?
  /// The reason why the game cannot be joined; nil if none is known.
  public let obstacle: SharedGameObstacle?
  /// True if the game is listed; others are found by the user's own programs alone.
  public let isListed: Bool

  /// Creates a listing of a game whose host has answered, or of one with an obstacle.
  ///
  /// - Parameters:
  ///   - name: The name under which the game is joined.
  ///   - path: The path of the socket.
  ///   - user: The login name of the host's user.
  ///   - userID: The user id of the host.
  ///   - showsUser: True if the host's user must be shown.
  ///   - greeting: The host's description of the game.
  ///   - obstacle: The reason why the game cannot be joined.
  ///   - isListed: True if the game is listed.
  public init(
    name: SharedGameName, path: String, user: SeatName, userID: UInt32, showsUser: Bool,
    greeting: SharedGameGreeting?, obstacle: SharedGameObstacle?, isListed: Bool = true
  ) {
    (self.name, self.path, self.user, self.userID) = (name, path, user, userID)
    (self.showsUser, self.greeting, self.obstacle) = (showsUser, greeting, obstacle)
    self.isListed = isListed
  }

  /// The name of the host with the login name of its user; the login name alone without an answer.
  public var host: SeatName {
    greeting.map { SeatName(claimed: $0.host, by: user) } ?? user
  }
}
