import MemoryEngine
import TextUI

/// A bar per turn: as high as the score after it, in the colour of its kind, above the kind's sign.
///
/// The tops of the bars are the curve of the score. A single row only has the signs.
struct TurnChart: View {
  let bars: [TurnBar]
  /// The selected bar.
  let selection: Int?
  /// The number of bars that have been played; the others are faint.
  let played: Int
  /// The share of their height that the bars have, 0...1.
  var growth = 1.0
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    EmptyChart().modifier(
      GrowingBars(
        growth: growth,
        drawing: BarDrawing(
          bars: bars, selection: selection, played: played, isUnicode: isUnicode)))
  }
}

private struct EmptyChart: View {
  var body: some View { Color.clear.frame(maxWidth: .max, maxHeight: .max) }
}

/// A modifier that redraws the bars for each height of their animation.
private struct GrowingBars: ViewModifier, Animatable {
  var growth: Double
  let drawing: BarDrawing

  var animatableData: AnimatableVector {
    get { AnimatableVector(growth) }
    set { growth = newValue[0] }
  }

  func body(content: Content) -> some View {
    content.overlay { Canvas { drawing.draw(on: &$0, $1, growth: growth) } }
  }
}

/// The drawing of bars.
struct BarDrawing {
  let bars: [TurnBar]
  let selection: Int?
  let played: Int
  let isUnicode: Bool

  func draw(on context: inout GraphicsContext, _ size: Size, growth: Double) {
    let columns = BarColumns(bars: bars.count, columns: size.width)
    let scale = BarScale(scores: bars.map(\.score), rows: size.height - 1)
    var column = 0
    while column < columns.used {
      let shared = columns.bars(at: column)
      let area = Rect(x: column, y: 0, width: columns.barWidth, height: size.height)
      if let last = shared.last {
        drawBar(bars[last], in: area, scale, growth, on: &context)
        drawSign(of: shared, in: area, on: &context)
      }
      column += columns.pitch
    }
  }

  private func drawBar(
    _ bar: TurnBar, in area: Rect, _ scale: BarScale, _ growth: Double,
    on context: inout GraphicsContext
  ) {
    choose(bar.kind, isPlayed: bar.id < played, on: &context)
    for row in 0..<scale.rows {
      let sign = scale.sign(of: bar.score, row: row, growth: growth, isUnicode: isUnicode)
      guard let sign else { continue }
      context.fill(Rect(x: area.x, y: row, width: area.width, height: 1), with: sign)
    }
  }

  private func drawSign(
    of shared: Range<Int>, in area: Rect, on context: inout GraphicsContext
  ) {
    let most = bars[shared].max { ($0.kind?.weight ?? -1) < ($1.kind?.weight ?? -1) }
    let isSelected = selection.map(shared.contains) ?? false
    choose(most?.kind, isPlayed: shared.lowerBound < played, on: &context)
    context.style.attributes = isSelected ? [.reverse, .bold] : []
    let sign = most?.kind?.sign(isUnicode: isUnicode) ?? (isUnicode ? "…" : "-")
    let row = area.height - 1
    if isSelected {
      context.text(String(repeating: " ", count: area.width), at: Point(x: area.x, y: row))
    }
    context.text(sign, at: Point(x: area.x + (area.width - 1) / 2, y: row))
  }

  private func choose(
    _ kind: GameAnalysis.Turn.Kind?, isPlayed: Bool, on context: inout GraphicsContext
  ) {
    context.style = Style(foreground: kind?.color ?? .gray)
    context.opacity = isPlayed ? 1 : 0.4
  }
}
