/// The layout of a chart: its plot, and the rows and columns around it.
///
/// Parts that do not fit are left out: first the titles, then the legend and the axes.
struct ChartPlan {
  let plot: Rect
  let x: ChartAxis
  let y: ChartAxis
  /// The columns of the labels on the left; nil without a vertical axis.
  let side: Int?
  /// The row of the horizontal axis, above that of its labels; nil without one.
  let floor: Int?
  let titleRows: (x: Int?, y: Int?)
  /// The first row of the legend and its entries by rows.
  let legend: (row: Int, rows: [[ChartLegend.Entry]])

  init(
    _ scales: ChartScales, _ legend: ChartLegend, size: Size, measure: (String) -> Int
  ) {
    let options = scales.options
    let entries = legend.rows(width: size.width, measure)
    var height = size.height
    let legendHeight = height < 5 ? 0 : min(entries.count, max(1, height / 4))
    height -= legendHeight
    let hasFloor = scales.showsX && height > 3
    height -= hasFloor ? 2 : 0
    let hasTitleBelow = hasFloor && !options.x.title.isEmpty && height > 3
    height -= hasTitleBelow ? 1 : 0
    let hasTitleAbove = scales.showsY && !options.y.title.isEmpty && height > 3
    height -= hasTitleAbove ? 1 : 0
    let y = scales.y(height)
    let side = Self.side(of: y, scales, size, measure)
    let left = side.map { $0 + 2 } ?? 0
    let spare = hasFloor && scales.hasPointsAcross && size.width > 8 ? 1 : 0
    let width = size.width - left - max(spare, Self.tips(scales, size.width - left, measure))
    plot = Rect(x: left, y: hasTitleAbove ? 1 : 0, width: max(0, width), height: height)
    x = scales.x(plot.width)
    (self.y, self.side) = (y, side)
    floor = hasFloor ? plot.maxY : nil
    titleRows = (hasTitleBelow ? plot.maxY + 2 : nil, hasTitleAbove ? 0 : nil)
    self.legend = (size.height - legendHeight, Array(entries.prefix(legendHeight)))
  }

  /// Returns the width of the labels of the vertical axis.
  private static func side(
    of y: ChartAxis, _ scales: ChartScales, _ size: Size, _ measure: (String) -> Int
  ) -> Int? {
    let least = scales.hasBandsUpwards ? 1 : ChartScales.leastRows
    guard scales.showsY, y.length >= least else { return nil }
    let labels = y.ticks.map { measure($0.label) }.max() ?? 0
    let side = min(labels, scales.hasBandsUpwards ? size.width / 2 : labels)
    return side > 0 && size.width - side - 2 > 4 ? side : nil
  }

  /// Returns the columns of the annotations to the right of horizontal bars.
  private static func tips(
    _ scales: ChartScales, _ width: Int, _ measure: (String) -> Int
  ) -> Int {
    guard scales.isHorizontal else { return 0 }
    let texts = scales.marks.looks.compactMap(\.annotation)
    let widest = texts.map(measure).max() ?? -1
    return min(widest + 1, width / 3)
  }
}
