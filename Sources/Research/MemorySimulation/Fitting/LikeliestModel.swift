/// The model of memory by which the choices of a player are the most likely, without intervals.
///
/// `RecallPlayer` plays with it. It is found in a fraction of the time of a `ModelFit`, and has the
/// same values.
public struct LikeliestModel: Hashable, Sendable {
  /// The law and its most likely parameter.
  public let model: RecallModel
  /// The most likely probability of a lapse.
  public let lapse: Double

  /// Fits models to games; nil if no choice counts.
  ///
  /// All models have two parameters and the same choices, so that the greatest likelihood is the
  /// smallest BIC; of equal ones, the first family is taken.
  ///
  /// - Parameters:
  ///   - families: The laws among which the model is sought.
  ///   - traces: The games of the player.
  /// - Complexity: O(games × flips × cards) for each of about a hundred likelihoods.
  public init?(among families: [RecallModel.Family], of traces: [MemoryTrace]) {
    var best: (family: RecallModel.Family, point: LikelihoodProfile.Point)?
    for family in families {
      guard let point = LikelihoodProfile(family, of: traces).best, point.chances > 0 else {
        continue
      }
      if best.map({ $0.point.logarithm < point.logarithm }) ?? true { best = (family, point) }
    }
    guard let best else { return nil }
    model = RecallModel(best.family, best.point.parameter)
    lapse = best.point.lapse
  }
}
