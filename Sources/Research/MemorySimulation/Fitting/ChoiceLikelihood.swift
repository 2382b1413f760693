/// The log-likelihood of the choices of a player under a model of memory with lapses.
///
/// Two kinds of choices count:
///
/// - the second flip of a turn whose partner had been seen and lies on the table: a hit or not;
/// - the first flip of a turn when both cards of a pair had been seen and lie on the table: whether
///   it opens such a pair.
///
/// With probability λ, a lapse, the player draws uniformly among all cards that are face down.
/// Otherwise a player that recalls the partner, or both cards of a pair, turns it, and one that
/// does not draws uniformly among the cards that it does not recall. Where forgetting lasts, every
/// draw tells that the cards that were not drawn are rather remembered: a forgotten one would have
/// been among those drawn from. Two parts are approximations: the number of the cards that are not
/// recalled is replaced by its expectation, and memories of different cards are independent given
/// the choices before. Both are exact for a capacity.
struct ChoiceLikelihood {
  private let lapse: Double
  private var table: RecallTable
  /// The number of cards that are face down.
  private var down = 0
  /// The pairs of which both cards have been seen and lie on the table.
  private var pairs: [(card: Int, partner: Int)] = []
  private var open: Int?
  /// The cards of the last miss, which stay up until the next flip.
  private var shown: [Int] = []
  /// The probability of recalling the partner at each second flip of the player since the start;
  /// nil where the partner had not been seen.
  private(set) var recalls: [Double?] = []
  /// The sum of the logarithms of the probabilities of all choices that count.
  private(set) var logarithm = 0.0
  /// The number of choices that count.
  private(set) var chances = 0

  private let keepsRecalls: Bool

  init(_ model: RecallModel, lapse: Double, keepingRecalls keepsRecalls: Bool = false) {
    self.lapse = lapse
    self.keepsRecalls = keepsRecalls
    table = RecallTable(model)
  }

  /// Adds the choices of a game.
  mutating func add(_ trace: MemoryTrace) {
    table.begin(cards: trace.cardCount)
    (down, open, shown) = (trace.cardCount, nil, [])
    pairs.removeAll(keepingCapacity: true)
    if trace.peek > 0 {
      for card in 0..<trace.cardCount { see(card, trace.partners[card], at: 0) }
    }
    for step in trace.steps {
      switch step {
      case .flip(let flip): add(flip, trace.partners[flip.card])
      case .shuffle: forgetPlaces()
      }
    }
  }

  private mutating func add(_ flip: MemoryTrace.Flip, _ partner: Int) {
    if flip.isOwn {
      table.beginChoice()
      if !flip.isSecond {
        countOpening(of: flip.card, at: flip.seconds)
      } else if let open {
        countCompletion(of: open, by: flip)
      }
    }
    see(flip.card, partner, at: flip.seconds)
    shown.removeAll(keepingCapacity: true)
    down -= 1
    if flip.isSecond { endTurn(flip.card, flip.isMatch) } else { open = flip.card }
  }

  private mutating func see(_ card: Int, _ partner: Int, at seconds: Double) {
    if !table.hasSeen(card), table.hasSeen(partner) {
      pairs.append((card: card, partner: partner))
    }
    table.see(card, at: seconds)
  }

  private mutating func endTurn(_ second: Int, _ isMatch: Bool) {
    defer { open = nil }
    guard let first = open else { return }
    guard isMatch else {
      shown.append(first)
      shown.append(second)
      down += 2
      return table.endMiss()
    }
    table.remove(first)
    table.remove(second)
    pairs.removeAll { $0.card == first || $0.card == second }
  }

  private mutating func forgetPlaces() {
    for card in table.seen where card != open { table.remove(card) }
    pairs.removeAll()
  }

  private mutating func count(_ probability: Double) {
    chances += 1
    logarithm += max(probability, 1e-12).naturalLogarithm
  }

  private func seenPartner(of card: Int) -> Int? {
    for pair in pairs {
      if pair.card == card { return pair.partner }
      if pair.partner == card { return pair.card }
    }
    return nil
  }
}

extension ChoiceLikelihood {
  /// Counts the second flip of a turn, if the partner of the first card had been seen.
  private mutating func countCompletion(of first: Int, by flip: MemoryTrace.Flip) {
    let partnerRecall = seenPartner(of: first).map { table.recall(of: $0, at: flip.seconds) }
    if keepsRecalls { recalls.append(partnerRecall) }
    guard down > 1 else { return }
    let unknown = expectedUnknown(at: flip.seconds, except: first)
    let draw = 1 / Double(down)
    guard let partner = seenPartner(of: first), let recall = partnerRecall else {
      return learn(fromDrawing: flip, outOf: unknown)
    }
    let among = max(1, unknown + recall)
    let hit = (1 - lapse) * (recall + (1 - recall) / among) + lapse * draw
    count(flip.isMatch ? hit : 1 - hit)
    guard !flip.isMatch, table.model.family.isLearnedFromChoices else { return }
    // Only a lapse misses a card that is recalled.
    table.believe(recall * lapse * (1 - draw) / max(1 - hit, 1e-12), of: partner)
    learn(fromDrawing: flip, outOf: among, except: partner)
  }

  /// Counts the first flip of a turn, if a whole pair had been seen.
  private mutating func countOpening(of card: Int, at seconds: Double) {
    let flip = MemoryTrace.Flip(
      card: card, seconds: seconds, isOwn: true, isSecond: false, isMatch: false)
    guard !pairs.isEmpty else {
      return learn(fromDrawing: flip, outOf: expectedUnknown(at: seconds))
    }
    let opening = Opening(
      of: pairs, in: table, choosable: down - shown.count, shown: shown, lapse: lapse, at: seconds)
    let isOpened = pairs.contains { $0.card == card || $0.partner == card }
    if opening.hasChoice { count(isOpened ? opening.chance : 1 - opening.chance) }
    guard table.model.family.isLearnedFromChoices else { return }
    if isOpened {
      guard let partner = seenPartner(of: card) else { return }
      table.believe(opening.recall(of: partner, whenOpening: card), of: partner)
    } else {
      for (card, recall) in opening.recallsWithoutOpening { table.believe(recall, of: card) }
      learn(fromDrawing: flip, outOf: opening.unknown)
    }
  }

  /// Returns the expected number of cards that can be chosen and are not recalled.
  private func expectedUnknown(at seconds: Double, except first: Int? = nil) -> Double {
    var unknown = Double(down - shown.count)
    for card in table.seen where card != first && !shown.contains(card) {
      unknown -= table.recall(of: card, at: seconds)
    }
    return max(unknown, 1e-9)
  }

  /// Raises the beliefs in the cards that a draw did not turn.
  private mutating func learn(
    fromDrawing flip: MemoryTrace.Flip, outOf unknown: Double, except other: Int? = nil
  ) {
    guard table.model.family.isLearnedFromChoices else { return }
    let drawn = (1 - lapse) * (1 - table.recall(of: flip.card, at: flip.seconds)) / max(1, unknown)
    let weight = drawn / max(drawn + lapse / Double(max(1, down - shown.count)), 1e-12)
    for card in table.seen where card != flip.card && card != other && card != open {
      if shown.contains(card) { continue }
      let recall = table.recall(of: card, at: flip.seconds)
      // The expected number of the other cards to draw from, of which one was drawn.
      let others = max(1, unknown - (1 - recall))
      let kept = recall / others
      let posterior = kept / max(kept + (1 - recall) / (others + 1), 1e-12)
      table.believe(weight * posterior + (1 - weight) * recall, of: card)
    }
  }
}
