/// The style of a mark, as far as it is not the default of its series.
struct ChartLook: Hashable {
  var color: Color?
  var opacity = 1.0
  var symbol: Character?
  var annotation: String?
}

/// A change of the style or the series of some marks.
enum ChartStyle {
  case color(Color)
  case series(PlottableValue)
  case opacity(Double)
  case symbol(Character)
  case annotation(String)
}

/// Content with a style for all its marks that have no such style themselves.
public struct StyledChartContent<Content: ChartContent>: ChartContent {
  let content: Content
  let style: ChartStyle

  public func collect(in marks: inout ChartMarks) {
    let outer = (marks.look, marks.series)
    switch style {
    case .color(let color): marks.look.color = color
    case .series(let value): marks.series = marks.seriesNumber(of: value)
    case .opacity(let opacity): marks.look.opacity *= opacity
    case .symbol(let symbol): marks.look.symbol = symbol
    case .annotation(let text): marks.look.annotation = text
    }
    content.collect(in: &marks)
    (marks.look, marks.series) = outer
  }
}

extension ChartContent {
  /// Draws the marks in a colour; inner colours take precedence.
  public func foregroundStyle(_ color: Color) -> StyledChartContent<Self> {
    StyledChartContent(content: self, style: .color(color))
  }

  /// Makes the marks part of a series, which has a colour, a symbol and an entry in the legend.
  ///
  /// - Parameter value: The name of the series, such as `.value("Player", "perfect")`.
  /// - Returns: The marks of the series.
  public func foregroundStyle(by value: PlottableValue) -> StyledChartContent<Self> {
    StyledChartContent(content: self, style: .series(value))
  }

  /// Multiplies the opacity of the marks: 0 is transparent, 1 opaque.
  public func opacity(_ opacity: Double) -> StyledChartContent<Self> {
    StyledChartContent(content: self, style: .opacity(opacity))
  }

  /// Sets the symbol of points, which has a width of one cell.
  public func symbol(_ symbol: Character) -> StyledChartContent<Self> {
    StyledChartContent(content: self, style: .symbol(symbol))
  }

  /// Writes a short text at each mark: above a vertical bar, otherwise to the right.
  ///
  /// Texts that overlap replace each other, the last one is complete.
  public func annotation(_ text: some StringProtocol) -> StyledChartContent<Self> {
    StyledChartContent(content: self, style: .annotation(String(text)))
  }
}
