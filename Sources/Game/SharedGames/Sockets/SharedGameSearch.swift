import SystemCalls

/// A search for shared games: where to look, and how long to wait for the hosts' answers.
public struct SharedGameSearch {
  /// The most games that are asked at a time, in all places.
  private static let limit = 100
  /// How soon a host that was too busy is connected to again.
  private static let pause = Duration.milliseconds(50)

  private let places: [SharedGamePlace]
  private let patience: Duration
  private let now: () -> Duration

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - places: Where to look; the first place goes before others.
  ///   - patience: The longest time to wait for the last answer.
  ///   - now: The time on any clock.
  public init(
    in places: [SharedGamePlace], waitingAtMost patience: Duration, now: @escaping () -> Duration
  ) {
    (self.places, self.patience, self.now) = (places, patience, now)
  }

  /// Asks hosts what they play, and removes sockets of this user's hosts that died.
  ///
  /// If there are very many games, those that are asked belong to as many users as possible.
  ///
  /// - Returns: The games by place, in each by name.
  public func all() -> [SharedGameListing] {
    let start = now()
    let sockets = SharedGameSocket.all(in: places)
    let asked = questions(inFairOrder(sockets))
    // The answers are waited for even if it took long to remove what this user's hosts had left.
    let deadline = max(start + patience, now() + patience / 2)
    return answers(to: sockets.compactMap { asked[$0] }, until: deadline)
  }

  /// Connects to the first hosts, in the order of their sockets.
  private func questions(_ sockets: [SharedGameSocket]) -> [SharedGameSocket: HostQuestion] {
    var asked: [SharedGameSocket: HostQuestion] = [:]
    var timeForOthers = max(patience / 2, Self.pause)
    for socket in sockets where asked.count < Self.limit {
      // Another user's dead hosts may have left thousands, which only that user can remove.
      if !socket.isOwn, timeForOthers <= .zero { continue }
      let start = now()
      asked[socket] = HostQuestion(socket)
      if !socket.isOwn { timeForOthers -= now() - start }
    }
    return asked
  }

  /// Asks hosts of games with certain names what they play, all at a time; other games are not
  /// looked at.
  ///
  /// - Parameters:
  ///   - names: The names of the games.
  ///   - choose: Called with the index of each name that there is, and the login names of the users
  ///     who share a game of that name: this user's alone, if there is one. It returns the index of
  ///     one of them, or nil for none. No host is waited for before.
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
    // In a name space of its own a user can make things that belong to thousands of numbers.
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
    // All are asked of the system at once, because each question takes a millisecond.
    let logins = UserAccount.names(of: Set(questions.map(\.user)))
    return questions.map { SeatName(login: logins[$0.user], of: $0.user) }
  }
}

extension Duration {
  /// Whole milliseconds, rounded up; at most those of a poll.
  fileprivate var milliseconds: Int32 {
    Int32(min((self / .milliseconds(1)).rounded(.up), Double(Int32.max)))
  }
}
