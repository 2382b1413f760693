import MemoryModel
public import Observation

/// The table of a shared game, for screens.
@Observable public final class SharedTable {
  /// The name under which others find the game.
  public let name: String
  /// True if this terminal hosts the game.
  public let isHost: Bool
  /// The seats, in the order of play; empty before they are known.
  public var seats: [Seat] = []
  /// The reason why the shared game ended, without a full stop; nil before the end.
  public var end: String?

  /// True if this terminal plays beside the host, as another window of the same player.
  public var isBeside = false
  /// The id of the game that the other window has saved when it left, with which this one can go
  /// on; nil if there is none.
  public var savedGame: String?

  /// The checks of the host by the connection to it; nil at the host.
  public var hostCheck: HostCheck?

  /// A seat at the table.
  public struct Seat: Hashable, Sendable {
    /// The name of the player; nil for a free seat.
    public var name: String?
    /// True if the player is at this terminal.
    public var isHere: Bool

    /// Creates a seat with a name and a place.
    public init(name: String?, isHere: Bool) {
      self.name = name
      self.isHere = isHere
    }
  }

  /// Creates a table whose seats are not known yet.
  ///
  /// - Parameters:
  ///   - name: The name under which others find the game.
  ///   - isHost: True if this terminal hosts the game.
  public init(name: String, isHost: Bool) {
    self.name = name
    self.isHost = isHost
  }

  /// The seats whose players are at this terminal; the host also plays for free seats, so that the
  /// game continues.
  public var seatsHere: Set<Int> {
    Set(seats.indices.filter { seats[$0].isHere || isHost && seats[$0].name == nil })
  }

  /// True if this terminal only watches.
  public var isWatching: Bool { !isHost && !seats.contains(where: \.isHere) }

  var mode: PlayMode { isWatching ? .watching : .shared }
}
