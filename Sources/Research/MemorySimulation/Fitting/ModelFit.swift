/// The maximum-likelihood estimate of one model of memory from the choices of a player.
public struct ModelFit: Hashable, Sendable {
  /// An estimate with the interval of the values that the choices do not rule out.
  public struct Estimate: Hashable, Sendable {
    /// The most likely value.
    public let value: Double
    /// The 95 % interval of the profile likelihood: the values whose log-likelihood is less than
    /// 1.92 below the maximum, as half of the quantile of χ² with one degree of freedom.
    public let interval: ClosedRange<Double>
    /// True if the interval ends at the least possible value, so that it says nothing below.
    public let isAtLowerBound: Bool
    /// True if the interval ends at the greatest possible value.
    public let isAtUpperBound: Bool
  }

  /// The law and its most likely parameter.
  public let model: RecallModel
  /// The parameter of the law.
  public let parameter: Estimate
  /// The most likely probability of a lapse, at the most likely parameter.
  public let lapse: Double
  /// The logarithm of the likelihood.
  public let logLikelihood: Double
  /// The log-likelihood of the last fifth of the games by a fit to the others; nil for fewer than
  /// five games.
  public let heldOut: Double?
  /// The number of choices that count.
  public let chances: Int

  /// Akaike's information criterion, with two parameters.
  public var aic: Double { 4 - 2 * logLikelihood }

  /// The Bayesian information criterion after Schwarz, "Estimating the dimension of a model", 1978.
  public var bic: Double {
    2 * Double(max(1, chances)).naturalLogarithm - 2 * logLikelihood
  }
}

extension ModelFit {
  /// Fits a model to games; nil if no choice counts.
  ///
  /// - Parameters:
  ///   - family: The model.
  ///   - traces: The games, the oldest first.
  ///   - note: A closure that is called after each of the likelihoods, for a line of progress.
  /// - Complexity: O(games × flips) for each of about two hundred likelihoods.
  public init?(
    _ family: RecallModel.Family, to traces: [MemoryTrace],
    noting note: @escaping @Sendable () -> Void = {}
  ) {
    let profile = LikelihoodProfile(family, of: traces, noting: note)
    guard let best = profile.best, best.chances > 0 else { return nil }
    let interval = profile.interval(around: best)
    let range = profile.range
    model = RecallModel(family, best.parameter)
    parameter = Estimate(
      value: best.parameter, interval: interval,
      isAtLowerBound: interval.lowerBound <= range.lowerBound,
      isAtUpperBound: interval.upperBound >= range.upperBound)
    (lapse, logLikelihood, chances) = (best.lapse, best.logarithm, best.chances)
    heldOut = Self.heldOut(family, traces, near: best)
  }

  private static func heldOut(
    _ family: RecallModel.Family, _ traces: [MemoryTrace], near all: LikelihoodProfile.Point
  ) -> Double? {
    let kept = traces.count - traces.count / 5
    guard kept < traces.count,
      let best = LikelihoodProfile(family, of: Array(traces[..<kept])).best(near: all)
    else { return nil }
    var likelihood = ChoiceLikelihood(
      RecallModel(family, best.parameter), lapse: max(best.lapse, 1e-3))
    for trace in traces[kept...] { likelihood.add(trace) }
    return likelihood.logarithm
  }
}
