/// The player's recall in the games whose records are kept, for screens.
public struct RecallSummary: Hashable, Sendable {
  /// The recall at some lags.
  public struct Point: Hashable, Identifiable, Sendable {
    /// The numbers of cards seen since, such as `3-4`.
    public let lag: String
    /// The number of chances.
    public let chances: Int
    /// The share that was recalled, corrected for guessing.
    public let recall: Double
    /// The 95 % interval of the share.
    public let interval: ClosedRange<Double>
    /// The share that the fitted model expects; nil without a model.
    public let expected: Double?

    /// The range of lags.
    public var id: String { lag }

    /// Creates a point.
    public init(
      lag: String, chances: Int, recall: Double, interval: ClosedRange<Double>, expected: Double?
    ) {
      self.lag = lag
      self.chances = chances
      self.recall = recall
      self.interval = interval
      self.expected = expected
    }
  }

  /// The number of games with pairs.
  public let games: Int
  /// The points by ascending lag; none before there are enough chances.
  public let points: [Point]
  /// The description of the fitted model, such as `a memory for 5 cards`; empty without one.
  public let model: String
  /// The sentence on the number of remembered cards, or on the games that are missing for it.
  public let sentence: String

  /// Creates a summary.
  public init(games: Int, points: [Point], model: String, sentence: String) {
    self.games = games
    self.points = points
    self.model = model
    self.sentence = sentence
  }
}
