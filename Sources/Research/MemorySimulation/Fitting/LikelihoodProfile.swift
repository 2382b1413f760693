/// The likelihood of a model as a function of its parameter, at the most likely rate of lapses.
struct LikelihoodProfile {
  /// A point of the profile.
  struct Point {
    let parameter: Double
    let lapse: Double
    let logarithm: Double
    let chances: Int
  }

  /// Half of the 95 % quantile of χ² with one degree of freedom.
  static let drop = 1.920_729_410_347_062

  private let family: RecallModel.Family
  private let traces: [MemoryTrace]
  /// The parameters among which the estimate is sought.
  let range: ClosedRange<Double>

  init(_ family: RecallModel.Family, of traces: [MemoryTrace]) {
    (self.family, self.traces) = (family, traces)
    // Nobody remembers more cards than there are.
    range =
      family.isWhole ? 0...Double(traces.map(\.cardCount).max() ?? 0) : family.parameters
  }

  /// The point of the greatest likelihood; nil without games.
  var best: Point? {
    if traces.isEmpty { return nil }
    let coarse = parameters.map { likelihood($0, lapse: Self.usualLapse).logarithm }
    guard let top = coarse.indices.max(by: { coarse[$0] < coarse[$1] }) else { return nil }
    if family.isWhole { return bestWhole(from: top) }
    let low = parameters[max(0, top - 1)]
    let high = parameters[min(coarse.count - 1, top + 1)]
    let lapse = point(parameters[top]).lapse
    let maximum = BoundedMaximum(
      in: low...high, from: min(max(parameters[top], low + 1e-6), high - 1e-6),
      tolerance: (high - low) * 1e-3
    ) { point($0, near: lapse).logarithm }
    return point(maximum.place, near: lapse)
  }

  private static let usualLapse = 0.05

  /// Climbs from a whole parameter to the nearest maximum.
  private func bestWhole(from start: Int) -> Point {
    var best = point(Double(start))
    for step in [-1.0, 1] {
      while range.contains(best.parameter + step) {
        let next = point(best.parameter + step, near: best.lapse)
        guard next.logarithm > best.logarithm else { break }
        best = next
      }
    }
    return best
  }

  /// The parameters that are tried first: all whole ones, or some that grow by a constant factor.
  private var parameters: [Double] {
    if family.isWhole { return (0...Int(range.upperBound)).map(Double.init) }
    let inner = (0..<9).map { range.upperBound * 0.8 / Double(1 << (8 - $0)) }
    return [range.lowerBound] + inner + [range.upperBound]
  }

  /// Returns the likelihood at a parameter.
  func point(_ parameter: Double, near lapse: Double = usualLapse) -> Point {
    let maximum = BoundedMaximum(in: 0...1, from: min(max(lapse, 2e-3), 0.9), tolerance: 1e-3) {
      likelihood(parameter, lapse: $0).logarithm
    }
    let best = likelihood(parameter, lapse: maximum.place)
    return Point(
      parameter: parameter, lapse: maximum.place, logarithm: best.logarithm, chances: best.chances)
  }

  private func likelihood(_ parameter: Double, lapse: Double) -> ChoiceLikelihood {
    var likelihood = ChoiceLikelihood(RecallModel(family, parameter), lapse: lapse)
    for trace in traces { likelihood.add(trace) }
    return likelihood
  }
}

extension LikelihoodProfile {
  /// Returns the parameters whose likelihood is not much less than the greatest.
  func interval(around best: Point) -> ClosedRange<Double> {
    let low = end(from: best, to: range.lowerBound)
    let high = end(from: best, to: range.upperBound)
    return low...high
  }

  private func end(from best: Point, to bound: Double) -> Double {
    let height = { (place: Double) in
      point(place, near: best.lapse).logarithm - best.logarithm + Self.drop
    }
    if best.parameter == bound { return bound }
    guard family.isWhole else { return root(of: height, from: best.parameter, to: bound) }
    let step = bound < best.parameter ? -1.0 : 1.0
    var place = best.parameter
    while place != bound, height(place + step) >= 0 { place += step }
    return place
  }

  /// Returns the place where a function that is `drop` at the start crosses zero, or the bound.
  ///
  /// The step from the start doubles until it is beyond; then the square root of the fall below
  /// the maximum, which is nearly linear, is interpolated.
  private func root(
    of height: @escaping (Double) -> Double, from start: Double, to bound: Double
  ) -> Double {
    let fall = { (place: Double) in max(0, Self.drop - height(place)).squareRoot() }
    let goal = Self.drop.squareRoot()
    var (inside, insideFall) = (start, 0.0)
    var outside = start + (bound - start) / 64
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
