import MemoryModel
public import Observation

/// Who sits at a table that several terminals share, as a screen shows it.
@Observable public final class SharedTable {
  /// How others find it.
  public let name: String
  /// Whether the game is kept here.
  public let isHost: Bool
  /// One a player, in the order of play; none before it is known.
  public var seats: [Seat] = []
  /// Why nothing more comes, a sentence without its full stop; nil while something may.
  public var end: String?

  /// A place at the table.
  public struct Seat: Hashable, Sendable {
    /// What whoever sits there is called; nil for nobody.
    public var name: String?
    /// Whether that is a person at this terminal.
    public var isHere: Bool

    /// Makes a seat.
    public init(name: String?, isHere: Bool) {
      self.name = name
      self.isHere = isHere
    }
  }

  /// Makes a table of which no more is known yet.
  ///
  /// - Parameters:
  ///   - name: How others find it.
  ///   - isHost: Whether the game is kept here.
  public init(name: String, isHost: Bool) {
    self.name = name
    self.isHost = isHost
  }

  /// The seats whose cards are turned here: a host plays for free ones, so that the game goes on.
  public var seatsHere: Set<Int> {
    Set(seats.indices.filter { seats[$0].isHere || isHost && seats[$0].name == nil })
  }

  /// Whether this terminal only looks on.
  public var isWatching: Bool { !isHost && !seats.contains(where: \.isHere) }

  var mode: PlayMode { isWatching ? .watching : .shared }
}

extension AppModel {
  /// Shows a game that somebody else keeps; the one before is put away.
  public func show(_ followed: GameViewModel) {
    leave()
    (game, gameID, gameName) = (followed, world.newID(), followed.setup.theme.name)
    seatPlayers()
  }

  /// Lets the game that is played know who sits where.
  public func seatPlayers() {
    guard let game, let sharing, !sharing.seats.isEmpty else { return }
    if game.seatsHere != sharing.seatsHere { game.seatsHere = sharing.seatsHere }
    var names = game.names
    for (player, seat) in sharing.seats.enumerated() where player < game.setup.people {
      names[player] = seat.name ?? ""
    }
    if game.names != names { game.names = names }
  }
}
