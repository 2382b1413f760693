extension LikelihoodProfile {
  /// The number of games above which both halves of an interval differ by less than a hundredth.
  private static let normalGames = 1_000

  /// Returns the parameters whose likelihood is not much less than the greatest.
  ///
  /// The likelihood of many games is nearly a normal density, whose interval needs no search.
  func interval(around best: Point) -> ClosedRange<Double> {
    if games > Self.normalGames, let variance = best.variance {
      let half = (2 * Self.drop * variance).squareRoot()
      return max(
        range.lowerBound, best.parameter - half)...min(
          range.upperBound, best.parameter + half)
    }
    let low = end(from: best, to: range.lowerBound)
    let high = end(from: best, to: range.upperBound)
    return low...high
  }

  private func end(from best: Point, to bound: Double) -> Double {
    var latest = best
    let height = { (place: Double) in
      latest = point(place, near: lapse(at: place, from: best, latest))
      return latest.logarithm - best.logarithm + Self.drop
    }
    if best.parameter == bound { return bound }
    guard family.isWhole else { return root(of: height, from: best.parameter, to: bound) }
    let step = bound < best.parameter ? -1.0 : 1.0
    var place = best.parameter
    while place != bound, height(place + step) >= 0 { place += step }
    return place
  }

  /// Returns the most likely rate of lapses, which is nearly a linear function of the parameter.
  private func lapse(at place: Double, from best: Point, _ other: Point) -> Double {
    guard other.parameter != best.parameter else { return best.lapse }
    let slope = (other.lapse - best.lapse) / (other.parameter - best.parameter)
    return min(max(best.lapse + slope * (place - best.parameter), best.lapse / 2), 1)
  }

  /// Returns the place where a function that is `drop` at the start crosses zero, or the bound.
  ///
  /// The first step is shorter for many games, whose interval is narrower. The step from the start
  /// doubles until it is beyond; then the square root of the fall below the maximum, which is
  /// nearly linear, is interpolated.
  private func root(
    of height: @escaping (Double) -> Double, from start: Double, to bound: Double
  ) -> Double {
    let fall = { (place: Double) in max(0, Self.drop - height(place)).squareRoot() }
    let goal = Self.drop.squareRoot()
    var (inside, insideFall) = (start, 0.0)
    let width = (50 / Double(max(50, games))).squareRoot()
    var outside = start + (bound - start) / 64 * width
    var outsideFall = fall(outside)
    while outsideFall < goal {
      if outside == bound { return bound }
      (inside, insideFall) = (outside, outsideFall)
      let next = start + (outside - start) * 2
      outside = abs(next - start) >= abs(bound - start) ? bound : next
      outsideFall = fall(outside)
    }
    for _ in 0..<4 {
      let share = outsideFall > insideFall ? (goal - insideFall) / (outsideFall - insideFall) : 0.5
      let middle = inside + (outside - inside) * min(max(share, 0.05), 0.95)
      let middleFall = fall(middle)
      if abs(middleFall - goal) < 2e-3 { return middle }
      if middleFall < goal {
        (inside, insideFall) = (middle, middleFall)
      } else {
        (outside, outsideFall) = (middle, middleFall)
      }
    }
    return (inside + outside) / 2
  }
}
