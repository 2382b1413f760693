/// The choice of a turn's first card when both cards of at least one pair have been seen.
struct Opening {
  /// A pair of seen cards, with the probabilities of recalling each.
  private struct Pair {
    let cards: [Int]
    let recalls: [Double]
    /// The cards that can be chosen, because they are not up.
    let choosable: [Int]

    var whole: Double { recalls[0] * recalls[1] }

    /// Returns the probability that a card is recalled if not both are.
    func recallWithoutOther(_ index: Int) -> Double {
      whole < 1 ? recalls[index] * (1 - recalls[1 - index]) / (1 - whole) : 0
    }

    func index(of card: Int) -> Int? { cards.firstIndex(of: card) }
  }

  private let pairs: [Pair]
  private let lapse: Double
  /// The number of cards that can be chosen.
  private let choosable: Double
  /// The number of cards of pairs that can be chosen.
  private let inPairs: Double
  /// The probability that at least one whole pair is recalled.
  private let whole: Double
  /// The expected number of cards that can be chosen and are not recalled, if no whole pair is.
  let unknown: Double
  /// The probability that the player opens one of the pairs.
  let chance: Double

  init(
    of seen: [(card: Int, partner: Int)], in table: RecallTable, choosable: Int, shown: [Int],
    lapse: Double, at seconds: Double
  ) {
    // A model of activation sees a miss on show; the others have to remember it.
    let visible = table.model.family == .actr ? shown : []
    pairs = seen.map { pair in
      let cards = [pair.card, pair.partner]
      return Pair(
        cards: cards,
        recalls: cards.map { visible.contains($0) ? 1 : table.recall(of: $0, at: seconds) },
        choosable: cards.filter { !shown.contains($0) })
    }
    (self.lapse, self.choosable) = (lapse, Double(choosable))
    inPairs = Double(pairs.reduce(0) { $0 + $1.choosable.count })
    whole = 1 - pairs.reduce(1) { $0 * (1 - $1.whole) }
    let recalled = Self.recalledSingles(pairs, table, shown, at: seconds)
    let unknownOfPairs = pairs.reduce(0.0) { sum, pair in
      pair.cards.indices.reduce(sum) { sum, index in
        let isChoosable = pair.choosable.contains(pair.cards[index])
        return isChoosable ? sum + 1 - pair.recallWithoutOther(index) : sum
      }
    }
    unknown = max(self.choosable - inPairs - recalled + unknownOfPairs, 1e-9)
    let drawn = min(1, unknownOfPairs / unknown)
    chance =
      (1 - lapse) * (whole + (1 - whole) * drawn) + lapse * inPairs / self.choosable
  }

  /// The expected number of recalled cards whose partners have not been seen.
  private static func recalledSingles(
    _ pairs: [Pair], _ table: RecallTable, _ shown: [Int], at seconds: Double
  ) -> Double {
    var sum = 0.0
    for card in table.seen where !shown.contains(card) {
      if pairs.contains(where: { $0.index(of: card) != nil }) { continue }
      sum += table.recall(of: card, at: seconds)
    }
    return sum
  }

  /// True if the player could also have chosen another card.
  var hasChoice: Bool { choosable > inPairs }

  /// Returns the probability that the other card of a pair is remembered, once one was turned.
  func recall(of partner: Int, whenOpening card: Int) -> Double {
    guard let pair = pairs.first(where: { $0.index(of: card) != nil }),
      let index = pair.index(of: card), let other = pair.index(of: partner)
    else { return 0 }
    let sum = pairs.reduce(0) { $0 + $1.whole }
    let share = sum > 0 ? pair.whole / sum / Double(pair.choosable.count) : 0
    let recalled = (1 - lapse) * whole * share
    let drawn = (1 - lapse) * (1 - whole) * (1 - pair.recallWithoutOther(index)) / unknown
    let before = pair.recalls[other]
    let total = recalled + drawn + lapse / choosable
    return total > 0 ? (recalled + (drawn + lapse / choosable) * before) / total : before
  }

  /// The probability that each card of the pairs is remembered, once none of them was turned.
  var recallsWithoutOpening: [(card: Int, recall: Double)] {
    let missed = max(1 - chance, 1e-12)
    let lapsed = min(1, lapse * (1 - inPairs / choosable) / missed)
    return pairs.flatMap { pair in
      pair.cards.indices.map { index in
        (
          pair.cards[index],
          lapsed * pair.recalls[index] + (1 - lapsed) * pair.recallWithoutOther(index)
        )
      }
    }
  }
}
