import MemoryEngine
import MemoryModel
import TextUI

/// The signs of turns in a row below their bars; of turns in one column that of the most important.
struct TurnSigns: View {
  let bars: [TurnBar]
  let columns: ChartBands
  /// The selected bar.
  let selection: Int?
  /// The number of bars that have been played; the others are faint.
  let played: Int
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Canvas { context, _ in
      for column in stride(from: 0, to: columns.used, by: columns.pitch) {
        draw(columns.indices(at: column), at: column, on: &context)
      }
    }
    .frame(height: 1)
  }

  private func draw(_ shared: Range<Int>, at column: Int, on context: inout GraphicsContext) {
    guard let most = bars[shared].max(by: { $0.weight < $1.weight }) else { return }
    let isSelected = selection.map(shared.contains) ?? false
    context.style = Style(foreground: most.color, attributes: isSelected ? [.reverse, .bold] : [])
    context.opacity = shared.lowerBound < played ? 1 : TurnChart.faint
    if isSelected {
      let blank = String(repeating: " ", count: columns.barWidth)
      context.text(blank, at: Point(x: column, y: 0))
    }
    let sign = most.kind?.sign(isUnicode: isUnicode) ?? (isUnicode ? "…" : "-")
    context.text(sign, at: Point(x: column + (columns.barWidth - 1) / 2, y: 0))
  }
}
