/// Somebody at the other end of a connection, as the host knows it.
struct TableGuest: Sendable {
  let number: Int
  /// The login name, as the system says.
  let login: SeatName
  /// Whether the login name is shown beside the name that the guest gives.
  let showsLogin: Bool
  /// What all are told that the guest is called.
  private(set) var name: SeatName
  /// Whether it has said what it wants, and so is told of the game.
  var isWelcome = false
  var input = LineBuffer(limit: SharingLimits.line)
  var rate = LineRate(limit: SharingLimits.linesASecond)
  var outbox = Outbox()

  init(number: Int, login: SeatName, showsLogin: Bool) {
    (self.number, self.login, self.showsLogin) = (number, login, showsLogin)
    name = login
  }

  /// Gives the guest the name that it wishes to have.
  mutating func rename(_ claimed: SeatName) {
    name = showsLogin ? SeatName(claimed: claimed, by: login) : claimed
  }
}
