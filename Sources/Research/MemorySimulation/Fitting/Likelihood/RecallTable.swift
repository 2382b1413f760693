/// The probabilities that a player with a model of memory recalls each card of a game.
///
/// The memories of different cards are taken as independent, and each is known by its probability
/// only. What a choice tells about a memory changes that probability by Bayes' rule. For the
/// capacity there is nothing to guess: the cards that are remembered follow from the flips.
struct RecallTable {
  /// The largest number of cards with a probability of their own.
  ///
  /// In a larger game the cards seen longest ago count as never seen, so that a choice costs no
  /// more with 65,534 cards than with 256.
  static let mostCards = 256

  let model: RecallModel
  /// The probabilities of recall by the choice that began last, indexed by card.
  private var recalls: [Double] = []
  /// The probabilities of recalling both cards of a pair, indexed by both, if a choice tells about
  /// a memory.
  private var wholes: [Double] = []
  private var partners: [Int] = []
  /// The number of own choices at the last sight of each card.
  private var choicesAtSight: [Int] = []
  /// The number of sights of all cards at the last one of each card.
  private var orders: [Int] = []
  /// The cards that have been seen and are on the table, in the order of their first sights.
  private(set) var seen: [Int] = []
  private var isSeen: [Bool] = []
  private var choices = 0
  private var order = 0
  /// The share of memories that each choice leaves, indexed by the choices since the sight.
  private var kept: [Double] = [1]
  private var activation: ActivationTable?

  init(_ model: RecallModel) {
    self.model = model
    activation = model.family == .actr ? ActivationTable(decay: model.parameter) : nil
  }

  /// Starts a game, in which nothing has been seen.
  mutating func begin(partners: [Int]) {
    let cards = partners.count
    self.partners = partners
    wholes.removeAll(keepingCapacity: true)
    wholes.append(contentsOf: repeatElement(0, count: cards))
    recalls.removeAll(keepingCapacity: true)
    recalls.append(contentsOf: repeatElement(0, count: cards))
    choicesAtSight.removeAll(keepingCapacity: true)
    choicesAtSight.append(contentsOf: repeatElement(0, count: cards))
    orders.removeAll(keepingCapacity: true)
    orders.append(contentsOf: repeatElement(0, count: cards))
    isSeen.removeAll(keepingCapacity: true)
    isSeen.append(contentsOf: repeatElement(false, count: cards))
    seen.removeAll(keepingCapacity: true)
    activation?.begin(cards: cards)
    (choices, order) = (0, 0)
  }

  /// Returns true if the card has been seen and is on the table.
  func hasSeen(_ card: Int) -> Bool { isSeen[card] }

  /// Counts one more choice of the player, before which cards are forgotten.
  mutating func beginChoice(at seconds: Double) {
    choices += 1
    switch model.family {
    case .capacity: break
    case .actr: activate(at: seconds)
    case .forgetful, .power: fade()
    }
  }

  private mutating func fade() {
    while kept.count <= choices {
      let before = model.retention(after: kept.count - 1)
      kept.append(before > 0 ? model.retention(after: kept.count) / before : 0)
    }
    for card in seen {
      let share = kept[choices - choicesAtSight[card]]
      recalls[card] *= share
      wholes[card] *= share
      wholes[partners[card]] *= share
    }
  }

  private mutating func activate(at seconds: Double) {
    guard let activation else { return }
    for card in seen { recalls[card] = activation.recall(of: card, at: seconds) }
  }

  mutating func see(_ card: Int, at seconds: Double) {
    if !isSeen[card] {
      isSeen[card] = true
      seen.append(card)
    }
    order += 1
    orders[card] = order
    choicesAtSight[card] = choices
    recalls[card] = 1
    (wholes[card], wholes[partners[card]]) = (recalls[partners[card]], recalls[partners[card]])
    activation?.see(card, at: seconds)
  }

  /// Replaces the probability that the card is remembered now, if forgetting lasts.
  mutating func believe(_ probability: Double, of card: Int) {
    // Rounding errors of impossible choices would grow with every further one.
    let probability = min(max(probability, 0), 1)
    recalls[card] = probability
    // The partner is up or has not been seen, so that both are independent.
    let whole = probability * recalls[partners[card]]
    (wholes[card], wholes[partners[card]]) = (whole, whole)
  }

  /// Replaces the probabilities that the cards of a pair are remembered now.
  mutating func believe(_ memory: RecallProbabilities, of card: Int, and partner: Int) {
    let memory = memory.bounded
    (recalls[card], recalls[partner]) = (memory.card, memory.partner)
    (wholes[card], wholes[partner]) = (memory.whole, memory.whole)
  }

  /// Removes a card that is matched, or whose place is no longer known.
  mutating func remove(_ card: Int) {
    isSeen[card] = false
    recalls[card] = 0
    (wholes[card], wholes[partners[card]]) = (0, 0)
    activation?.remove(card)
    if let index = seen.firstIndex(of: card) { seen.remove(at: index) }
  }

  /// The card that was seen longest ago, if there are more cards than `mostCards`.
  var surplus: Int? {
    seen.count > Self.mostCards ? seen.min { orders[$0] < orders[$1] } : nil
  }

  /// Forgets what a capacity does not hold after a miss.
  mutating func endMiss() {
    guard model.family == .capacity else { return }
    var surplus = seen.count { recalls[$0] > 0 } - Int(model.parameter)
    while surplus > 0 {
      let oldest = seen.min { forgettingOrder(of: $0) < forgettingOrder(of: $1) }
      guard let oldest else { return }
      recalls[oldest] = 0
      surplus -= 1
    }
  }

  private func forgettingOrder(of card: Int) -> Int { recalls[card] > 0 ? orders[card] : .max }

  /// Returns the probability that a card is recalled by the choice that began last.
  func recall(of card: Int) -> Double { recalls[card] }

  /// Returns the probabilities that the two cards of a pair are recalled by that choice.
  func recall(of card: Int, and partner: Int) -> RecallProbabilities {
    let (first, second) = (recalls[card], recalls[partner])
    // A choice tells only about lasting memories; others are independent.
    let whole = model.family.isLearnedFromChoices ? wholes[card] : first * second
    return RecallProbabilities(card: first, partner: second, whole: whole)
  }
}

extension RecallModel.Family {
  /// True if a choice tells whether a card has been forgotten for good.
  var isLearnedFromChoices: Bool { self == .forgetful || self == .power }
}
