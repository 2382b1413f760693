import Axes

/// The choice of the axes of a chart by its marks.
struct ChartScales {
  let marks: ChartMarks
  let options: ChartOptions
  /// True if bars lie, with categories on the vertical axis.
  let isHorizontal: Bool
  let stacks: BarStacks
  private let hasBars: Bool
  private let hasAreas: Bool
  private let bandsAcross: BandValues?
  private let bandsUpwards: BandValues?

  init(_ marks: ChartMarks, _ options: ChartOptions) {
    (self.marks, self.options) = (marks, options)
    hasBars = marks.marks.contains { $0.kind == .bar }
    hasAreas = marks.marks.contains { $0.kind == .area }
    isHorizontal = hasBars && !marks.y.categories.isEmpty && marks.x.categories.isEmpty
    let bars = isHorizontal || !hasBars ? [] : marks.marks.filter { $0.kind == .bar }.map(\.x)
    bandsAcross =
      hasBars && !isHorizontal || !marks.x.categories.isEmpty
      ? BandValues(marks.x, bars: bars) : nil
    bandsUpwards = marks.y.categories.isEmpty ? nil : BandValues(marks.y, bars: [])
    let places = isHorizontal ? bandsUpwards : bandsAcross
    stacks = BarStacks(
      marks.marks, places ?? .categories([]), isHorizontal: isHorizontal)
  }

  /// The least number of rows with numbers beside them; fewer show too little of round numbers.
  static let leastRows = 3

  var showsX: Bool { options.x.visibility != .hidden }
  var showsY: Bool { options.y.visibility != .hidden }

  /// True if the horizontal axis has numbers with points in the middle of cells.
  var hasPointsAcross: Bool { bandsAcross == nil && !isHorizontal }

  /// True if the vertical axis has a row or several for each category.
  var hasBandsUpwards: Bool { bandsUpwards != nil }

  func x(_ width: Int) -> ChartAxis {
    let most = max(2, width / 9)
    if isHorizontal { return lengths(marks.x, options.x, width, most, isVertical: false) }
    if let bandsAcross { return bands(bandsAcross, width, isVertical: false) }
    // Points at the ends have a free column beside them.
    let (first, last) = width > 3 ? (1, width - 2) : (0, max(0, width - 1))
    return points(
      marks.x, options.x, from: first, to: last, most, length: width, isRounded: false)
  }

  func y(_ height: Int) -> ChartAxis {
    let most = max(1, min(6, height / 2))
    if let bandsUpwards { return bands(bandsUpwards, height, isVertical: true) }
    if hasBars || hasAreas { return lengths(marks.y, options.y, height, most, isVertical: true) }
    return points(
      marks.y, options.y, from: max(0, height - 1), to: 0, most, length: height,
      isRounded: showsY && options.y.domain == nil && height >= Self.leastRows)
  }

  private func bands(_ values: BandValues, _ length: Int, isVertical: Bool) -> ChartAxis {
    ChartAxis(
      kind: .bands(ChartBands(count: values.count, columns: length), values), length: length,
      isVertical: isVertical)
  }

  private func lengths(
    _ values: ChartValues, _ options: ChartAxisOptions, _ length: Int, _ most: Int,
    isVertical: Bool
  ) -> ChartAxis {
    var own = options
    own.included = options.included.map { $0.joined(with: stacks.range) } ?? stacks.range
    let range = own.range(of: values, isLogarithmic: false, includingZero: true)
    let axis = PlotAxis(
      range, from: 0, to: Double(length), ticks: most, isWhole: values.areWhole,
      isRounded: options.visibility != .hidden && options.domain == nil && length >= Self.leastRows)
    return ChartAxis(
      kind: .lengths(
        BarLengths(axis.values, cells: length, hasUnit: options.visibility != .hidden), axis),
      length: length, isVertical: isVertical)
  }

  private func points(
    _ values: ChartValues, _ options: ChartAxisOptions, from start: Int, to end: Int, _ most: Int,
    length: Int, isRounded: Bool
  ) -> ChartAxis {
    let isLogarithmic = options.type == .log
    let range = options.range(of: values, isLogarithmic: isLogarithmic, includingZero: false)
    let axis =
      isLogarithmic
      ? PlotAxis(logarithmic: range, from: Double(start), to: Double(end), ticks: most)
      : PlotAxis(
        range, from: Double(start), to: Double(end), ticks: most, isWhole: values.areWhole,
        isRounded: isRounded)
    return ChartAxis(kind: .points(axis), length: length, isVertical: start > end)
  }
}

extension ClosedRange<Double> {
  fileprivate func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
