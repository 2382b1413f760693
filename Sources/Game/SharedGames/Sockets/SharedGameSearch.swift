import SystemCalls

/// A search for shared games in some places, with a time limit for the hosts' answers.
public struct SharedGameSearch {
  /// The number of games that are queried at a time, in all places.
  private static let limit = 100
  /// The pause before another connection to a busy host.
  private static let pause = Duration.milliseconds(50)

  private let places: [SharedGamePlace]
  private let patience: Duration
  private let now: () -> Duration

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - places: The places to search, in order.
  ///   - patience: The longest time to wait for the last answer.
  ///   - now: Returns the time of any clock.
  public init(
    in places: [SharedGamePlace], waitingAtMost patience: Duration, now: @escaping () -> Duration
  ) {
    (self.places, self.patience, self.now) = (places, patience, now)
  }

  /// Queries all hosts, and removes sockets of this user's hosts that died.
  ///
  /// If there are very many games, those that are queried belong to as many users as possible.
  ///
  /// - Returns: The games by place and name.
  public func all() -> [SharedGameListing] {
    let start = now()
    let sockets = SharedGameSocket.all(in: places)
    let asked = questions(inFairOrder(sockets))
    // The hosts have at least half of the time, even if the removal of old sockets took long.
    let deadline = max(start + patience, now() + patience / 2)
    return answers(to: sockets.compactMap { asked[$0] }, until: deadline)
  }

  /// Connects to the first hosts, in the order of their sockets.
  private func questions(_ sockets: [SharedGameSocket]) -> [SharedGameSocket: HostQuestion] {
    var asked: [SharedGameSocket: HostQuestion] = [:]
    var timeForOthers = max(patience / 2, Self.pause)
    for socket in sockets where asked.count < Self.limit {
      // Dead hosts of another user may have left thousands of sockets, which only that user can
      // remove.
      if !socket.isOwn, timeForOthers <= .zero { continue }
      let start = now()
      asked[socket] = HostQuestion(socket)
      if !socket.isOwn { timeForOthers -= now() - start }
    }
    return asked
  }

  /// Queries the hosts of games with certain names in parallel, and no other games.
  ///
  /// - Parameters:
  ///   - names: The names of the games.
  ///   - choose: Receives the index of each name that exists, and the login names of the users who
  ///     share a game of that name: this user's alone, if there is one. Returns the index of one of
  ///     them, or nil for none. Called before any host has answered.
  /// - Returns: The chosen game of each name, or nil if there is none.
  public func named(
    _ names: [SharedGameName], choosing choose: (Int, [SeatName]) throws -> Int?
  ) rethrows -> [SharedGameListing?] {
    let start = now()
    var chosen: [Int: HostQuestion] = [:]
    for (index, name) in names.enumerated() {
      let found = questions(name)
      guard !found.isEmpty else { continue }
      do {
        let place = try choose(index, logins(of: found))
        for other in found.indices where other != place { found[other].hangUp() }
        if let place { chosen[index] = found[place] }
      } catch {
        for question in found + chosen.values { question.hangUp() }
        throw error
      }
    }
    let indices = chosen.keys.sorted()
    let answers = answers(to: indices.compactMap { chosen[$0] }, until: start + patience)
    let games = Dictionary(uniqueKeysWithValues: zip(indices, answers))
    return names.indices.map { games[$0] }
  }

  private func inFairOrder(_ sockets: [SharedGameSocket]) -> [SharedGameSocket] {
    // In a namespace of its own a user can create sockets that belong to thousands of user ids.
    guard Set(sockets.map(\.owner)).count > Self.limit else {
      return sockets.inFairOrder(first: [])
    }
    let groups = UserGroup.current.filter { group in places.contains { $0.group == group.id } }
    return sockets.inFairOrder(first: groups.reduce(into: []) { $0.formUnion($1.memberIDs) })
  }

  private func questions(_ name: SharedGameName) -> [HostQuestion] {
    var questions: [HostQuestion] = []
    for place in places {
      guard let socket = SharedGameSocket(name, in: place), let question = HostQuestion(socket)
      else { continue }
      if question.user == UserAccount.currentID {
        for other in questions { other.hangUp() }
        return [question]
      }
      if questions.contains(where: { $0.user == question.user }) {
        question.hangUp()
      } else {
        questions.append(question)
      }
    }
    return questions
  }
}

extension SharedGameSearch {
  private func answers(
    to questions: [HostQuestion], until deadline: Duration
  ) -> [SharedGameListing] {
    var questions = questions
    defer { for question in questions { question.hangUp() } }
    while true {
      let open = questions.indices.filter { questions[$0].isOpen }
      let busy = questions.indices.filter { questions[$0].isBusy }
      let left = deadline - now()
      if open.isEmpty && busy.isEmpty || left <= .zero { break }
      let wait = busy.isEmpty ? left : min(left, Self.pause)
      let ready = Poll.wait(
        for: open.compactMap { questions[$0].interest }, milliseconds: wait.milliseconds)
      for (index, isReady) in zip(open, ready) where isReady { questions[index].read() }
      for index in busy { questions[index].retry() }
    }
    return zip(questions, logins(of: questions)).map { question, login in
      question.listing(by: login)
    }
  }

  private func logins(of questions: [HostQuestion]) -> [SeatName] {
    // All login names are looked up at once, because each query takes a millisecond.
    let logins = UserAccount.names(of: Set(questions.map(\.user)))
    return questions.map { SeatName(login: logins[$0.user], of: $0.user) }
  }
}

extension Duration {
  /// The time in whole milliseconds, rounded up and clamped to those of a poll.
  fileprivate var milliseconds: Int32 {
    Int32(min((self / .milliseconds(1)).rounded(.up), Double(Int32.max)))
  }
}
