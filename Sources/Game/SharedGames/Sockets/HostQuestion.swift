import SystemCalls

/// A query of a host for the description of its game.
struct HostQuestion {
  let socket: SharedGameSocket
  /// The user id of the host's process; the owner of the socket before there is a connection.
  private(set) var user: UInt32
  private var line: FileDescriptor?
  private var table = GuestTable(longestLine: SharingLimits.line)
  private var refusal: SystemError?

  /// Connects; nil if nobody listens, in which case a socket of this user is removed.
  init?(_ socket: SharedGameSocket) {
    (self.socket, user) = (socket, socket.owner)
    guard connect() else { return nil }
  }

  /// True while an answer may arrive.
  var isOpen: Bool { line != nil && table.greeting == nil && table.end == nil }

  /// True if the host had no room for a connection.
  var isBusy: Bool { refusal == .busy }

  var interest: Poll.Interest? { line.map { Poll.Interest($0) } }

  func hangUp() { line?.hangUp() }

  /// Connects to a host that was busy.
  mutating func retry() { _ = connect() }

  mutating func read() {
    do throws(SystemError) {
      guard let bytes = try line?.receive(atMost: SharingLimits.line) else { return }
      _ = bytes.isEmpty ? table.close() : table.receive(bytes, at: .zero)
    } catch {
      _ = table.close()
    }
  }

  /// Returns the listing of the game, with the login name of its user.
  func listing(by login: SeatName) -> SharedGameListing {
    SharedGameListing(
      name: socket.name, path: socket.path, user: login, userID: user,
      showsUser: socket.place.showsLogin(of: user), greeting: table.greeting, obstacle: obstacle,
      isListed: socket.place.isListed)
  }

  private var obstacle: SharedGameObstacle? {
    if let refusal { return refusal == .busy ? .busy : .refused(refusal) }
    if let end = table.end { return .ended(end) }
    return table.greeting == nil ? .silent : nil
  }

  /// Connects; returns false if there is no host.
  private mutating func connect() -> Bool {
    do throws(SocketError) {
      let line = try FileDescriptor(connectingTo: socket.path)
      guard let peer = try? PeerCredentials(of: line).user, socket.place.admits(peer) else {
        line.hangUp()
        return false
      }
      (self.line, user, refusal) = (line, peer, nil)
      return true
    } catch {
      switch error {
      case .system(_, let error):
        refusal = error
        return true
      case .nobodyListens:
        // Leftover sockets of other users are theirs to remove.
        if socket.isOwn { _ = try? SocketListener.sweep(socket.path) }
        return false
      case .pathTooLong, .notASocket, .somebodyElses, .inUse: return false
      }
    }
  }
}
