import MemoryEngine

/// Many games for learners, of one deck and one set of rules, stepped at once.
///
/// A value: it repeats itself for the same options, seeds and actions. Game i of a seed has the
/// cards that `Simulation` and the command line deal for it. What a step led to is read afterwards:
///
///     var environment = try VectorEnvironment(options)
///     try environment.reset(seed: 42)
///     try environment.step([3, 5].span)
///     print(environment.rewards, environment.terminated)
///
/// An observation has a code for each card: the number of its kind while it is up, the number of
/// kinds for a card that is down, and one more for an empty place. Nothing else is told: a learner
/// remembers by itself.
public struct VectorEnvironment: Sendable {
  /// What is played.
  public let options: EnvironmentOptions
  /// The codes of all cards, game after game.
  public internal(set) var observations: [Int32]
  /// What the latest step brought in each game.
  public internal(set) var rewards: [Float]
  /// In which games the latest step found the last match.
  public internal(set) var terminated: [Bool]
  /// In which games the latest step was the last one that the horizon allows.
  public internal(set) var truncated: [Bool]
  /// What ended games looked like, where they are reset in the same step; else empty.
  ///
  /// What it has of games that did not end with the latest step means nothing.
  public internal(set) var finalObservations: [Int32]
  let terms: Terms
  var cards: [EpisodeCard]
  /// One a card, or none where there is no bonus.
  var clocks: [BonusClock]
  var episodes: [Episode]

  /// Lays the tables; the games are still to be reset.
  ///
  /// - Throws: `EnvironmentError` for options that cannot be played.
  public init(_ options: EnvironmentOptions) throws(EnvironmentError) {
    try options.validate()
    self.options = options
    terms = Terms(options)
    let count = options.games * options.cards
    observations = Array(repeating: Int32(options.kinds), count: count)
    finalObservations = options.autoreset == .sameStep ? observations : []
    rewards = Array(repeating: 0, count: options.games)
    terminated = Array(repeating: false, count: options.games)
    truncated = terminated
    cards = Array(repeating: EpisodeCard(kind: 0), count: count)
    clocks = Array(repeating: BonusClock(), count: terms.hasBonus ? count : 0)
    let size = options.cards
    episodes = (0..<options.games).map { Episode(first: $0 * size) }
  }
}
