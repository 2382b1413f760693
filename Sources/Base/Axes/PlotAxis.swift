/// An axis of a plot: the mapping of values to pixels, and the marks.
public struct PlotAxis: Sendable {
  /// The values from end to end.
  public let values: ClosedRange<Double>
  /// The coordinates of the smallest and the largest value, such as pixels or cells.
  public let ends: (start: Double, end: Double)
  /// The numbered marks in ascending order, at least one.
  public let ticks: [Double]
  /// The marks without a number.
  public let minorTicks: [Double]
  /// True if equal factors are equal distances.
  public let isLogarithmic: Bool
  /// The number of decimals of the labels; nil for as many as each needs.
  private let places: Int?

  /// Creates a linear axis.
  ///
  /// - Parameters:
  ///   - values: The values that must fit, at most 10^300 in magnitude; a range of no or hardly any
  ///     width is widened.
  ///   - start: The coordinate of the smallest value.
  ///   - end: The coordinate of the largest value.
  ///   - most: The approximate number of marks that fit, at least one.
  ///   - isWhole: True if only whole numbers are marked.
  ///   - isRounded: True if the axis extends to the next mark at both ends.
  public init(
    _ values: ClosedRange<Double>, from start: Double, to end: Double, ticks most: Int,
    isWhole: Bool = false, isRounded: Bool = false
  ) {
    let low = values.lowerBound
    let narrow = Self.narrowness(of: values)
    let high = values.upperBound - low > narrow ? values.upperBound : low + max(1, narrow)
    let least = (high - low) / Double(most)
    let step = RoundStep(atLeast: isWhole ? max(1, least) : least)
    let first = (low / step.size).rounded(isRounded ? .down : .up)
    let last = (high / step.size).rounded(isRounded ? .up : .down)
    self.values = isRounded ? first * step.size...last * step.size : low...high
    ends = (start, end)
    ticks = first > last ? [low] : (Int(first)...Int(last)).map { Double($0) * step.size }
    minorTicks = []
    isLogarithmic = false
    places = step.places
  }

  /// Creates a logarithmic axis.
  ///
  /// - Parameters:
  ///   - values: The values that must fit, above zero; a range of no or hardly any width is
  ///     widened.
  ///   - start: The coordinate of the smallest value.
  ///   - end: The coordinate of the largest value.
  ///   - most: The approximate number of marks that fit.
  public init(
    logarithmic values: ClosedRange<Double>, from start: Double, to end: Double, ticks most: Int
  ) {
    let low = values.lowerBound
    precondition(low > 0, "a logarithmic axis cannot begin with \(low)")
    let narrow = Self.narrowness(of: values)
    let high = values.upperBound - low > narrow ? values.upperBound : low * 2
    self.values = low...high
    ends = (start, end)
    let marks = DecadeMarks(low...high, most: most)
    ticks = marks.numbered ?? PlotAxis(low...high, from: start, to: end, ticks: most).ticks
    minorTicks = marks.others
    isLogarithmic = true
    places = nil
  }

  /// Returns the smallest width of a range whose marks can be distinguished.
  private static func narrowness(of values: ClosedRange<Double>) -> Double {
    max(abs(values.lowerBound), abs(values.upperBound)) * 0x1p-40
  }

  /// Returns the coordinate of a value, beyond the ends for one that does not fit.
  public func place(_ value: Double) -> Double {
    let (low, high) = (values.lowerBound, values.upperBound)
    let share =
      isLogarithmic
      ? Logarithm.ofBase2(value / low) / Logarithm.ofBase2(high / low)
      : (value - low) / (high - low)
    return ends.start + share * (ends.end - ends.start)
  }

  /// Returns true if the axis can show a value; a logarithmic axis cannot show zero.
  public func shows(_ value: Double) -> Bool { !isLogarithmic || value > 0 }

  /// Returns the label of a mark, with as many digits as the marks need.
  public func label(_ tick: Double) -> String {
    if let places, places > 9 { return "\(Int((tick * power(places)).rounded()))e-\(places)" }
    if let places { return tick.fixedPoint(places: places) }
    let enough = (0...9).first { digits in
      Double(tick.fixedPoint(places: digits)).map { abs($0 - tick) <= tick * 1e-9 } ?? false
    }
    return tick.fixedPoint(places: enough ?? 9)
  }

  private func power(_ places: Int) -> Double { (0..<places).reduce(1) { power, _ in power * 10 } }
}

/// The distance between marks: 1, 2 or 5 times a power of ten.
struct RoundStep {
  let size: Double
  /// The number of decimal places of the step's multiples.
  let places: Int

  /// Creates the smallest round step of at least `least`, without logarithms, which differ between
  /// systems.
  init(atLeast least: Double) {
    var power = 1.0
    var places = 0
    while power * 10 <= least { power *= 10 }
    while power > least, places < 300 {
      power /= 10
      places += 1
    }
    let factor = [1.0, 2, 5].first { $0 * power >= least } ?? 10
    size = factor * power
    self.places = max(0, factor == 10 ? places - 1 : places)
  }
}

extension PlotAxis {
  /// Returns the value clamped to the range.
  public func nearest(to value: Double) -> Double {
    min(max(value, values.lowerBound), values.upperBound)
  }
}
