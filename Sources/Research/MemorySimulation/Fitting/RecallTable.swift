/// The probabilities that a player with a model of memory recalls each card of a game.
///
/// The memories of different cards are taken as independent, and each is known by its probability
/// only. What a choice tells about a memory changes that probability by Bayes' rule. For the
/// capacity there is nothing to guess: the cards that are remembered follow from the flips.
struct RecallTable {
  /// The memory of a card that has been seen.
  private struct Memory {
    /// The number of own choices at the last sight.
    var sight = 0
    /// The number of own choices when the belief was last changed.
    var updated = 0
    /// The probability of remembering the card then.
    var belief = 0.0
    /// The number of sights of all cards at the last one of this card.
    var order = 0
    /// The index in `sights` of the last sight, or -1.
    var latest = -1
  }

  private struct Sight {
    let seconds: Double
    /// The index in `sights` of the previous sight of the same card, or -1.
    let earlier: Int
  }

  let model: RecallModel
  /// The probabilities of retention, indexed by the number of own choices since the sight.
  private var retention: [Double] = [1]
  private var memories: [Memory] = []
  private var sights: [Sight] = []
  /// The cards that have been seen and are on the table, in the order of their first sights.
  private(set) var seen: [Int] = []
  private var isSeen: [Bool] = []
  private var choices = 0
  private var order = 0
  private let activation: ActivationModel?

  init(_ model: RecallModel) {
    self.model = model
    activation = model.activation
  }

  /// Starts a game, in which nothing has been seen.
  mutating func begin(cards: Int) {
    memories.removeAll(keepingCapacity: true)
    memories.append(contentsOf: repeatElement(Memory(), count: cards))
    isSeen.removeAll(keepingCapacity: true)
    isSeen.append(contentsOf: repeatElement(false, count: cards))
    seen.removeAll(keepingCapacity: true)
    sights.removeAll(keepingCapacity: true)
    (choices, order) = (0, 0)
  }

  /// Returns true if the card has been seen and is on the table.
  func hasSeen(_ card: Int) -> Bool { isSeen[card] }

  /// Counts one more choice of the player, before which cards are forgotten.
  mutating func beginChoice() {
    choices += 1
    guard model.family.isLearnedFromChoices else { return }
    while retention.count <= choices { retention.append(model.retention(after: retention.count)) }
  }

  mutating func see(_ card: Int, at seconds: Double) {
    if !isSeen[card] {
      isSeen[card] = true
      seen.append(card)
    }
    order += 1
    memories[card].order = order
    memories[card].sight = choices
    believe(1, of: card)
    guard activation != nil else { return }
    sights.append(Sight(seconds: seconds, earlier: memories[card].latest))
    memories[card].latest = sights.count - 1
  }

  /// Replaces the probability that the card is remembered now, if forgetting lasts.
  mutating func believe(_ probability: Double, of card: Int) {
    memories[card].belief = probability
    memories[card].updated = choices
  }

  /// Removes a card that is matched, or whose place is no longer known.
  mutating func remove(_ card: Int) {
    isSeen[card] = false
    memories[card] = Memory()
    seen.removeAll { $0 == card }
  }

  /// Forgets what a capacity does not hold after a miss.
  mutating func endMiss() {
    guard model.family == .capacity else { return }
    var surplus = seen.count { memories[$0].belief > 0 } - Int(model.parameter)
    while surplus > 0 {
      let oldest = seen.min { forgettingOrder(of: $0) < forgettingOrder(of: $1) }
      guard let oldest else { return }
      memories[oldest].belief = 0
      surplus -= 1
    }
  }

  private func forgettingOrder(of card: Int) -> Int {
    memories[card].belief > 0 ? memories[card].order : .max
  }

  /// Returns the probability that a card is recalled by the choice that began last.
  func recall(of card: Int, at seconds: Double) -> Double {
    guard isSeen[card] else { return 0 }
    let memory = memories[card]
    switch model.family {
    case .capacity: return memory.belief
    case .actr: return activated(memory, at: seconds)
    case .forgetful, .power:
      guard memory.belief > 0 else { return 0 }
      let then = retention[memory.updated - memory.sight]
      return then > 0 ? memory.belief * retention[choices - memory.sight] / then : 0
    }
  }

  private func activated(_ memory: Memory, at seconds: Double) -> Double {
    guard let activation else { return 0 }
    var sum = 0.0
    var sight = memory.latest
    while sight >= 0 {
      sum += activation.strength(afterSeconds: seconds - sights[sight].seconds)
      sight = sights[sight].earlier
    }
    return activation.chanceOfRecall(sum)
  }
}

extension RecallModel.Family {
  /// True if a choice tells whether a card has been forgotten for good.
  var isLearnedFromChoices: Bool { self == .forgetful || self == .power }
}
