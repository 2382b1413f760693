import MemoryViewModel

extension ResultFacts {
  /// A fact with its name, and what there is to say about it.
  struct Line: Hashable, Identifiable {
    /// The name.
    let id: String
    let value: String
    var note = ""
  }

  /// The facts, for a window with room for each on a line; the score of one player first.
  ///
  /// - Parameter points: The points to show of the only player, on the way to all of them.
  /// - Returns: As many lines whatever the points are.
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

  /// The same in few short lines; what is said of memory takes one.
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

  /// The points of one player who played alone.
  var onlyPoints: Int? { standings.count == 1 ? standings.first?.points : nil }

  /// Points on the way to all of them, as wide as those.
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
  /// Rounded to one digit behind the point, of numbers that are no larger than a game has turns.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
