import MemoryEngine

/// Many games with one deck and one set of rules, which are stepped at once, for reinforcement
/// learning.
///
/// A value, which is deterministic for its options, seeds and actions. Game i of a seed has the
/// cards that `Simulation` and the command line deal for it. The results of a step are read
/// afterwards:
///
///     var environment = try VectorEnvironment(options)
///     try environment.reset(seed: 42)
///     try environment.step([3, 5].span)
///     print(environment.rewards, environment.terminated)
///
/// An observation has a code for each card: the number of its kind while it is up, the number of
/// kinds for a card that is down, and one more for an empty place. It contains nothing else: the
/// learner must remember.
public struct VectorEnvironment: Sendable {
  /// The options of the games.
  public let options: EnvironmentOptions
  /// The codes of all cards, game by game.
  public internal(set) var observations: [Int32]
  /// The reward of the latest step in each game.
  public internal(set) var rewards: [Float]
  /// True for the games in which the latest step found the last match.
  public internal(set) var terminated: [Bool]
  /// True for the games whose latest step reached the horizon.
  public internal(set) var truncated: [Bool]
  /// The last observations of ended games, if they are reset in the same step; otherwise empty.
  ///
  /// The values of games that did not end with the latest step are undefined.
  public internal(set) var finalObservations: [Int32]
  let terms: Terms
  var cards: [EpisodeCard]
  /// The clocks of the cards; empty without a bonus.
  var clocks: [BonusClock]
  var episodes: [Episode]
  /// The number of the first game in messages, if the environment is a part of another one.
  var firstPlace = 0

  /// Creates an environment whose games must be reset.
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
