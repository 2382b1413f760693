import MemorySimulation

extension TheoryTable {
  /// The table as text; exact means that are too long are left out.
  var text: String {
    let table = AlignedColumns(rows: [head] + rows, textColumns: textColumns)
    return ([title, ""] + table.lines).joined(separator: "\n") + "\n"
  }

  private var title: String {
    switch self {
    case .perfect: "Turns and lucky matches of a player with a perfect memory."
    case .random: "Turns of a player without memory."
    case .twoPlayers:
      """
      By how many pairs the first of two perfect memories leads at the end.
      Moves: how many new cards to show with 0, 1, 2 ... known ones; 0 is to pass.
      """
    }
  }

  private var head: [String] {
    switch self {
    case .perfect: ["pairs", "mean", "sd", "5 %", "median", "95 %", "lucky", "exact mean"]
    case .random: ["pairs", "mean", "sd"]
    case .twoPlayers: ["pairs", "mean", "sd", "exact mean", "moves"]
    }
  }

  private var textColumns: Set<Int> {
    switch self {
    case .perfect: [7]
    case .random: []
    case .twoPlayers: [3, 4]
    }
  }

  private var rows: [[String]] {
    switch self {
    case .perfect(let theories): theories.map(\.row)
    case .random(let range): range.map { RandomTheory(pairs: $0).row(pairs: $0) }
    case .twoPlayers(let theory, let range): range.map { theory.row(pairs: $0) }
    }
  }
}

extension PerfectTheory {
  fileprivate var row: [String] {
    let quantiles = [5, 50, 95].map { "\(turns.quantile($0))" }
    return ["\(pairs)", turns.mean.inThousandths, turns.variance.squareRoot().inThousandths]
      + quantiles + [lucky.mean.inThousandths, meanTurns.short]
  }
}

extension RandomTheory {
  fileprivate func row(pairs: Int) -> [String] {
    ["\(pairs)", "\(meanTurns)", varianceOfTurns.squareRoot().inThousandths]
  }
}

extension TwoPlayerTheory {
  fileprivate func row(pairs: Int) -> [String] {
    let start = start(pairs: pairs)
    let moves = (0...pairs).map { "\(move(pairs: pairs, known: $0).rawValue)" }
    return [
      "\(pairs)", start.value.double.inThousandths, start.variance.squareRoot().inThousandths,
      start.value.short, moves.joined(),
    ]
  }
}

extension ExactFraction {
  fileprivate var short: String {
    let text = "\(self)"
    return text.count <= 24 ? text : ""
  }
}
