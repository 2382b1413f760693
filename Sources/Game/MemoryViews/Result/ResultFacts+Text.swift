import MemoryViewModel

extension ResultFacts {
  /// A fact with its name, its value and a remark.
  struct Line: Hashable, Identifiable {
    /// The name.
    let id: String
    let value: String
    var note = ""
  }

  /// Returns the facts for a large window, with a line each; the score of a single player first.
  ///
  /// - Parameter points: The points of the only player, while they are counted up.
  /// - Returns: The lines, whose number does not depend on the points.
  func lines(showing points: Int) -> [Line] {
    var lines: [Line] = []
    if onlyPoints != nil {
      lines.append(Line(id: "Points", value: padded(points), note: bestNote))
    }
    lines.append(Line(id: "Turns", value: "\(turns)", note: turnsNote))
    lines.append(Line(id: "Time", value: time.stopwatchText))
    if let memory { lines.append(Line(id: "Memory", value: memory)) }
    if hints > 0 { lines.append(Line(id: "Hints", value: "\(hints)")) }
    lines.append(Line(id: "Seed", value: seed, note: "deals the same cards"))
    return lines
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
    return best == onlyPoints ? "the best so far" : "best so far \(best)"
  }

  private var turnsNote: String {
    expectedTurns.map { "a perfect memory needs \($0.tenths)" } ?? ""
  }
}

extension Double {
  /// The number rounded to one decimal, for numbers up to that of a game's turns.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
