import Axes

/// An axis of a chart: the mapping of values to cells, counted from the left or from the top.
struct ChartAxis {
  enum Kind {
    /// Values in the middle of cells.
    case points(PlotAxis)
    /// Ends of bars, between cells.
    case lengths(BarLengths, PlotAxis)
    /// Bars, in bands of equal width.
    case bands(ChartBands, BandValues)
  }

  /// A labelled cell of an axis.
  struct Tick: Equatable {
    let cell: Int
    let label: String
  }

  let kind: Kind
  /// The number of cells.
  let length: Int
  let isVertical: Bool

  /// Returns the place of a value: n up to n + 1 is in cell n; nil for a value that is not shown.
  func place(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    switch kind {
    case .points(let axis):
      guard axis.shows(value) else { return nil }
      let limited = axis.isLogarithmic ? value.clampedForLogarithm : value
      return axis.place(limited) + 0.5
    case .lengths(let lengths, let axis):
      guard axis.values.contains(value) else { return nil }
      let distance = Double(lengths.below) + lengths.length(value)
      return isVertical ? Double(length) - distance : distance
    case .bands(let bands, let values): return values.index(of: value).map { bands.middle(of: $0) }
    }
  }

  /// Returns the cell of a value; nil for a value outside of the axis.
  func cell(_ value: Double) -> Int? {
    if case .points(let axis) = kind {
      // Without the half cell of the place, so that halves are rounded exactly.
      guard value.isFinite, axis.shows(value), axis.values.contains(value) else { return nil }
      return Int(axis.place(value).rounded())
    }
    guard let place = place(value) else { return nil }
    guard case .lengths(let lengths, _) = kind, value != lengths.base else {
      return max(0, min(Int(isVertical ? place - 1 : place), length - 1))
    }
    // The last cell that a bar of this length reaches.
    let isOuter = (value > lengths.base) != isVertical
    return max(0, min(isOuter ? Int(place.rounded(.up)) - 1 : Int(place), length - 1))
  }

  /// The labelled cells in ascending order of their values; several may be the same cell.
  var ticks: [Tick] {
    switch kind {
    case .points(let axis), .lengths(_, let axis):
      zip(axis.ticks, axis.shortLabels).compactMap { tick, label in
        cell(tick).map { Tick(cell: $0, label: label) }
      }
    case .bands(let bands, let values): bandTicks(bands, values)
    }
  }

  /// Returns a label for each column, of the first band in it.
  private func bandTicks(_ bands: ChartBands, _ values: BandValues) -> [Tick] {
    guard bands.columns > 0 else { return [] }
    let columns = bands.count > bands.columns ? Array(0..<bands.columns) : []
    let indices =
      columns.isEmpty ? Array(0..<values.count) : columns.compactMap { bands.indices(at: $0).first }
    return indices.map { index in
      Tick(
        cell: bands.column(of: index) + (bands.barWidth - 1) / 2, label: values.label(index))
    }
  }
}

extension Double {
  /// The number limited so that the ratio of two such numbers is finite.
  fileprivate var clampedForLogarithm: Double { Swift.max(1e-150, Swift.min(self, 1e150)) }
}

extension ChartBands {
  /// Returns the middle of a bar, or a place between the middles of two bars.
  fileprivate func middle(of index: Double) -> Double {
    let (bar, fraction) = (Int(index), index - index.rounded(.down))
    let start = Double(column(of: bar)) + Double(barWidth) / 2
    guard fraction > 0 else { return start }
    let end = Double(column(of: bar + 1)) + Double(barWidth) / 2
    return start + fraction * (end - start)
  }
}

extension PlotAxis {
  /// The labels of the ticks; long ones are with an exponent, if that distinguishes them.
  fileprivate var shortLabels: [String] {
    let plain = ticks.map(label)
    guard plain.contains(where: { $0.count > 10 }) else { return plain }
    let short = ticks.map(\.scientific)
    return Set(short).count == short.count ? short : plain
  }
}

extension Double {
  /// The number with an exponent and up to three decimals, such as `1.5e30`.
  fileprivate var scientific: String {
    guard self != 0 else { return "0" }
    var (digits, exponent) = (magnitude, 0)
    while digits >= 9.999_5 { (digits, exponent) = (digits / 10, exponent + 1) }
    while digits < 0.999_95 { (digits, exponent) = (digits * 10, exponent - 1) }
    let decimals = (0...3).first { Swift.abs(digits - digits.rounded(to: $0)) < 0.000_5 } ?? 3
    return "\(self < 0 ? "-" : "")\(digits.fixedPoint(places: decimals))e\(exponent)"
  }

  private func rounded(to places: Int) -> Double {
    let scale = [1.0, 10, 100, 1_000][places]
    return (self * scale).rounded() / scale
  }
}
