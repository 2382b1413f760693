import MemoryEngine
import MemoryViewModel

// Shared games in line mode.
extension LineGame {
  /// Handles events of other terminals until a line has been typed.
  ///
  /// - Returns: True if there may be a line; false if the host of the game has gone.
  mutating func waitForLine(
    _ question: String, _ output: inout StandardOutput
  ) throws -> Bool {
    guard let others else { return true }
    while try !input.hasNext() {
      try reportAllNews(&output, before: question)
      if others.link.hasEnded { return false }
      let pause = app.current?.timeToNextNote?.roundedUpToMilliseconds ?? -1
      if others.wait(readsInput: true, milliseconds: pause) { try input.readMore() }
      app.current?.noteTimeIfDue()
      try reportAllNews(&output, before: question)
    }
    return true
  }

  /// Loops, because reporting an event can produce another, which the next wait would not see.
  private mutating func reportAllNews(
    _ output: inout StandardOutput, before question: String
  ) throws {
    while try reportNews(after: "\n", &output) > 0 {
      if others?.link.hasEnded == true { continue }
      try output.write(question)
      try output.flush()
    }
  }

  /// Prints what others have done, and lets computers play their turns; returns the number of
  /// reports.
  private mutating func reportNews(
    after start: String, _ output: inout StandardOutput
  ) throws -> Int {
    guard let news = others?.link.takeNews(), !news.isEmpty else { return 0 }
    _ = takeOverGame()
    try output.write(start + lines(news.map(\.line)))
    let showsTable = news.contains(where: \.changesTable) && style.printsTable == .turn
    if showsTable, model.result == nil { try writeTable(&output) }
    try letOpponentPlay(&output)
    try reportEnd(&output)
    return news.count
  }

  /// Waits at most 0.3 seconds for the host to carry out a request.
  private mutating func waitForHost(_ output: inout StandardOutput) throws {
    guard let others else { return }
    var hasHeard = false
    for _ in 0..<3 where !hasHeard && !others.link.hasEnded {
      _ = others.wait(readsInput: false, milliseconds: 100)
      hasHeard = try reportNews(after: "", &output) > 0
    }
  }
}

// A game that another terminal hosts.
extension LineGame {
  /// Carries out the request of a guest, or sends it to the host.
  mutating func answerGuest(
    _ request: LineRequest, _ output: inout StandardOutput
  ) throws {
    switch request {
    case .nothing, .quit: break
    case .labels(let labels): try requestTurn(labels, &output)
    case .help: try output.write(Self.guestHelp(isBeside: isBeside))
    case .hint: try output.write("\(model.standstillSentence ?? model.say(model.hint()))\n")
    case .table: try writeTable(&output)
    case .score: try output.write("\(model.state)\n")
    case .pause: try wish(&output) { $0.pause() }
    case .resume: try wish(&output) { $0.resume() }
    case .undo:
      if let sentence = model.wishesNoUndo { return try output.write("\(sentence)\n") }
      try wish(&output) { $0.undo() }
    case .shuffle:
      if let sentence = model.standstillSentence { return try output.write("\(sentence)\n") }
      try wish(&output) { $0.shuffle() }
    case .new(nil):
      try wish(&output) { [app] _ in app.playAgain() }
    case .no: try output.write(Self.noQuestion)
    case .name where isBeside: try output.write("The names are those of the other window.\n")
    case .name(let name):
      guard let others, others.link.rename(name) else {
        return try output.write("That is not a valid name.\n")
      }
      try waitForHost(&output)
    case .new, .play, .themes, .games, .continueGame, .scores, .save, .record,
      .result:
      let why = isBeside ? "in the other window. It" : "in your own games. The host"
      try output.write("That works only \(why) saves this one.\n")
    case .unknown(let line):
      try output.write("I do not know \(shown(line)). Type the number of a card, or help.\n")
    }
  }

  /// Requests cards one at a time, because each outcome decides which card may be next.
  private mutating func requestTurn(
    _ labels: [Int], _ output: inout StandardOutput
  ) throws {
    for label in labels {
      if let sentence = model.notYourTurnSentence { return try output.write("\(sentence)\n") }
      let outcome = model.choose(cardLabelled: label)
      if case .ignored(let refusal) = outcome.event, refusal != .paused || model.isPaused {
        return try output.write("\(model.say(outcome, label: label))\n")
      }
      try waitForHost(&output)
    }
  }

  private mutating func wish(
    _ output: inout StandardOutput, _ body: (GameViewModel) -> Void
  ) throws {
    body(model)
    try waitForHost(&output)
  }
}

extension GameViewModel {
  fileprivate var wishesNoUndo: String? {
    setup.isPractice && !isPaused && flips > 0 ? nil : noUndoSentence
  }
}

extension LineGame {
  /// The answer to a `no` to no question.
  private static let noQuestion = "There is no question to answer.\n"

  /// Refuses a request of another terminal for another deal.
  func refuseDeal(_ output: inout StandardOutput) throws {
    guard app.table.dealRequest != nil else { return try output.write(Self.noQuestion) }
    app.table.refuseDealRequest()
    try output.write("This game goes on.\n")
  }

  /// True if the player has the game in another window too.
  private var isBeside: Bool { app.table.sharing?.isBeside == true }

  /// Returns the answer to `help` in a game that another terminal hosts.
  private static func guestHelp(isBeside: Bool) -> String {
    isBeside ? "\(requests)\(besideEnd)" : "\(requests)\(guestEnd)"
  }
}

private let requests = """
  Find the cards that belong together. When it is your turn, type the number of a card to
  turn it up, or several numbers in one line: 5 9

    hint       what a good memory would turn next
    table      the whole table: [5] is face down, a dot is gone
    score      score, turns, cards left and time, and who is next
    pause      stop the clock for all; resume starts it again
    undo       take the last flip back, in practice
    shuffle    move all cards to new places

  """

private let besideEnd = """
    new        deal again, in both windows, if the other one agrees
    quit       leave; the game goes on in the other window

  The first letter will do for hint, table, score, pause, resume, undo, new, quit.

  """

private let guestEnd = """
    new        ask the host for another deal
    name ADA   change your name
    quit       leave; your seat becomes free, and the game goes on

  The first letter will do for hint, table, score, pause, resume, undo, new, quit.

  """
