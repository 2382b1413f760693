import SystemCalls

/// A shared game that was found, and what its host says of it.
public struct SharedGameListing: Hashable, Sendable {
  /// How it is joined.
  public let name: SharedGameName
  /// Where its socket is.
  public let path: String
  /// Whose program it is, as the system says.
  public let user: SeatName
  /// What the host says; nil if it gave no answer in time.
  public let greeting: SharedGameGreeting?
  /// Why it cannot be joined; nil if it can, as far as one knows.
  public let trouble: GuestEnd?

  /// The most games that are looked at in one folder.
  private static let limit = 100

  /// Asks all hosts at a time what they play, and removes sockets of those that died.
  ///
  /// - Parameters:
  ///   - places: Where to look; the first place goes before others with a game of the same name.
  ///   - patience: How long to wait for the last answer.
  ///   - now: The time on any clock.
  /// - Returns: The games by place, in each by name.
  public static func all(
    in places: [SharedGamePlace], waitingAtMost patience: Duration, now: () -> Duration
  ) -> [SharedGameListing] {
    var questions = places.flatMap(questions)
    defer { for question in questions { question.line.hangUp() } }
    let deadline = now() + patience
    while true {
      let open = questions.indices.filter { questions[$0].isOpen }
      let left = deadline - now()
      if open.isEmpty || left <= .zero { break }
      let ready = Poll.wait(
        for: open.map { Poll.Interest(questions[$0].line) }, milliseconds: left.milliseconds)
      for (index, isReady) in zip(open, ready) where isReady { questions[index].read() }
    }
    return questions.map(\.listing)
  }

  private static func questions(_ place: SharedGamePlace) -> [Question] {
    let files = (try? FileSystem.names(in: place.folder)) ?? []
    let names = files.compactMap(SharedGamePlace.name).sorted { $0.description < $1.description }
    return names.prefix(limit).compactMap { Question($0, in: place) }
  }
}

/// A line to a host that is to say what it plays.
private struct Question {
  let name: SharedGameName
  let path: String
  let user: SeatName
  let line: FileDescriptor
  private var table = GuestTable()

  init?(_ name: SharedGameName, in place: SharedGamePlace) {
    let path = place.path(of: name)
    do throws(SocketError) {
      line = try FileDescriptor(connectingTo: path)
    } catch {
      if case .nobodyListens = error { _ = try? SocketListener.sweep(path) }
      return nil
    }
    guard let peer = try? PeerCredentials(of: line), place.admits(peer.user) else {
      line.hangUp()
      return nil
    }
    (self.name, self.path, user) = (name, path, SeatName(user: peer.user))
  }

  var isOpen: Bool { table.greeting == nil && table.end == nil }

  mutating func read() {
    do throws(SystemError) {
      guard let bytes = try line.receive(atMost: SharingLimits.line) else { return }
      _ = bytes.isEmpty ? table.close() : table.receive(bytes, at: .zero)
    } catch {
      _ = table.close()
    }
  }

  var listing: SharedGameListing {
    SharedGameListing(
      name: name, path: path, user: user, greeting: table.greeting, trouble: table.end)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up; at most those of a poll.
  fileprivate var milliseconds: Int32 {
    Int32(min((self / .milliseconds(1)).rounded(.up), Double(Int32.max)))
  }
}
