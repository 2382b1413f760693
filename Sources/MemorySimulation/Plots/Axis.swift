/// A scale of a plot: where values lie, and which of them are marked.
struct Axis {
  let values: ClosedRange<Double>
  /// The pixels where the ends of the values lie.
  let ends: (start: Double, end: Double)
  /// In rising order, at least one.
  let ticks: [Double]
  private let step: RoundStep

  /// - Parameters:
  ///   - values: What must fit; a range without width gets one.
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
    let high = values.upperBound > low ? values.upperBound : low + 1
    let least = (high - low) / Double(most)
    step = RoundStep(atLeast: isWhole ? max(1, least) : least)
    let inner = (low / step.size).rounded(.up)...(high / step.size).rounded(.down)
    let outer = (low / step.size).rounded(.down)...(high / step.size).rounded(.up)
    let marks = isRounded ? outer : inner
    self.values =
      isRounded ? outer.lowerBound * step.size...outer.upperBound * step.size : low...high
    ends = (start, end)
    ticks = (Int(marks.lowerBound)...Int(marks.upperBound)).map { [step] in
      Double($0) * step.size
    }
  }

  func place(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return ends.start + share * (ends.end - ends.start)
  }

  /// A mark in as many digits as the marks need.
  func label(_ tick: Double) -> String { tick.fixedPoint(places: step.places) }
}

/// The distance between marks: 1, 2 or 5 times a power of ten.
private struct RoundStep {
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
