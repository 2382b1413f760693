import TextUI

/// Frames of a lazy grid of ten columns, each scrolled to another row: of a million cells, compared
/// with ten thousand, of which as many are visible.
let lazyGridBenchmarks = [
  Benchmark(
    "frame/lazy grid of 1,000,000 cells 80x24", unit: "ns/frame", reference: "10,000 cells",
    roundsInASecond: 2_000,
    ours: { LazyGridFrames(cells: 1_000_000).sum(rounds: $0) },
    theirs: { LazyGridFrames(cells: 10_000).sum(rounds: $0) })
]

@MainActor private struct LazyGridFrames {
  let cells: Int

  /// Makes a number of frames, and returns a sum of the first text of each.
  func sum(rounds: Int) -> UInt64 {
    let renderer = Renderer()
    var sum: UInt64 = 0
    for round in 0..<rounds {
      let frame = renderer.frame(
        of: grid(from: round % 900), size: Size(width: 80, height: 24), at: .milliseconds(round))
      for byte in frame.buffer.text(at: .zero).utf8 { sum = sum &* 31 &+ UInt64(byte) }
    }
    return sum
  }

  private func grid(from row: Int) -> some View {
    ScrollView(showsIndicators: false, position: .constant(Point(x: 0, y: row))) {
      LazyVGrid(
        columns: Array(repeating: .flexible(), count: 10), alignment: .leading, rowHeight: 1
      ) {
        ForEach(0..<cells) { Text("\($0)").lineLimit(1) }
      }
    }
  }
}
