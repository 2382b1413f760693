/// The choice of a turn's first card.
///
/// The player opens a pair of which both cards are recalled, each such pair with the same
/// probability; otherwise the card is drawn among those that are not recalled.
struct Opening {
  /// The number of cards that can be chosen, and of those of pairs.
  private let choosable: Int
  private let inPairs: Int
  /// The expected number of whole pairs that are recalled.
  private let wholes: Double
  /// The probability that a whole pair is recalled.
  private let some: Double
  private let lapse: Double

  /// Creates the choice, and ends the cards of the draw.
  init(_ draw: inout CardDraw, choosable: Int, lapse: Double) {
    (self.choosable, self.lapse) = (choosable, lapse)
    var (inPairs, none, wholes) = (0, 1.0, 0.0)
    for pair in draw.pairs {
      inPairs += pair.choosable
      none *= 1 - pair.memory.whole
      wholes += pair.memory.whole
    }
    (some, self.wholes, self.inPairs) = (1 - none, wholes, inPairs)
    draw.end(sure: max(0, choosable - inPairs - draw.singles.count), excludingWholes: true)
  }

  /// True if the player could also have chosen another card than those of the pairs.
  var hasChoice: Bool { choosable > inPairs }

  /// Returns the probability that a player opens one of the pairs if it does not lapse.
  func recalledChance(_ draw: borrowing CardDraw) -> Double { min(1, some + draw.chanceOfPairs) }

  /// The probability that a player opens one of the pairs by a lapse.
  var lapsedChance: Double { Double(inPairs) / Double(choosable) }

  /// Returns the probabilities, given the choice of a card, that a whole pair was opened and that
  /// the card was drawn; the third possibility is a lapse.
  func reasons(
    for card: Int, in pair: CardDraw.Pair?, drawn: Double
  ) -> (opened: Double, drawn: Double) {
    let lapsed = lapse / Double(choosable)
    var opened = 0.0
    if let pair, wholes > 0 {
      opened = (1 - lapse) * some * pair.memory.whole / wholes / Double(pair.choosable)
    }
    let guessed = (1 - lapse) * drawn
    let total = max(opened + guessed + lapsed, LogarithmSum.least)
    return (opened / total, guessed / total)
  }
}
