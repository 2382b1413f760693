/// A place at the table of a shared game.
public struct Seat: Hashable, Sendable {
  /// Who may sit there.
  public enum Holder: Hashable, Sendable {
    /// The host, or its computer.
    case host
    /// A guest, by its number.
    case guest(Int)
    /// Whoever joins next.
    case nobody
  }

  /// Who sits there.
  public internal(set) var holder: Holder
  /// What that one is called; nil for nobody.
  public internal(set) var name: SeatName?

  var isGuests: Bool { if case .guest = holder { true } else { false } }

  /// A seat of the host's own.
  public static func host(_ name: SeatName) -> Seat { Seat(holder: .host, name: name) }

  /// A seat for guests.
  public static let free = Seat(holder: .nobody, name: nil)
}
