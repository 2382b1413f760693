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
  /// The reason why it cannot be joined; nil if there is none, as far as one knows.
  public let trouble: GuestEnd?
  /// True if so many programs were connecting to the host that it could not be asked.
  public let isBusy: Bool

  /// The most games that are asked in one folder.
  private static let limit = 100

  /// Asks the host of one game what it plays; other games are not looked at.
  ///
  /// - Parameters:
  ///   - name: The name of the game.
  ///   - places: Where to look; of several games with that name the first one is taken.
  ///   - patience: The longest time to wait for the answer.
  ///   - now: The time on any clock.
  /// - Returns: The game, or nil when there is none of that name.
  public static func named(
    _ name: SharedGameName, in places: [SharedGamePlace], waitingAtMost patience: Duration,
    now: () -> Duration
  ) -> SharedGameListing? {
    for place in places {
      guard let question = Question(name, in: place) else { continue }
      return answers(to: [question], waitingAtMost: patience, now: now)[0]
    }
    return nil
  }

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
    answers(to: places.flatMap(questions), waitingAtMost: patience, now: now)
  }

  private static func answers(
    to questions: [Question], waitingAtMost patience: Duration, now: () -> Duration
  ) -> [SharedGameListing] {
    var questions = questions
    defer { for question in questions { question.hangUp() } }
    let deadline = now() + patience
    while true {
      let open = questions.indices.filter { questions[$0].isOpen }
      let left = deadline - now()
      if open.isEmpty || left <= .zero { break }
      let ready = Poll.wait(
        for: open.compactMap { questions[$0].interest }, milliseconds: left.milliseconds)
      for (index, isReady) in zip(open, ready) where isReady { questions[index].read() }
    }
    return questions.map(\.listing)
  }

  private static func questions(_ place: SharedGamePlace) -> [Question] {
    let files = (try? FileSystem.names(in: place.folder)) ?? []
    let names = files.compactMap(SharedGamePlace.name).sorted { $0.description < $1.description }
    return fairShares(of: names, in: place).compactMap { Question($0, in: place) }
  }

  /// Returns the games to ask: of each user as many as of the others, until there are enough.
  private static func fairShares(
    of names: [SharedGameName], in place: SharedGamePlace
  ) -> [SharedGameName] {
    guard names.count > limit else { return names }
    let owned = Dictionary(grouping: names) { name in
      (try? FileSystem.status(of: place.path(of: name)))?.owner
    }
    var (chosen, round) = ([SharedGameName](), 0)
    while chosen.count < limit {
      let next = owned.values.filter { round < $0.count }.map { $0[round] }
      chosen += next.sorted { $0.description < $1.description }.prefix(limit - chosen.count)
      round += 1
    }
    return chosen.sorted { $0.description < $1.description }
  }
}

/// A connection to a host that is to say what it plays.
private struct Question {
  let name: SharedGameName
  let path: String
  let user: SeatName
  /// Nil where the host was too busy to be connected to.
  private let line: FileDescriptor?
  private var table = GuestTable()

  init?(_ name: SharedGameName, in place: SharedGamePlace) {
    let path = place.path(of: name)
    (self.name, self.path) = (name, path)
    do throws(SocketError) {
      let line = try FileDescriptor(connectingTo: path)
      guard let peer = try? PeerCredentials(of: line), place.admits(peer.user) else {
        line.hangUp()
        return nil
      }
      (self.line, user) = (line, SeatName(user: peer.user))
    } catch {
      if case .nobodyListens = error { _ = try? SocketListener.sweep(path) }
      guard case .system(_, .busy) = error, let owner = Self.owner(of: path, in: place) else {
        return nil
      }
      (line, user) = (nil, SeatName(user: owner))
    }
  }

  private static func owner(of path: String, in place: SharedGamePlace) -> UInt32? {
    guard let status = try? FileSystem.status(of: path), place.admits(status.owner) else {
      return nil
    }
    return status.owner
  }

  var isOpen: Bool { line != nil && table.greeting == nil && table.end == nil }

  var interest: Poll.Interest? { line.map { Poll.Interest($0) } }

  func hangUp() { line?.hangUp() }

  mutating func read() {
    do throws(SystemError) {
      guard let bytes = try line?.receive(atMost: SharingLimits.line) else { return }
      _ = bytes.isEmpty ? table.close() : table.receive(bytes, at: .zero)
    } catch {
      _ = table.close()
    }
  }

  var listing: SharedGameListing {
    SharedGameListing(
      name: name, path: path, user: user, greeting: table.greeting, trouble: table.end,
      isBusy: line == nil)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up; at most those of a poll.
  fileprivate var milliseconds: Int32 {
    Int32(min((self / .milliseconds(1)).rounded(.up), Double(Int32.max)))
  }
}
