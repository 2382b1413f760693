/// A shared game that was found, and what its host says of it.
public struct SharedGameListing: Hashable, Sendable {
  /// How it is joined.
  public let name: SharedGameName
  /// Where its socket is.
  public let path: String
  /// The login name of the user whose program it is, as the system says.
  public let user: SeatName
  /// The number of that user.
  public let userID: UInt32
  /// True if others than this user's own programs can be met there.
  public let showsUser: Bool
  /// What the host says; nil if it gave no answer in time.
  public let greeting: SharedGameGreeting?
  /// The reason why it cannot be joined; nil if there is none, as far as one knows.
  public let obstacle: SharedGameObstacle?

  /// Creates a listing of a game whose host has answered, or of one that has an obstacle.
  ///
  /// - Parameters:
  ///   - name: How it is joined.
  ///   - path: Where its socket is.
  ///   - user: The login name of the host's user.
  ///   - userID: The number of the host's user.
  ///   - showsUser: Whether others than this user's own programs can be met there.
  ///   - greeting: What the host says.
  ///   - obstacle: The reason why it cannot be joined.
  public init(
    name: SharedGameName, path: String, user: SeatName, userID: UInt32, showsUser: Bool,
    greeting: SharedGameGreeting?, obstacle: SharedGameObstacle?
  ) {
    (self.name, self.path, self.user, self.userID) = (name, path, user, userID)
    (self.showsUser, self.greeting, self.obstacle) = (showsUser, greeting, obstacle)
  }

  /// What the host is called, with the login name of its user; the login name without an answer.
  public var host: SeatName {
    greeting.map { SeatName(claimed: $0.host, by: user) } ?? user
  }
}
