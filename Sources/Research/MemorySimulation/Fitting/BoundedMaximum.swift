/// The place and the height of the maximum of a function on an interval.
///
/// Brent's method without derivatives: parabolas through the best three points, and golden
/// sections where they do not help. After Brent, "Algorithms for Minimization without Derivatives",
/// 1973, chapter 5. With several maxima it finds one of them.
struct BoundedMaximum {
  private static let golden = (3 - 5.0.squareRoot()) / 2

  private(set) var place: Double
  private(set) var height: Double
  private var low: Double
  private var high: Double
  /// The second best place and height, and those before them.
  private var second: (place: Double, height: Double)
  private var third: (place: Double, height: Double)
  private var step = 0.0
  private var earlierStep = 0.0

  /// Searches the maximum.
  ///
  /// - Parameters:
  ///   - range: The interval.
  ///   - start: The first place that is tried; nil for the golden section of the interval.
  ///   - tolerance: The largest error of the place, unless the function is flat there.
  ///   - function: The function.
  init(
    in range: ClosedRange<Double>, from start: Double? = nil, tolerance: Double,
    of function: (Double) -> Double
  ) {
    (low, high) = (range.lowerBound, range.upperBound)
    place = start ?? low + Self.golden * (high - low)
    height = function(place)
    second = (place, height)
    third = second
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(place - middle) <= 2 * tolerance - (high - low) / 2 { break }
      choose(towards: middle, tolerance)
      let next = abs(step) >= tolerance ? place + step : place + (step > 0 ? tolerance : -tolerance)
      take(next, function(next))
    }
    for end in [range.lowerBound, range.upperBound] where abs(end - place) <= 4 * tolerance {
      let there = function(end)
      if there >= height { (place, height) = (end, there) }
    }
  }

  private mutating func choose(towards middle: Double, _ tolerance: Double) {
    if let parabola = parabola(tolerance) {
      (earlierStep, step) = (step, parabola)
      let next = place + parabola
      if next - low < 2 * tolerance || high - next < 2 * tolerance {
        step = place < middle ? tolerance : -tolerance
      }
    } else {
      earlierStep = place < middle ? high - place : low - place
      step = Self.golden * earlierStep
    }
  }

  /// The step to the vertex of the parabola through the three best points, if it is a short one
  /// within the interval.
  private func parabola(_ tolerance: Double) -> Double? {
    guard abs(earlierStep) > tolerance else { return nil }
    let near = (place - second.place) * (third.height - height)
    let far = (place - third.place) * (second.height - height)
    let across = (place - third.place) * far - (place - second.place) * near
    let down = 2 * (far - near)
    guard down != 0 else { return nil }
    let step = -across / down
    let isInside = (low...high).contains(place + step)
    return isInside && abs(step) < abs(earlierStep) / 2 ? step : nil
  }

  private mutating func take(_ next: Double, _ value: Double) {
    if value >= height {
      if next >= place { low = place } else { high = place }
      (third, second) = (second, (place, height))
      (place, height) = (next, value)
      return
    }
    if next < place { low = next } else { high = next }
    if value >= second.height || second.place == place {
      (third, second) = (second, (next, value))
    } else if value >= third.height || third.place == place || third.place == second.place {
      third = (next, value)
    }
  }
}
