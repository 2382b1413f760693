import MemoryEngine

/// The numbers of a saved game, which are read in order and checked, because they may come from
/// anywhere.
struct EpisodeState {
  /// The number of numbers before those of the cards.
  static let headSize = 15

  private var numbers: ArraySlice<Int64>
  private let place: Int

  init(_ numbers: ArraySlice<Int64>, place: Int) {
    self.numbers = numbers
    self.place = place
  }

  /// Returns the numbers of a game without its cards.
  static func head(of episode: Episode) -> [Int64] {
    [
      Int64(bitPattern: episode.seed), Int64(bitPattern: episode.game), episode.phase.rawValue,
      Int64(episode.steps), Int64(episode.flips), Int64(episode.turnCount),
      episode.isTurnFinished ? 1 : 0,
    ] + (0..<8).map { $0 < episode.turnCount ? Int64(episode.turn[$0] - episode.first) : 0 }
  }

  /// Reads a game without its cards.
  mutating func episode(
    at cards: Range<Int>, _ terms: Terms
  ) throws(EnvironmentError) -> Episode {
    var episode = Episode(first: cards.lowerBound)
    episode.seed = UInt64(bitPattern: try next(in: .min ... .max))
    episode.game = UInt64(bitPattern: try next(in: .min ... .max))
    guard let phase = Episode.Phase(rawValue: try next(in: 0...2)) else { throw invalid }
    episode.phase = phase
    episode.steps = Int32(try next(in: 0...Int64(terms.horizon)))
    episode.flips = Int32(try next(in: 0...Int64(episode.steps)))
    episode.turnCount = Int8(try next(in: 0...Int64(terms.matchSize)))
    episode.isTurnFinished = try next(in: 0...1) == 1
    for slot in 0..<8 {
      episode.turn[slot] = episode.first + Int32(try next(in: 0...Int64(terms.cards - 1)))
    }
    return episode
  }

  mutating func card(_ terms: Terms) throws(EnvironmentError) -> EpisodeCard {
    let number = try next(in: 0...EpisodeCard.isMatchedBit * 4 - 1)
    guard let kind = UInt16(exactly: number % EpisodeCard.isMatchedBit) else { throw invalid }
    var card = EpisodeCard(kind: kind)
    card.isMatched = number & EpisodeCard.isMatchedBit != 0
    card.wasSeen = number & EpisodeCard.wasSeenBit != 0
    return card
  }

  mutating func clock() throws(EnvironmentError) -> BonusClock {
    let used = try next(in: -.max ... .max - 1)
    return BonusClock(used: used, isRunning: try next(in: 0...1) == 1)
  }

  private mutating func next(in range: ClosedRange<Int64>) throws(EnvironmentError) -> Int64 {
    guard let number = numbers.popFirst(), range.contains(number) else { throw invalid }
    return number
  }

  private var invalid: EnvironmentError { .state(place: place) }
}

extension EpisodeState {
  /// Throws if the turn of a game could not have come about with its cards.
  func check(
    _ episode: Episode, _ cards: [EpisodeCard], _ terms: Terms, _ moves: EnvironmentOptions.Moves
  ) throws(EnvironmentError) {
    let turn = Array(episode.turnCards)
    let isFull = turn.count == terms.matchSize
    let matched = turn.count { cards[$0].isMatched }
    let isValid =
      switch moves {
      case .memorize:
        episode.isTurnFinished == isFull && Set(turn).count == turn.count
          && matched == (isFull && areEqual(turn, cards) ? turn.count : 0)
      case .concentration:
        episode.isTurnFinished == (isFull || matched > 0)
      }
    guard isValid else { throw invalid }
  }

  private func areEqual(_ turn: [Int], _ cards: [EpisodeCard]) -> Bool {
    turn.allSatisfy { cards[$0].kind == cards[turn[0]].kind }
  }
}

extension EpisodeCard {
  static let isMatchedBit: Int64 = 1 << 32
  static let wasSeenBit: Int64 = 1 << 33

  /// The card as a number; whether it is up follows from the turn.
  var state: Int64 {
    Int64(kind) + (isMatched ? Self.isMatchedBit : 0) + (wasSeen ? Self.wasSeenBit : 0)
  }
}
