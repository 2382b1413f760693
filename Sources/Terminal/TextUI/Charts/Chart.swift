/// A chart of bars, lines, areas and points with axes and a legend.
///
///     Chart(games) { game in
///       LineMark(x: .value("Turn", game.turn), y: .value("Matched", game.matched))
///         .foregroundStyle(by: .value("Player", game.player))
///     }
///
/// Bars have a resolution of an eighth of a cell, lines of two by four dots (Braille); in ASCII
/// both are coarser. Series differ in symbol or pattern as well as in colour. A chart takes all
/// proposed space; parts that do not fit are left out, the axes last.
///
/// Every frame collects all marks. Drawing costs no more than the cells and one pass over the
/// marks: of a million points each column shows the smallest and the largest.
public struct Chart<Content: ChartContent>: Primitive {
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with marks for each element of some data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: Returns the marks of an element.
  public init<Data: Collection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEachMark<Data, Marks> {
    self.content = ForEachMark(data, content: content)
  }

  public func resolve(_ resolver: inout Resolver) {
    let marks = ChartMarks(content)
    let options = resolver.values[ChartOptionsKey.self]
    resolver.collectAccessibilityText(marks.summary)
    resolver.leaf(
      ChartElement(chart: ChartParts(marks: marks, options: options), ink: resolver.ink))
  }
}

/// The marks of a chart and its options; a class, so that the element has few bytes.
final class ChartParts {
  let marks: ChartMarks
  let options: ChartOptions

  init(marks: ChartMarks, options: ChartOptions) {
    (self.marks, self.options) = (marks, options)
  }
}

/// Draws a chart, which takes all proposed space.
private struct ChartElement: Element {
  let chart: ChartParts
  let ink: Ink

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 40, height: 12))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard ink.opacity > 0, !rect.isEmpty else { return }
    // A chart in a scroll view may have any size, which must not decide about memory.
    let width = min(rect.width, 10_000)
    let size = Size(width: width, height: min(rect.height, 4_000_000 / width))
    let table = painter.table
    let drawing = ChartDrawing(
      chart.marks, chart.options, size: size, isUnicode: painter.isUnicode,
      measure: { TextCells($0, table: table).width })
    ChartPrinter(ink: ink, origin: rect.origin).draw(drawing.cells, on: &painter)
  }
}
