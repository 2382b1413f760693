import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The memory of the first player of some games: turns by size, kinds of turns, and recall.
struct MemoryPage {
  /// The least number of chances for a statement about recall.
  static let leastChances = 30

  /// The games of one size that a single player finished.
  struct Size: Equatable {
    let pairs: Int
    /// The turns of each game.
    var turns: [Int]

    var mean: Double { Double(turns.reduce(0, +)) / Double(turns.count) }

    /// The mean of a perfect memory; nil for more pairs than are solved.
    var perfect: Double? {
      guard (1...PerfectTheory.mostPairs).contains(pairs) else { return nil }
      return PerfectTheory.all(upTo: pairs).last?.turns.mean
    }
  }

  /// The sizes in ascending order.
  let sizes: [Size]
  /// The number of turns of each kind that the first player made.
  let kinds: [(kind: GameAnalysis.Turn.Kind, count: Int)]
  let report: MemoryReport

  init(_ records: [GameRecord<Face>], _ report: MemoryReport) {
    self.report = report
    var turns: [Int: [Int]] = [:]
    var counts: [GameAnalysis.Turn.Kind: Int] = [:]
    for record in records {
      guard let analysis = try? GameAnalysis(of: record) else { continue }
      for turn in analysis.turns where turn.player == 0 { counts[turn.kind, default: 0] += 1 }
      if let pairs = record.pairsAlone { turns[pairs, default: []].append(analysis.turns.count) }
    }
    sizes = turns.sorted { $0.key < $1.key }.map { Size(pairs: $0.key, turns: $0.value) }
    kinds = GameAnalysis.Turn.Kind.allCases.map { (kind: $0, count: counts[$0] ?? 0) }
  }
}

extension GameRecord {
  /// The number of pairs, if a single player turned all of them; otherwise nil.
  fileprivate var pairsAlone: Int? {
    guard rules.players == 1, rules.matchSize == 2, rules.peek == .zero,
      deck.kinds.allSatisfy({ $0.copies == 2 }),
      (try? RecordedGame(replaying: self).game.isFinished) == true
    else { return nil }
    return deck.kinds.count
  }
}

extension MemoryPage {
  /// The page as text.
  var text: String {
    guard !report.traces.isEmpty else {
      return "No finished game yet. Finish one, and this page tells how well you remember.\n"
    }
    var lines = ["\(counted(report.traces.count, "finished game")) of pairs."]
    if !sizes.isEmpty { lines += [""] + turnsTable }
    lines += ["", kindsLine, "", recallSentence]
    if report.curve.chances >= Self.leastChances { lines += [""] + recallTable }
    return lines.joined(separator: "\n") + "\n"
  }

  private var turnsTable: [String] {
    let rows = sizes.map { size in
      [
        "\(size.pairs)", "\(size.turns.count)", "\(size.turns.min() ?? 0)",
        size.mean.inThousandths, size.perfect?.inThousandths ?? "-",
      ]
    }
    let head = ["pairs", "games", "fewest turns", "mean", "perfect memory"]
    return AlignedColumns(rows: [head] + rows, textColumns: []).lines
  }

  private var kindsLine: String {
    let kinds = kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.kind.words)" }
    return "Your turns: " + (kinds.isEmpty ? "none" : kinds.joined(separator: ", ")) + "."
  }

  private var recallTable: [String] {
    let rows = report.curve.points.map { point in
      [
        point.lagText, "\(point.chances)", point.recall?.inThousandths ?? "-",
        point.interval.map { "\($0.lowerBound.inThousandths) to \($0.upperBound.inThousandths)" }
          ?? "-",
      ]
    }
    let head = ["cards since", "chances", "recalled", "95 % interval"]
    return AlignedColumns(rows: [head] + rows, textColumns: [0, 3]).lines
  }

  /// The recall in a sentence, or the number of games that are needed for it.
  private var recallSentence: String {
    let chances = report.curve.chances
    guard chances >= Self.leastChances, let sentence = report.rememberedCards else {
      let more = gamesNeeded(after: chances)
      return "\(counted(more, "more game")) of this size will show how long you remember a card."
    }
    return sentence
  }

  private func gamesNeeded(after chances: Int) -> Int {
    let perGame = max(1, Double(chances) / Double(report.traces.count))
    return max(1, Int((Double(Self.leastChances - chances) / perGame).rounded(.up)))
  }
}

extension MemoryPage {
  /// The page as JSON; `recall` is the report of `fit`.
  var json: JSON {
    .object([
      "version": .int(1),
      "sizes": .array(
        sizes.map { size in
          .object([
            "pairs": .int(size.pairs),
            "games": .int(size.turns.count),
            "fewestTurns": .int(size.turns.min() ?? 0),
            "meanTurns": .double(size.mean),
            "perfectTurns": size.perfect.map { .double($0) } ?? .null,
          ])
        }),
      "turns": .members(kinds.map { ($0.kind.rawValue, .int($0.count)) }),
      "fit": report.json,
    ])
  }
}
