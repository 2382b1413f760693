import Streams
import TextUI

/// A stream as a time line with its values on it.
///
/// Values of the same tick are stacked. The line ends where the stream does.
struct MarbleLine: View {
  @Environment(\.isUnicode) private var isUnicode
  let stream: MarbleExample.Stream
  /// The number of ticks in the whole width.
  let ticks: Int

  var body: some View {
    Canvas { context, size in
      let scale = MarbleScale(width: size.width, ticks: ticks)
      let end = drawEnd(on: &context, scale)
      drawTime(on: &context, until: end, scale)
      drawValues(on: &context, scale)
    }
    .frame(height: stream.moments.map(\.count).max() ?? 1)
  }

  /// Draws the sign of the stream's end.
  ///
  /// - Returns: The column of the sign.
  private func drawEnd(on context: inout GraphicsContext, _ scale: MarbleScale) -> Int {
    let sign: String
    switch stream.end {
    case .open: sign = isUnicode ? "→" : ">"
    case .finished: sign = isUnicode ? "│" : "|"
    case .failed: sign = isUnicode ? "✕" : "X"
    }
    guard let tick = stream.endTick else {
      context.text(sign, at: Point(x: scale.last, y: 0))
      return scale.last
    }
    let value = stream.moments.last.flatMap { $0[0].tick == tick ? $0[0] : nil }
    let column = value.map { columns(of: $0, scale).upperBound } ?? scale.column(of: tick)
    context.style.attributes = .bold
    if case .failed = stream.end { context.style.foreground = .red }
    context.text(sign, at: Point(x: column, y: 0))
    context.style = .plain
    return column
  }

  private func drawTime(
    on context: inout GraphicsContext, until end: Int, _ scale: MarbleScale
  ) {
    context.style.attributes = .dim
    context.fill(
      Rect(x: scale.start, y: 0, width: end - scale.start, height: 1), with: isUnicode ? "─" : "-")
    for tick in 0..<ticks where scale.column(of: tick) < end {
      context.text(isUnicode ? "┴" : "+", at: Point(x: scale.column(of: tick), y: 0))
    }
    context.style = .plain
  }

  private func drawValues(on context: inout GraphicsContext, _ scale: MarbleScale) {
    for moment in stream.moments {
      for (row, value) in moment.enumerated() {
        bubble(value).draw(on: &context, in: columns(of: value, scale), row: row)
      }
    }
  }

  /// Returns the columns of a value; a column after it is reserved for an end.
  private func columns(of value: Timed<Marble>, _ scale: MarbleScale) -> Range<Int> {
    bubble(value).columns(around: scale.column(of: value.tick), before: scale.last)
  }

  private func bubble(_ value: Timed<Marble>) -> MarbleBubble {
    MarbleBubble(value.value, isUnicode: isUnicode)
  }
}

/// Maps ticks to columns: equal widths, as large as possible, centred as a whole.
struct MarbleScale {
  private let step: Int
  /// The first column.
  let start: Int
  /// The last column.
  let last: Int

  init(width: Int, ticks: Int) {
    step = max(1, width / max(1, ticks))
    start = max(0, (width - step * ticks) / 2)
    last = max(start, min(width, start + step * ticks) - 1)
  }

  /// Returns the column at the centre of a tick.
  func column(of tick: Int) -> Int { min(last, start + tick * step + step / 2) }
}

extension Timed {
  /// The tick of the value.
  var tick: Int { Int(time / MarbleExample.tick.wholeNanoseconds) }
}

extension MarbleExample.Stream {
  /// The values grouped by tick.
  var moments: [[Timed<Marble>]] {
    values.reduce(into: []) { moments, value in
      if moments.last?.first?.tick == value.tick {
        moments[moments.count - 1].append(value)
      } else {
        moments.append([value])
      }
    }
  }

  /// The tick of the end, or nil if the stream is open.
  var endTick: Int? {
    switch end {
    case .open: nil
    case .finished(let time), .failed(_, let time): Timed((), at: time).tick
    }
  }

  /// The number of ticks up to the last event.
  var ticks: Int { 1 + (endTick ?? values.last?.tick ?? 0) }
}
