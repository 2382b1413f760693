import CBaseline
import GridSolver

let gridBenchmarks = [
  fit(52, gap: 1), fit(1_000_000, gap: 0.001), fitRange(52), cells(52), cellsRange(52),
]

private func fit(_ count: Int, gap: Double) -> Benchmark {
  Benchmark(
    "grid/fit \(count)", unit: "ns/fit", reference: "C, one aspect alone",
    roundsInASecond: 25_000_000,
    ours: { fitAgainAndAgain(count, gap, $0).bitPattern },
    theirs: { grid_fit_sum(Int64($0), Int64(count), 800, 600, 2.0 / 3, gap, gap).bitPattern })
}

private func fitAgainAndAgain(_ count: Int, _ gap: Double, _ rounds: Int) -> Double {
  (0..<rounds).reduce(0.0) { sum, round in
    let grid = AspectFitGrid(
      count: count, width: 800 + Double(round & 15) / 4, height: 600 + Double(round & 7) / 4,
      aspectRatio: 2.0 / 3, columnGap: gap, rowGap: gap)
    return grid.map { sum + (Double($0.columns + $0.rows) + $0.cardWidth) } ?? sum
  }
}

/// Fits cards of 0.58 to 1.6 into a space of any unit.
private func fitRange(_ count: Int) -> Benchmark {
  Benchmark(
    "grid/fit range \(count)", unit: "ns/fit", reference: "C, the same search",
    roundsInASecond: 8_000_000,
    ours: { fitRangeAgainAndAgain(count, $0).bitPattern },
    theirs: { grid_fit_range_sum(Int64($0), Int64(count), 800, 600, 0.58, 1.6, 1, 1).bitPattern })
}

private func fitRangeAgainAndAgain(_ count: Int, _ rounds: Int) -> Double {
  (0..<rounds).reduce(0.0) { sum, round in
    let grid = AspectFitGrid(
      count: count, width: 800 + Double(round & 15) / 4, height: 600 + Double(round & 7) / 4,
      aspects: 0.58...1.6, columnGap: 1, rowGap: 1)
    guard let grid else { return sum }
    return sum + (Double(grid.columns + grid.rows) + grid.cardWidth + grid.cardHeight)
  }
}

/// Fits cards of 2:3 into cells of 1:2: a card 4 cells wide is 3 cells high.
private func cells(_ count: Int) -> Benchmark {
  Benchmark(
    "grid/cells \(count)", unit: "ns/fit", reference: "C, one aspect alone",
    roundsInASecond: 18_000_000,
    ours: { UInt64(cellsAgainAndAgain(count, $0)) },
    theirs: { UInt64(grid_cells_sum(Int64($0), Int64(count), 80, 24, 3, 4, 1, 0)) })
}

private func cellsAgainAndAgain(_ count: Int, _ rounds: Int) -> Int {
  (0..<rounds).reduce(0) { sum, round in
    let grid = AspectFitGrid(
      count: count, width: 80 + (round & 15), height: 24 + (round & 7),
      cardAspect: AspectRatio(2, 3), cellAspect: AspectRatio(1, 2), columnGap: 1)
    return grid.map { sum + $0.columns + $0.rows + $0.cardWidth + $0.cardHeight } ?? sum
  }
}

/// Fits cards of 1:2 to 3:2 into cells of 1:2.
private func cellsRange(_ count: Int) -> Benchmark {
  let (narrowest, widest) = (grid_proportions(run: 2, rise: 2), grid_proportions(run: 6, rise: 2))
  return Benchmark(
    "grid/cells range \(count)", unit: "ns/fit", reference: "C, the same search",
    roundsInASecond: 5_000_000,
    ours: { UInt64(cellsRangeAgainAndAgain(count, $0)) },
    theirs: {
      UInt64(grid_cells_range_sum(Int64($0), Int64(count), 80, 24, narrowest, widest, 1, 0))
    })
}

private func cellsRangeAgainAndAgain(_ count: Int, _ rounds: Int) -> Int {
  (0..<rounds).reduce(0) { sum, round in
    let grid = AspectFitGrid(
      count: count, width: 80 + (round & 15), height: 24 + (round & 7),
      cardAspects: AspectRatio(1, 2)...AspectRatio(3, 2), cellAspect: AspectRatio(1, 2),
      columnGap: 1)
    return grid.map { sum + $0.columns + $0.rows + $0.cardWidth + $0.cardHeight } ?? sum
  }
}
