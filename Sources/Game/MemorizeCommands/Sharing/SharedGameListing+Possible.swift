import MemoryViewModel
import SharedGames

extension SharedGameListing {
  var hasFreeSeat: Bool { obstacle == nil && greeting.map { $0.freeSeats > 0 } ?? false }

  /// True if the program that asks can play: it may sit beside the host, or there is a free seat.
  var canBeJoined: Bool { hasFreeSeat || obstacle == nil && greeting?.game != nil }

  /// Returns the first line of a guest who joins: it takes a free seat, or sits beside the host.
  func request(of name: SeatName) -> GuestLine { hasFreeSeat ? .join(name) : .beside(name) }

  /// The reason why the game cannot be joined, without a full stop; empty if it can.
  var trouble: String { obstacle.map { "\($0)" } ?? "" }

  /// Throws if the game cannot be joined, such as one of another version.
  func requirePossible() throws(Failure) {
    if let obstacle { throw Failure(joining: self, obstacle) }
  }

  /// Throws if the game has no free seat.
  func requireFreeSeat() throws(Failure) {
    guard let greeting, greeting.freeSeats == 0 else { return }
    let seats = greeting.seats == 1 ? "the only seat" : "all \(greeting.seats) seats"
    throw Failure(
      code: .tryAgain,
      message: "\(seats) of the shared game \(name) are taken; "
        + "watch it with \(Memorize.name) watch \(name)")
  }
}
