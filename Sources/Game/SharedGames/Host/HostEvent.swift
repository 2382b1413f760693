public import MemoryModel

/// An event caused by a guest, for the game and its screen.
public enum HostEvent: Hashable, Sendable {
  /// Somebody at the table wishes something that the rules of sharing allow; the game decides.
  case wish(GameIntent, seat: Int)
  /// Somebody has taken a seat or, without one, looks on.
  case joined(SeatName, seat: Int?)
  /// Somebody at a seat is called otherwise now.
  case named(SeatName, seat: Int)
  /// Somebody has gone, and its seat is free; with a reason if it was sent away.
  case left(SeatName, seat: Int?, EndReason?)
}
