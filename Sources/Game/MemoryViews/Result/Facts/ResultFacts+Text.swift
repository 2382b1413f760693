import MemoryViewModel

extension ResultFacts {
  /// A fact with its name, its value and a remark.
  struct Line: Hashable, Identifiable {
    /// The name.
    let id: String
    let value: String
    var note = ""
  }

  /// Returns the facts for a large window besides the points, with a line each.
  ///
  /// - Parameter isNarrow: True if there is no space for remarks.
  /// - Returns: The lines.
  func lines(isNarrow: Bool) -> [Line] {
    var lines: [Line] = []
    if !bestNote.isEmpty { lines.append(Line(id: "Best", value: bestNote)) }
    lines.append(Line(id: "Turns", value: "\(turns)", note: isNarrow ? "" : turnsNote))
    lines.append(Line(id: "Time", value: time.stopwatchText))
    if let rank { lines.append(Line(id: "Rank", value: rank)) }
    if let memory = isNarrow ? shortMemory : memory {
      lines.append(Line(id: "Memory", value: memory))
    }
    if hints > 0 { lines.append(Line(id: "Hints", value: "\(hints)")) }
    let deal = "type --seed \(seed) to play it again"
    lines.append(Line(id: "Deal", value: seed, note: isNarrow ? "" : deal))
    return lines
  }

  /// The outcome in one sentence, for screen readers.
  var spoken: String {
    let scores =
      onlyPoints.map { [pointsText($0)] } ?? standings.map { "\($0.name) \($0.points)" }
    let turns = turns == 1 ? "1 turn" : "\(turns) turns"
    return "\(headline.asSentence) \(scores.joined(separator: ", ")), \(turns)."
  }

  /// Returns the facts in few short lines; that about memory has its own.
  func shortLines(showing points: Int) -> [String] {
    let turns = turns == 1 ? "1 turn" : "\(turns) turns"
    let points = onlyPoints.map { "\(padded(points)) \($0 == 1 ? "point" : "points"), " } ?? ""
    let expected = expectedTurns.map { "a perfect memory: \($0.tenths) turns" }
    let best = best.map { "best \($0), " } ?? ""
    let hints = hints == 0 ? "" : hints == 1 ? "1 hint, " : "\(hints) hints, "
    let lines = [
      "\(points)\(turns), \(time.stopwatchText)", shortMemory ?? expected,
      "\(best)\(hints)seed \(seed)",
    ]
    return lines.compactMap { $0 }
  }

  /// The points of a player who played alone.
  var onlyPoints: Int? { standings.count == 1 ? standings.first?.points : nil }

  /// Returns the counted points, padded to the width of the final ones.
  private func padded(_ points: Int) -> String {
    let text = "\(points)"
    return String(repeating: " ", count: max(0, "\(onlyPoints ?? 0)".count - text.count)) + text
  }

  private var bestNote: String {
    guard let best else { return "" }
    return best == onlyPoints ? "this game" : "\(best)"
  }

  private var turnsNote: String {
    expectedTurns.map { "a perfect memory needs \($0.tenths)" } ?? ""
  }
}

extension String {
  /// The text with a full stop, unless it ends with a sign of its own.
  fileprivate var asSentence: String {
    last.map { "!?.".contains($0) } == true ? self : "\(self)."
  }
}
