import MemoryEngine
import MemoryModel
import MemoryViewModel

// Flips and turns in line mode.
extension LineGame {
  func turn(_ labels: [Int], _ output: inout StandardOutput) throws {
    var said: [[String]] = [[]]
    var endsTurn = false
    if let refusal = refusal(of: labels) { return try output.write("\(refusal)\n") }
    for (index, label) in labels.enumerated() where model.result == nil {
      if let sentence = model.notYourTurnSentence {
        said[said.count - 1].append(sentence)
        break
      }
      let outcome = model.choose(cardLabelled: label)
      said[said.count - 1] += sentences(about: outcome, label: label)
      guard outcome.isAccepted else {
        if index < labels.count - 1 {
          said[said.count - 1].append("The rest of the line is skipped.")
        }
        break
      }
      clock.pass(clock.flipTime)
      endsTurn = endsTurn || outcome.endsTurn
      if model.isOpponentsTurn { said += opponentTurns() + [[]] }
    }
    let texts = said.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    try output.write(lines(texts.isEmpty ? [model.isOverSentence] : texts))
    if endsTurn, style.printsTable == .turn, model.result == nil { try writeTable(&output) }
  }

  /// Returns the reason why a line turns no card while the game can be played; otherwise nil.
  private func refusal(of labels: [Int]) -> String? {
    guard model.result == nil, model.notYourTurnSentence == nil, model.standstillSentence == nil
    else { return nil }
    return LabelList(labels: labels, model: model).refusal
  }

  private func sentences(about outcome: Outcome, label: Int) -> [String] {
    [model.say(outcome, label: label)] + [model.sayWhoIsNext(after: outcome)].compactMap { $0 }
  }

  /// Lets computers play until a person's turn; returns the sentences of each of their turns.
  func opponentTurns() -> [[String]] {
    var turns: [[String]] = []
    while let (card, outcome) = model.opponentFlip() {
      clock.pass(clock.flipTime)
      if turns.isEmpty || outcome.faceUp.count == 1 {
        turns.append(["\(model.name(of: outcome.player, atStart: true)):"])
      }
      turns[turns.count - 1] += sentences(about: outcome, label: model.label(of: card))
    }
    return turns
  }

  /// Lets a computer play if a continued game is at its turn.
  func letOpponentPlay(_ output: inout StandardOutput) throws {
    guard model.isOpponentsTurn else { return }
    try output.write(lines(opponentTurns().map { $0.joined(separator: " ") }))
    if style.printsTable == .turn, model.result == nil { try writeTable(&output) }
  }

  func pause(_ output: inout StandardOutput) throws {
    model.pause()
    let isPaused = "Paused at \(spoken(model.time)). Type resume to go on."
    try output.write("\(model.isPaused ? isPaused : model.isOverSentence)\n")
  }

  func resume(_ output: inout StandardOutput) throws {
    let wasPaused = model.isPaused
    model.resume()
    try output.write(wasPaused ? "The clock runs again.\n" : "The game is not paused.\n")
  }

  func shuffle(_ output: inout StandardOutput) throws {
    if let sentence = model.standstillSentence { return try output.write("\(sentence)\n") }
    model.shuffle()
    try output.write("The cards have been shuffled.\n")
    try writeTable(&output)
  }

  /// True if the table shows which of its pair each card is.
  var showsHalves: Bool { app.settings.showsHalves && model.setup.theme.isUnequal }

  static let halvesSentence =
    "The deck has two halves, such as [1] and (2): a pair is one of each."

  func writeTable(_ output: inout StandardOutput) throws {
    let words = model.record.deck.kinds.flatMap(\.faces).map { model.name(for: $0).count }
    let table = LineTable(
      model.table, longestWord: words.max() ?? 0, width: style.columns(),
      showsHalves: showsHalves,
      spoken: { model.name(for: $0) })
    try output.write("\n" + lines(table.lines) + "\n")
  }
}

/// Returns the texts, each with a newline.
func lines(_ texts: [String]) -> String { texts.map { $0 + "\n" }.joined() }
