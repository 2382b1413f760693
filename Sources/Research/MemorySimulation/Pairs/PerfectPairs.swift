/// A perfect player's games of plain pairs, computed from the deal without playing it.
///
/// The player turns new cards in table order, and each turn that shows any opens with one. The card
/// after an opener is the turn's second, unless the opener's mate is known; so with `first` =
/// "first of its pair", `second(i + 1) = !second(i) && first(i)`. That is the recurrence by which
/// Langdale and Lemire, "Parsing Gigabytes of JSON per Second", VLDB Journal 28, 2019, find escaped
/// characters, 64 at a time.
struct PerfectPairs: PairsKernel, ~Copyable {
  private let pairs: Int
  private let deck: PairsDeck
  private let scores: PerfectScores
  /// True for a kind of which one card was found in the scan; all zero between deals.
  private let met: UnsafeMutableBufferPointer<UInt8>
  /// Bits per card: whether it is the first of its pair, and whether its mate is the next card.
  private let first: UnsafeMutableBufferPointer<UInt64>
  private let beside: UnsafeMutableBufferPointer<UInt64>

  init(_ rules: PlainPairs) {
    pairs = rules.pairs
    deck = PairsDeck(rules)
    scores = PerfectScores(rules)
    met = .inOwnCacheLines(capacity: pairs)
    met.initialize(repeating: 0)
    first = .inOwnCacheLines(capacity: (rules.cards + 63) / 64)
    beside = .inOwnCacheLines(capacity: first.count)
  }

  deinit {
    met.deallocate()
    first.deallocate()
    beside.deallocate()
  }

  /// Plays a game, which is too short to be stopped.
  @inline(__always)
  mutating func play(_ game: UInt64, unless shouldStop: () -> Bool) -> PairsFigures {
    deal(game)
    var seconds = 0
    var lucky = 0
    var carry: UInt64 = 0
    for word in 0..<first.count {
      let second = Self.seconds(after: first[word], &carry)
      seconds &+= second.nonzeroBitCount
      lucky &+= (beside[word] & ~second).nonzeroBitCount
    }
    // A miss is opened by a first card, all of which have a second, except for lucky matches.
    let misses = seconds &- lucky
    var score = scores.score(misses: misses, lucky: lucky)
    if scores.surplus != 0 { score &+= scores.surplus &* (openersCompleted() &- lucky) }
    return PairsFigures(turns: pairs &+ misses, score: score, lucky: lucky)
  }

  /// Returns the bits after a first card, every other one within each run of them.
  @inline(__always)
  private static func seconds(after first: UInt64, _ carry: inout UInt64) -> UInt64 {
    let odd: UInt64 = 0xAAAA_AAAA_AAAA_AAAA
    let starts = first & ~carry
    let ends = (((starts << 1) | odd) &- starts) ^ odd
    let seconds = ends ^ (first | carry)
    carry = (ends & first) >> 63
    return seconds
  }

  @inline(__always) private func deal(_ game: UInt64) {
    var generator = deck.generator(ofGame: game)
    var above = UInt16.max
    var word = first.count
    var end = 2 &* pairs
    while word > 0 {
      word &-= 1
      var first: UInt64 = 0
      var beside: UInt64 = 0
      deck.deal(word &* 64..<end, using: &generator) { place, kind in
        deck.kinds[place] = kind
        let wasMet = met[Int(kind)]
        met[Int(kind)] = wasMet ^ 1
        first = 2 &* first &+ UInt64(wasMet)
        beside = 2 &* beside &+ (kind == above ? 1 : 0)
        above = kind
      }
      self.first[word] = first
      self.beside[word] = beside
      end = word &* 64
    }
  }
}

extension PerfectPairs {
  /// Returns the number of matches with an opener whose mate was a turn's second card, lucky ones
  /// included.
  private func openersCompleted() -> Int {
    var count = 0
    var isSecond = false
    for kind in deck.kinds {
      let kind = Int(kind)
      let isFirst = met[kind] == 0
      // The entry of a kind is its first card; the second resets it to zero.
      if isSecond, !isFirst { count &+= met[kind] == 2 ? 1 : 0 }
      met[kind] = isFirst ? (isSecond ? 1 : 2) : 0
      isSecond = isFirst && !isSecond
    }
    return count
  }
}

/// The score of a perfect player's game, from its misses and its lucky matches.
///
/// The opener of a match is up for one step more. Its mate uses no step if the match is lucky, one
/// if it was a miss's second, and two if it was an opener. A match whose last card a miss revealed
/// takes the step from the mate instead.
private struct PerfectScores {
  private let withoutMiss: Int
  private let forMiss: Int
  private let forLuck: Int
  /// The additional points of a mate that was an opener and then began its match, if the bonus is
  /// not a multiple of the step.
  let surplus: Int

  init(_ rules: PlainPairs) {
    let bonus = (0...3).map { rules.bonus(after: $0) }
    let fall = bonus[2] - bonus[1]
    withoutMiss = rules.pairs * (rules.matchPoints + 2 * bonus[1] - fall)
    forMiss = 3 * fall
    forLuck = bonus[0] - bonus[1] + fall
    surplus = bonus[3] - bonus[2] - fall
  }

  @inline(__always) func score(misses: Int, lucky: Int) -> Int {
    withoutMiss &+ forMiss &* misses &+ forLuck &* lucky
  }
}
