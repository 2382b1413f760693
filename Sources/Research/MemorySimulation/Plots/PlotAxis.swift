/// A scale of a plot: where values lie, and which of them are marked.
struct PlotAxis {
  let values: ClosedRange<Double>
  /// The pixels where the ends of the values lie.
  let ends: (start: Double, end: Double)
  /// In rising order, at least one.
  let ticks: [Double]
  /// Marked without a number.
  let minorTicks: [Double]
  let isLogarithmic: Bool
  /// How many places marks have after the point; nil for as many as each needs.
  private let places: Int?

  /// - Parameters:
  ///   - values: What must fit; a range without width, or hardly any, gets one.
  ///   - start: Where the least lies.
  ///   - end: Where the greatest lies.
  ///   - most: How many marks fit about.
  ///   - isWhole: Whether only whole numbers are marked.
  ///   - isRounded: Whether the axis goes on to the next mark at both ends.
  init(
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

  /// A logarithmic one.
  ///
  /// - Parameters:
  ///   - values: What must fit, above zero; a range without width, or hardly any, gets one.
  ///   - start: Where the least lies.
  ///   - end: Where the greatest lies.
  ///   - most: How many marks fit about.
  init(logarithmic values: ClosedRange<Double>, from start: Double, to end: Double, ticks most: Int)
  {
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

  /// How narrow a range may be whose marks can be told apart.
  private static func narrowness(of values: ClosedRange<Double>) -> Double {
    max(abs(values.lowerBound), abs(values.upperBound)) * 0x1p-40
  }

  func place(_ value: Double) -> Double {
    let (low, high) = (values.lowerBound, values.upperBound)
    let share =
      isLogarithmic
      ? Logarithm.ofBase2(value / low) / Logarithm.ofBase2(high / low)
      : (value - low) / (high - low)
    return ends.start + share * (ends.end - ends.start)
  }

  /// Whether the value has a place at all: no logarithmic axis has one for zero.
  func shows(_ value: Double) -> Bool { !isLogarithmic || value > 0 }

  /// A mark in as many digits as the marks need.
  func label(_ tick: Double) -> String {
    if let places { return tick.fixedPoint(places: places) }
    let enough = (0...9).first { digits in
      Double(tick.fixedPoint(places: digits)).map { abs($0 - tick) <= tick * 1e-9 } ?? false
    }
    return tick.fixedPoint(places: enough ?? 9)
  }
}

/// The distance between marks: 1, 2 or 5 times a power of ten.
struct RoundStep {
  let size: Double
  /// How many places its multiples have after the point.
  let places: Int

  /// The smallest that is not less, found without logarithms, which differ from system to system.
  init(atLeast least: Double) {
    var power = 1.0
    var places = 0
    while power * 10 <= least { power *= 10 }
    while power > least, places < 9 {
      power /= 10
      places += 1
    }
    let factor = [1.0, 2, 5].first { $0 * power >= least } ?? 10
    size = factor * power
    self.places = max(0, factor == 10 ? places - 1 : places)
  }
}

extension PlotAxis {
  /// The value, or the end that it lies beyond.
  func nearest(to value: Double) -> Double {
    min(max(value, values.lowerBound), values.upperBound)
  }
}
