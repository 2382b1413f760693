/// Somebody at the other end of a line, as the host knows it.
struct TableGuest: Sendable {
  let number: Int
  var name: SeatName
  /// Whether it has said what it wants, and so is told of the game.
  var isWelcome = false
  var input = LineBuffer(limit: SharingLimits.line)
  var rate = LineRate(limit: SharingLimits.linesASecond)
  var outbox = Outbox()
}
