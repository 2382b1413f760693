import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The game in plain lines, for pipes, screen readers and slow connections.
struct LineGame: ~Copyable {
  let app: AppModel
  let clock: PlayClock
  let style: LineStyle
  /// The current game; the app has none for a moment between two games.
  var model: GameViewModel
  var input: LineInput
  /// The other terminals at the table; nil if the game is not shared.
  let others: OtherTerminals?
  private var isEndTold = false
  private var lastNotice = 0

  /// Creates the line mode of an app's game.
  ///
  /// - Parameters:
  ///   - app: The app that plays the game.
  ///   - model: The game.
  ///   - clock: The clock of the app.
  ///   - style: The decisions on what is printed and asked.
  ///   - input: The lines that the player types.
  ///   - others: The other terminals at the table, if the game is shared.
  init(
    _ app: AppModel, playing model: GameViewModel, clock: PlayClock, style: LineStyle,
    input: LineInput, others: OtherTerminals? = nil
  ) {
    self.app = app
    self.model = model
    self.clock = clock
    self.style = style
    self.input = input
    self.others = others
  }

  /// Plays until the player quits or the input ends, and saves the last game.
  ///
  /// The game is saved as well before an error for a line that is too long.
  mutating func play(to output: inout StandardOutput) throws {
    do {
      try answerAll(&output)
    } catch let failure as Failure where failure.code == .badData {
      try sayGoodbye(&output)
      throw failure
    }
    try sayGoodbye(&output)
  }

  private mutating func answerAll(_ output: inout StandardOutput) throws {
    try greet(&output)
    try tellNotices(&output)
    while let line = try ask("card> ", &output) {
      let request = LineRequest(line)
      if request == .quit { break }
      if model.isKeptElsewhere {
        try answerGuest(request, &output)
      } else {
        try answer(request, &output)
      }
      try reportEnd(&output)
      try tellNotices(&output)
    }
    try offerOtherPlace(&output)
  }

  mutating func ask(
    _ question: String, _ output: inout StandardOutput
  ) throws -> String? {
    try output.write(question)
    try output.flush()
    let line: String?
    do {
      line = try waitForLine(question, &output) ? input.next() : nil
    } catch {
      try output.write("\n")
      throw error
    }
    if style.echoes || line == nil {
      try output.write("\(line?.printable(atMost: 200) ?? "")\n")
    }
    return line
  }

  private mutating func answer(
    _ request: LineRequest, _ output: inout StandardOutput
  ) throws {
    switch request {
    case .nothing, .quit: break
    case .labels(let labels): try turn(labels, &output)
    case .help: try output.write(lineHelp(isSaved: app.current?.confirm() ?? true))
    case .hint: try output.write("\(model.standstillSentence ?? model.say(model.hint()))\n")
    case .pause: try pause(&output)
    case .resume: try resume(&output)
    case .undo: try undo(&output)
    case .shuffle: try shuffle(&output)
    case .table: try writeTable(&output)
    case .score: try output.write("\(model.state)\n")
    case .record: try output.write(model.recordWithDigest.line)
    case .result: try output.write(resultLines)
    case .new(let seed): try begin(&output) { $0.playAgain(seed: seed) }
    case .no: try refuseDeal(&output)
    case .play(let name): try play(themeNamed: name, &output)
    case .themes: try listThemes(&output)
    case .games: try listGames(&output)
    case .continueGame(let name): try continueGame(name, &output)
    case .scores: try listScores(&output)
    case .save(let name): try save(name, &output)
    case .name: try output.write("You can change your name only in a game that you have joined.\n")
    case .unknown(let line):
      try output.write("I do not know \(shown(line)). Type the number of a card, or help.\n")
    }
  }
}

extension LineGame {
  /// Starts another game and greets the player, unless the app still has the present game.
  mutating func begin(
    _ output: inout StandardOutput, with start: (AppModel) -> Void
  ) throws {
    try offerOtherPlace(&output)
    start(app)
    if takeOverGame() { try greet(&output) }
  }

  /// Adopts the game that the app plays now.
  ///
  /// - Returns: True if it is a different game.
  mutating func takeOverGame() -> Bool {
    guard let game = app.game, game !== model else { return false }
    model = game
    isEndTold = false
    return true
  }

  func greet(_ output: inout StandardOutput) throws {
    try output.write(model.greeting + (showsHalves ? "\(Self.halvesSentence)\n" : ""))
    try writeTable(&output)
    clock.pass(model.flips == 0 ? model.game.rules.peek : .zero)
    try letOpponentPlay(&output)
  }

  /// Undoes the last flip, and continues the game if that flip had ended it.
  mutating func undo(_ output: inout StandardOutput) throws {
    guard model.undo() else { return try output.write("\(model.noUndoSentence)\n") }
    isEndTold = false
    try output.write("Took the last flip back. \(model.standing)\n")
    if style.printsTable == .turn { try writeTable(&output) }
  }

  mutating func reportEnd(_ output: inout StandardOutput) throws {
    guard !isEndTold, let result = model.result else { return }
    isEndTold = true
    try output.write("\(model.say(result))\n")
    if model.isKeptElsewhere { return try output.write("Type new to ask for another game.\n") }
    if let rank = app.current?.rankText { try output.write("\(rank.asSentence)\n") }
    if model.setup.daily != nil { try output.write(resultLines) }
    if let best = app.keeper?.newBest { try tellNewBest(best, &output) }
    try output.write(style.practice(app.records.forgottenPairs(of: model.setup.theme), of: model))
    try output.write("\(style.sameAgain(model))Type new for another game, or quit.\n")
  }

  private mutating func tellNewBest(_ best: Score, _ output: inout StandardOutput) throws {
    try output.write("That is the best score so far.\n")
    guard style.asksName else { return }
    let known = best.player.isEmpty ? "nothing" : best.player.printable(atMost: 40)
    let name = try ask("Your name, or Enter for \(known)> ", &output) ?? ""
    app.keeper?.nameBest(name.isEmpty ? best.player : name)
  }

  /// Prints the notices of the app, each once.
  private mutating func tellNotices(_ output: inout StandardOutput) throws {
    for notice in app.notices.all where notice.id > lastNotice {
      let text = notice.text.printable(atMost: 300)
      try output.write("\(text)\(text.hasSuffix(".") ? "" : ".")\n")
    }
    lastNotice = app.notices.all.last?.id ?? lastNotice
  }

  private mutating func sayGoodbye(_ output: inout StandardOutput) throws {
    let outcome = leave()
    try tellNotices(&output)
    guard !isEndTold, !model.isKeptElsewhere else { return try output.write("Goodbye.\n") }
    try output.write(
      "Stopped. \(model.standing) \(model.turnsSoFar)\n\(outcome.line)\(style.sameAgain(model))")
  }
}
