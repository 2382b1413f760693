public import MemoryModel

/// An event caused by a guest, for the game and its screen.
public enum HostEvent: Hashable, Sendable {
  /// A player at a seat requests something that sharing allows; the game decides.
  case wish(GameIntent, seat: Int)
  /// A guest beside the host requests something, as the player of one of the host's seats.
  case wishBeside(GameIntent, seat: Int)
  /// A guest took a seat or, without one, watches.
  case joined(SeatName, seat: Int?)
  /// A guest plays beside the host from now on.
  case joinedBeside
  /// A player at a seat was renamed.
  case named(SeatName, seat: Int)
  /// A guest left, and its seat is free; with a reason if it was dismissed.
  case left(SeatName, seat: Int?, EndReason?)
  /// A guest beside the host left; with a reason if it was dismissed.
  case leftBeside(EndReason?)
}
