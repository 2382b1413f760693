public import MemoryModel

/// An event that a host causes, for a guest's screen.
public enum GuestEvent: Hashable, Sendable {
  /// The description of the game, repeated with every game.
  case greeted(SharedGameGreeting)
  /// The host sent a game from its beginning, or one in progress.
  case game(SavedGame)
  /// The next event of the game.
  case entry(JournalEntry)
  /// The game time runs or stops.
  case clock(isRunning: Bool)
  /// The seat of this guest; nil for a watcher.
  case seated(Int?)
  /// The seats for which this guest acts beside the host.
  case besideHost([Int])
  /// The name of the player at a seat; nil for a free one.
  case named(Int, SeatName?)
  /// The host refused the last request.
  case refused(Refusal)
  /// The host does not answer, so that no more requests are sent to it.
  case silent
  /// The host answers again; with the number of requests that it has refused because they waited
  /// for too long.
  case back(refused: Int)
  /// The connection has ended.
  case ended(GuestEnd)
}

/// The reason for the end of a shared game, for a guest.
public enum GuestEnd: Error, Hashable, Sendable {
  /// The host sent a reason.
  case told(EndReason)
  /// The connection was lost.
  case cut
  /// The host sent a malformed line.
  case line(ShareLineError)
  /// The host sent an impossible game.
  case game(String)
}

extension GuestEnd: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .told(let reason): reason.description
    case .cut: "the connection to the host was lost"
    case .line(let error): error.description
    case .game(let why): "the host sent an impossible game: \(why)"
    }
  }
}
