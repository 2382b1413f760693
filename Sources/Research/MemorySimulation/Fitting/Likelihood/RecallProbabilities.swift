/// The probabilities that the cards of a pair are recalled.
struct RecallProbabilities: Hashable {
  /// The probability of recalling the card.
  var card: Double
  /// The probability of recalling its partner.
  var partner: Double
  /// The probability of recalling both.
  var whole: Double

  /// The probability of recalling the card alone.
  var cardAlone: Double { max(0, card - whole) }
  /// The probability of recalling the partner alone.
  var partnerAlone: Double { max(0, partner - whole) }
  /// The probability of recalling neither.
  var neither: Double { max(0, 1 - card - partner + whole) }

  /// The nearest probabilities that are possible, without rounding errors.
  var bounded: RecallProbabilities {
    let (card, partner) = (min(max(card, 0), 1), min(max(partner, 0), 1))
    return RecallProbabilities(
      card: card, partner: partner,
      whole: min(max(whole, card + partner - 1, 0), card, partner))
  }

  /// Returns the sum of both, each times its weight.
  func mixed(_ weight: Double, with other: RecallProbabilities, _ otherWeight: Double)
    -> RecallProbabilities
  {
    RecallProbabilities(
      card: card * weight + other.card * otherWeight,
      partner: partner * weight + other.partner * otherWeight,
      whole: whole * weight + other.whole * otherWeight)
  }
}
