/// The likelihood of a model as a function of its parameter, at the most likely rate of lapses.
struct LikelihoodProfile {
  /// A point of the profile.
  struct Point {
    let parameter: Double
    let lapse: Double
    let logarithm: Double
    let chances: Int
    /// The variance of the parameter by the curvature of the likelihood; nil if that is not known.
    var variance: Double?
  }

  /// Half of the 95 % quantile of χ² with one degree of freedom.
  static let drop = 1.920_729_410_347_062
  /// The number of games that are searched whole; of more, a part is searched first.
  static let pilotGames = 64

  let family: RecallModel.Family
  private let traces: [MemoryTrace]
  /// The number of choices that count, which no parameter changes.
  private let chances: Int
  /// The parameters among which the estimate is sought.
  let range: ClosedRange<Double>
  /// Is called after each likelihood.
  private let note: @Sendable () -> Void

  init(
    _ family: RecallModel.Family, of traces: [MemoryTrace],
    noting note: @escaping @Sendable () -> Void = {}
  ) {
    (self.family, self.traces, self.note) = (family, traces, note)
    var likelihood = ChoiceLikelihood(RecallModel(.capacity, 0), lapse: 0)
    for trace in traces { likelihood.add(trace) }
    chances = likelihood.chances
    // Nobody remembers more cards than there are, nor does a model keep more than its limit.
    let cards = min(traces.map(\.cardCount).max() ?? 0, RecallTable.mostCards)
    range = family.isWhole ? 0...Double(cards) : family.parameters
  }

  /// The number of games.
  var games: Int { traces.count }

  /// The point of the greatest likelihood; nil without games.
  var best: Point? {
    guard traces.count > Self.pilotGames else { return searchedBest }
    // The estimate of a thirtieth of the games is so near that one step of Newton's is left.
    let count = max(Self.pilotGames, traces.count / 32)
    // The pilot's games are spread evenly, because a player may learn.
    let pilot = (0..<count).map { traces[$0 * traces.count / count] }
    return LikelihoodProfile(family, of: pilot, noting: note).best.flatMap { best(near: $0) }
  }

  /// Returns the point of the greatest likelihood.
  ///
  /// - Parameter near: The best point of other games of the same player, from which many games are
  ///   searched.
  /// - Returns: The point; nil without games.
  func best(near: Point) -> Point? {
    if family.isWhole { return bestWhole(from: min(near.parameter, range.upperBound)) }
    return climbed(from: near) ?? searchedBest
  }

  /// The best point after a search of the whole range.
  private var searchedBest: Point? {
    if traces.isEmpty { return nil }
    let coarse = parameters.map { likelihood($0, lapse: Self.usualLapse).logarithm }
    guard let top = coarse.indices.max(by: { coarse[$0] < coarse[$1] }) else { return nil }
    if family.isWhole { return bestWhole(from: parameters[top]) }
    let near = Point(
      parameter: parameters[top], lapse: Self.usualLapse, logarithm: coarse[top], chances: chances)
    return climbed(from: near) ?? bracketedBest(parameters, around: top)
  }

  /// The best point between the neighbours of the best of some parameters.
  private func bracketedBest(_ parameters: [Double], around top: Int) -> Point {
    let low = parameters[max(0, top - 1)]
    let high = parameters[min(parameters.count - 1, top + 1)]
    let lapse = point(parameters[top]).lapse
    let maximum = BoundedMaximum(
      in: low...high, from: min(max(parameters[top], low + 1e-6), high - 1e-6),
      tolerance: (high - low) * 1e-3
    ) { point($0, near: lapse).logarithm }
    return point(maximum.place, near: lapse)
  }

  private static let usualLapse = 0.05

  /// Climbs from a whole parameter to the nearest maximum.
  private func bestWhole(from start: Double) -> Point {
    var best = point(start)
    for step in [-1.0, 1] {
      while range.contains(best.parameter + step) {
        let next = point(best.parameter + step, near: best.lapse)
        guard next.logarithm > best.logarithm else { break }
        best = next
      }
    }
    return best
  }

  /// Climbs from a point to the nearest maximum by Newton's method.
  ///
  /// - Returns: The maximum; nil if it is at an end of the range or the function is no hill here.
  private func climbed(from start: Point) -> Point? {
    if family.isLearnedFromChoices, let hill = hill(near: start) { return hill }
    var lapse = start.lapse
    let place = NewtonMaximum(in: range, from: start.parameter) {
      let point = point($0, near: lapse)
      lapse = point.lapse
      return point.logarithm
    }
    return place.map { point($0.place, near: lapse) }
  }

  /// Climbs with both parameters at once, which needs a tenth of the likelihoods.
  private func hill(near start: Point) -> Point? {
    let hill = NewtonHill(in: range, 0...1, from: (start.parameter, start.lapse)) {
      likelihood($0, lapse: $1).logarithm
    }
    return hill.map {
      Point(
        parameter: $0.place.x, lapse: $0.place.y, logarithm: $0.height, chances: chances,
        variance: $0.variance)
    }
  }

  /// The parameters that are tried first: all whole ones, or some that grow by a constant factor.
  ///
  /// Whole ones above 32 grow by a factor as well if there are many.
  private var parameters: [Double] {
    if family.isWhole { return Self.wholes(upTo: Int(range.upperBound)) }
    let inner = (0..<9).map { range.upperBound * 0.8 / Double(1 << (8 - $0)) }
    return [range.lowerBound] + inner + [range.upperBound]
  }

  private static func wholes(upTo most: Int) -> [Double] {
    guard most > 128 else { return (0...most).map(Double.init) }
    var wholes = Array(0...32)
    while let last = wholes.last, last < most { wholes.append(min(most, last + last / 10)) }
    return wholes.map(Double.init)
  }

  /// Returns the likelihood at a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - lapse: The most likely rate of lapses at a parameter nearby; nil if none is known.
  /// - Returns: The point with the most likely rate of lapses.
  func point(_ parameter: Double, near lapse: Double? = nil) -> Point {
    if !family.isLearnedFromChoices { return separatedPoint(parameter) }
    let height = { likelihood(parameter, lapse: $0).logarithm }
    if let lapse, lapse < 2e-3, let point = pointWithoutLapses(parameter) { return point }
    let near = lapse.flatMap { NewtonMaximum(in: 0...1, from: $0, of: height) }
    if let near {
      return Point(
        parameter: parameter, lapse: near.place, logarithm: near.height, chances: chances)
    }
    let start = min(max(lapse ?? Self.usualLapse, 2e-3), 0.9)
    let maximum = BoundedMaximum(in: 0...1, from: start, tolerance: 1e-3, of: height)
    return Point(
      parameter: parameter, lapse: maximum.place, logarithm: maximum.height, chances: chances)
  }

  /// Returns the likelihood at a parameter without lapses; nil if it grows with them.
  private func pointWithoutLapses(_ parameter: Double) -> Point? {
    let none = likelihood(parameter, lapse: 0).logarithm
    if none < likelihood(parameter, lapse: 1e-4).logarithm { return nil }
    return Point(parameter: parameter, lapse: 0, logarithm: none, chances: chances)
  }

  /// Returns the likelihood at a parameter of a model whose memory does not depend on lapses.
  private func separatedPoint(_ parameter: Double) -> Point {
    let mixture = likelihood(parameter, lapse: 0).mixture
    let lapse = mixture.bestLapse
    return Point(
      parameter: parameter, lapse: lapse, logarithm: mixture.logarithm(lapse: lapse),
      chances: mixture.count)
  }

  private func likelihood(_ parameter: Double, lapse: Double) -> ChoiceLikelihood {
    var likelihood = ChoiceLikelihood(RecallModel(family, parameter), lapse: lapse)
    for trace in traces { likelihood.add(trace) }
    note()
    return likelihood
  }
}
