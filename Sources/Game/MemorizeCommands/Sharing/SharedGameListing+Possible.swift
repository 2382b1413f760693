import MemoryViewModel
import SharedGames

extension SharedGameListing {
  var hasFreeSeat: Bool { obstacle == nil && greeting.map { $0.freeSeats > 0 } ?? false }

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
