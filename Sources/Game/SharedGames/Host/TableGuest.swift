/// A guest or a watcher, as the host knows it.
struct TableGuest: Sendable {
  /// A request for another deal.
  enum PendingDeal {
    /// The guest has not been told that the host's player decides.
    case new
    /// The guest has been told.
    case told
  }

  let number: Int
  /// The login name of the user, from the system.
  let login: SeatName
  /// True if the login name is shown next to the guest's own name.
  let showsLogin: Bool
  /// True if the guest is a program of the host's own user.
  let isSameUser: Bool
  /// The name that all guests see.
  private(set) var name: SeatName
  /// True if the guest has sent a request, and so receives the game.
  var hasJoined = false
  /// True if the guest plays beside the host, for the host's seats.
  var isBeside = false
  /// The request for another deal that has no answer yet; nil for none.
  var dealRequest: PendingDeal?
  var input = LineBuffer(limit: SharingLimits.line)
  var rate = LineRate(limit: SharingLimits.linesASecond)
  var outbox = Outbox()

  init(number: Int, login: SeatName, showsLogin: Bool, isSameUser: Bool) {
    (self.number, self.login) = (number, login)
    (self.showsLogin, self.isSameUser) = (showsLogin, isSameUser)
    name = login
  }

  /// Gives the guest the name that it requests.
  mutating func rename(_ claimed: SeatName) {
    name = showsLogin ? SeatName(claimed: claimed, by: login) : claimed
  }
}
