/// A seat at the table of a shared game.
public struct Seat: Hashable, Sendable {
  /// The holder of a seat.
  public enum Holder: Hashable, Sendable {
    /// The host.
    case host
    /// A computer, which the host plays.
    case computer
    /// The guest of this number.
    case guest(Int)
    /// No player: the seat is for the next guest who joins.
    case nobody
  }

  /// The holder of the seat.
  public internal(set) var holder: Holder
  /// The name of the player; nil for a free seat.
  public internal(set) var name: SeatName?

  var isGuests: Bool { if case .guest = holder { true } else { false } }

  /// True if the host plays for the seat: it is the host's, or free.
  var isHosts: Bool { holder == .host || holder == .nobody }

  /// Creates a seat of the host.
  public static func host(_ name: SeatName) -> Seat { Seat(holder: .host, name: name) }

  /// Creates a seat of a computer.
  public static func computer(_ name: SeatName) -> Seat { Seat(holder: .computer, name: name) }

  /// A free seat, which the next guest takes.
  public static let free = Seat(holder: .nobody, name: nil)
}
