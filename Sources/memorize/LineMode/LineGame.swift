import MemoryEngine
import MemoryViewModel

/// A game in plain lines: for pipes, screen readers and slow links.
struct LineGame: ~Copyable {
  private let model: GameViewModel
  private let clock: PlayClock
  private let printsTable: TablePrinting
  private let command: String
  private let newSeed: () -> Seed
  /// A transcript shows what was typed, but a terminal does so by itself.
  private let echoes: Bool
  private var input: LineInput
  private var isEndTold = false

  /// - Parameters:
  ///   - model: The game to play.
  ///   - clock: The clock that the model asks.
  ///   - printsTable: When to print the whole table.
  ///   - command: What starts a game like this, but for its seed.
  ///   - newSeed: The seed of another game.
  ///   - echoes: Whether to repeat what was typed.
  ///   - input: Where the player types.
  init(
    _ model: GameViewModel, clock: PlayClock, printsTable: TablePrinting, command: String,
    newSeed: @escaping () -> Seed, echoes: Bool, input: LineInput = LineInput()
  ) {
    self.model = model
    self.clock = clock
    self.printsTable = printsTable
    self.command = command
    self.newSeed = newSeed
    self.echoes = echoes
    self.input = input
  }

  /// Plays until the player quits or the input ends.
  mutating func play(to output: inout StandardOutput) throws {
    try greet(&output)
    while let line = try ask(&output) {
      let request = LineRequest(line)
      if request == .quit { break }
      try answer(request, &output)
      try tellEnd(&output)
    }
    try sayGoodbye(&output)
  }

  private mutating func ask(_ output: inout StandardOutput) throws -> String? {
    try output.write("card> ")
    try output.flush()
    let line = try input.next()
    if echoes || line == nil { try output.write("\(line?.printable(atMost: 200) ?? "")\n") }
    return line
  }

  private mutating func answer(
    _ request: LineRequest, _ output: inout StandardOutput
  ) throws {
    switch request {
    case .nothing, .quit: break
    case .labels(let labels): try turn(labels, &output)
    case .help: try output.write(lineHelp)
    case .hint:
      try output.write(model.standstillSentence ?? model.say(model.hint()))
      try output.write("\n")
    case .pause: try pause(&output)
    case .resume: try resume(&output)
    case .undo: try undo(&output)
    case .shuffle: try shuffle(&output)
    case .table: try writeTable(&output)
    case .score: try output.write("\(model.state)\n")
    case .record: try output.write("\(model.recordWithDigest.json)\n")
    case .new(let seed): try startOver(seed ?? newSeed(), &output)
    case .unknown(let line):
      try output.write("I do not know \(shown(line)). Type the number of a card, or help.\n")
    }
  }

  /// Nobody wants to hear more refusals than this of one line, such as a paste by mistake.
  private static let mostRefusals = 3

  private func turn(_ labels: [Int], _ output: inout StandardOutput) throws {
    var sentences: [String] = []
    var endsTurn = false
    var refusals = 0
    for label in labels where refusals < Self.mostRefusals && model.result == nil {
      let outcome = model.choose(cardLabelled: label)
      sentences.append(model.say(outcome, label: label))
      if let next = model.sayWhoIsNext(after: outcome) { sentences.append(next) }
      if outcome.isAccepted { clock.pass(clock.flipTime) } else { refusals += 1 }
      endsTurn = endsTurn || outcome.endsTurn
    }
    if sentences.isEmpty { sentences = [model.isOverSentence] }
    try output.write(sentences.joined(separator: " ") + "\n")
    if endsTurn, printsTable == .turn, model.result == nil { try writeTable(&output) }
  }

  private func pause(_ output: inout StandardOutput) throws {
    model.pause()
    let isPaused = "Paused at \(spoken(model.time)). Type resume to go on."
    try output.write("\(model.isPaused ? isPaused : model.isOverSentence)\n")
  }

  private func resume(_ output: inout StandardOutput) throws {
    let wasPaused = model.isPaused
    model.resume()
    try output.write(wasPaused ? "On it goes.\n" : "The game is not paused.\n")
  }

  private mutating func undo(_ output: inout StandardOutput) throws {
    guard model.undo() else { return try output.write("\(model.noUndoSentence)\n") }
    isEndTold = false
    try output.write("Took the last flip back. \(model.standing)\n")
    if printsTable == .turn { try writeTable(&output) }
  }

  private func shuffle(_ output: inout StandardOutput) throws {
    if let sentence = model.standstillSentence { return try output.write("\(sentence)\n") }
    model.shuffle()
    try output.write("The cards lie in new places.\n")
    try writeTable(&output)
  }

  private mutating func startOver(_ seed: Seed, _ output: inout StandardOutput) throws {
    try model.newGame(seed: seed)
    isEndTold = false
    try greet(&output)
  }

  private func greet(_ output: inout StandardOutput) throws {
    try output.write(model.greeting)
    try writeTable(&output)
    clock.pass(model.game.rules.peek)
  }

  private func writeTable(_ output: inout StandardOutput) throws {
    let words = model.record.deck.kinds.flatMap(\.faces).map { $0.spoken.utf8.count }
    let table = LineTable(model.table, longestWord: words.max() ?? 0, width: Platform.width(of: 1))
    try output.write("\n" + table.lines.joined(separator: "\n") + "\n\n")
  }

  private mutating func tellEnd(_ output: inout StandardOutput) throws {
    guard !isEndTold, let result = model.result else { return }
    isEndTold = true
    try output.write("\(model.say(result))\n\(sameAgain)Type new for another game, or quit.\n")
  }

  private func sayGoodbye(_ output: inout StandardOutput) throws {
    guard !isEndTold else { return try output.write("Goodbye.\n") }
    try output.write("Stopped. \(model.standing) \(model.turnsSoFar)\n\(sameAgain)")
  }

  private var sameAgain: String {
    "Seed \(shown(model.seed.text)). The same deal again: \(command) --seed \(model.seed.typed)\n"
  }
}
