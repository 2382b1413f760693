/// The choice of a turn's first card when both cards of at least one pair have been seen.
struct Opening {
  /// A pair of seen cards, with the probabilities of recalling each.
  struct Pair {
    let card: Int
    let partner: Int
    let recall: Double
    let partnerRecall: Double

    /// The probability of recalling both.
    var whole: Double { recall * partnerRecall }

    /// The probability of recalling the card if not both are recalled.
    var recallAlone: Double { Self.alone(recall, partnerRecall) }
    /// The probability of recalling the partner if not both are recalled.
    var partnerRecallAlone: Double { Self.alone(partnerRecall, recall) }

    private static func alone(_ recall: Double, _ other: Double) -> Double {
      let whole = recall * other
      return whole < 1 ? recall * (1 - other) / (1 - whole) : 0
    }
  }

  private let lapse: Double
  /// The number of cards that can be chosen.
  private let choosable: Double
  /// The number of cards of pairs that can be chosen.
  private var inPairs = 0.0
  /// The expected number of whole pairs that are recalled.
  private var wholes = 0.0
  /// The probability that no whole pair is recalled.
  private var none = 1.0
  /// The expected number of cards of pairs that are not recalled, if no whole pair is.
  private var unknownOfPairs = 0.0
  /// The expected number of cards that can be chosen and are not recalled, if no whole pair is.
  private(set) var unknown = 0.0

  /// - Parameters:
  ///   - choosable: The number of cards that can be chosen.
  ///   - lapse: The probability of a lapse.
  init(choosable: Int, lapse: Double) {
    (self.choosable, self.lapse) = (Double(choosable), lapse)
  }

  /// Adds a pair of seen cards, each of which may be up and so cannot be chosen.
  mutating func add(_ pair: Pair, isUp: Bool, isPartnerUp: Bool) {
    wholes += pair.whole
    none *= 1 - pair.whole
    if !isUp {
      inPairs += 1
      unknownOfPairs += 1 - pair.recallAlone
    }
    if !isPartnerUp {
      inPairs += 1
      unknownOfPairs += 1 - pair.partnerRecallAlone
    }
  }

  /// Ends the pairs.
  ///
  /// - Parameter singles: The expected number of recalled cards whose partners have not been seen.
  mutating func end(singles: Double) {
    unknown = max(choosable - inPairs - singles + unknownOfPairs, 1e-9)
  }

  /// True if the player could also have chosen another card.
  var hasChoice: Bool { choosable > inPairs }

  /// The probability that a player opens one of the pairs if it does not lapse.
  var recalledChance: Double { 1 - none + none * min(1, unknownOfPairs / unknown) }

  /// The probability that a player opens one of the pairs by a lapse.
  var lapsedChance: Double { inPairs / choosable }

  /// Returns the probability that the partner in a pair is remembered, once the card was turned.
  func partnerRecall(whenOpening pair: Pair, ofChoosable count: Int) -> Double {
    let share = wholes > 0 ? pair.whole / wholes / Double(count) : 0
    let recalled = (1 - lapse) * (1 - none) * share
    let drawn = (1 - lapse) * none * (1 - pair.recallAlone) / unknown
    let total = recalled + drawn + lapse / choosable
    let before = pair.partnerRecall
    return total > 0 ? (recalled + (drawn + lapse / choosable) * before) / total : before
  }

  /// The probability that a choice that opened none of the pairs was a lapse.
  var lapseWithoutOpening: Double {
    let chance = (1 - lapse) * recalledChance + lapse * lapsedChance
    return min(1, lapse * (1 - lapsedChance) / max(1 - chance, LogarithmSum.least))
  }
}
