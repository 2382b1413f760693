/// The draw of a card among those that are not recalled, and what it tells about the others.
///
/// The two cards of a pair have a joint distribution, because a pair that was not opened is rather
/// one of which a card is forgotten. Different pairs are independent.
struct CardDraw {
  /// A card whose partner has not been seen, or is not drawn.
  struct Single {
    let card: Int
    let recall: Double
  }

  /// A pair of seen cards.
  struct Pair {
    let card: Int
    let partner: Int
    var memory: RecallProbabilities
    /// True for a card of a miss on show, which cannot be chosen.
    var isUp = false
    var isPartnerUp = false

    /// The number of its cards that can be chosen.
    var choosable: Int { (isUp ? 0 : 1) + (isPartnerUp ? 0 : 1) }

    func has(_ card: Int) -> Bool { card == self.card || card == partner }
  }

  private(set) var singles: [Single] = []
  private(set) var pairs: [Pair] = []
  /// True if no pair is recalled whole, otherwise the player would not draw.
  private var excludesWholes = false
  private var rule = DrawRule.forMean(0)
  /// The weights of the rule, times the factors of all cards.
  private var weights = SIMD4<Double>(repeating: 0)

  /// Forgets the cards of the draw before.
  mutating func begin() {
    singles.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
  }

  mutating func add(_ single: Single) { singles.append(single) }
  mutating func add(_ pair: Pair) { pairs.append(pair) }

  /// Ends the cards.
  ///
  /// - Parameters:
  ///   - sure: The number of cards that are surely among those drawn from.
  ///   - excludesWholes: True if a player who recalls a whole pair does not draw.
  mutating func end(sure: Int, excludingWholes excludesWholes: Bool) {
    self.excludesWholes = excludesWholes
    var mean = Double(sure)
    for single in singles { mean += 1 - single.recall }
    for pair in pairs {
      mean +=
        (pair.isUp ? 0 : 1 - pair.memory.card) + (pair.isPartnerUp ? 0 : 1 - pair.memory.partner)
    }
    rule = DrawRule.forMean(mean)
    weights = rule.weights(sure: sure)
    for single in singles { weights *= factor(of: single) }
    for pair in pairs { weights *= factor(of: pair) }
  }

  /// The probability that the player draws, and draws one certain card that is not recalled.
  var chanceOfOne: Double { weights.sum() }

  /// The probability that the player draws, and draws a card of a pair.
  var chanceOfPairs: Double {
    var shares = SIMD4<Double>(repeating: 0)
    for pair in pairs {
      let (first, second) = (parts(of: pair, drawing: true), parts(of: pair, drawing: false))
      shares += (first.kept + first.lost + second.kept + second.lost) / factor(of: pair)
    }
    return (weights * shares).sum()
  }
}

extension CardDraw {
  /// Returns the probability that the player draws, and draws a card.
  ///
  /// The weights of the rule given that draw add up to 1.
  func drawing(_ card: Int) -> (chance: Double, weights: SIMD4<Double>) {
    var drawn = weights
    if let pair = pairs.first(where: { $0.has(card) }) {
      let parts = parts(of: pair, drawing: card == pair.card)
      drawn *= (parts.kept + parts.lost) / factor(of: pair)
    } else if let single = singles.first(where: { $0.card == card }) {
      drawn *= (1 - single.recall) * rule.places / factor(of: single)
    }
    let sum = drawn.sum()
    return (sum, sum > 0 ? drawn / sum : drawn)
  }

  /// Returns the probability that a card is remembered, given the weights of a draw.
  func recall(of single: Single, _ weights: SIMD4<Double>) -> Double {
    single.recall * (weights / factor(of: single)).sum()
  }

  /// Returns the memory of a pair, given the weights of a draw.
  func recall(of pair: Pair, drawing card: Int, _ weights: SIMD4<Double>) -> RecallProbabilities {
    guard pair.has(card) else {
      let shares = weights / factor(of: pair)
      let whole = excludesWholes ? 0 : pair.memory.whole * shares.sum()
      let alone = pair.memory.cardAlone * (shares * place(isUp: pair.isPartnerUp)).sum()
      let other = pair.memory.partnerAlone * (shares * place(isUp: pair.isUp)).sum()
      return RecallProbabilities(card: whole + alone, partner: whole + other, whole: whole)
    }
    let parts = parts(of: pair, drawing: card == pair.card)
    let kept = (weights * parts.kept / (parts.kept + parts.lost)).sum()
    return card == pair.card
      ? RecallProbabilities(card: 0, partner: kept, whole: 0)
      : RecallProbabilities(card: kept, partner: 0, whole: 0)
  }

  private func place(isUp: Bool) -> SIMD4<Double> { isUp ? SIMD4(repeating: 1) : rule.places }

  private func factor(of single: Single) -> SIMD4<Double> {
    single.recall + (1 - single.recall) * rule.places
  }

  private func factor(of pair: Pair) -> SIMD4<Double> {
    let (card, partner) = (place(isUp: pair.isUp), place(isUp: pair.isPartnerUp))
    let memory = pair.memory
    // Above zero, so that the other factors can be divided by it.
    let whole = excludesWholes ? 1e-30 : memory.whole
    return whole + memory.cardAlone * partner + memory.partnerAlone * card + memory.neither * card
      * partner
  }

  /// Returns the parts of the factor of a pair in which a card is drawn, and the other one is
  /// remembered or not.
  private func parts(
    of pair: Pair, drawing isFirst: Bool
  ) -> (kept: SIMD4<Double>, lost: SIMD4<Double>) {
    let zero = SIMD4<Double>(repeating: 0)
    if isFirst ? pair.isUp : pair.isPartnerUp { return (zero, zero) }
    let alone = isFirst ? pair.memory.partnerAlone : pair.memory.cardAlone
    let other = place(isUp: isFirst ? pair.isPartnerUp : pair.isUp)
    return (alone * rule.places, pair.memory.neither * rule.places * other + 1e-60)
  }
}
