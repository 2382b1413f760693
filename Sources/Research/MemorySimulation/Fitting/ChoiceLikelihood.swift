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
  private var partners: [Int] = []
  /// The number of cards that are face down.
  private var down = 0
  /// The pairs of which both cards have been seen and lie on the table.
  private var pairs: [(card: Int, partner: Int)] = []
  private var open = -1
  /// The cards of the last miss, which stay up until the next flip; -1 for none.
  private var shown = (first: -1, second: -1)
  /// The probability of recalling the partner at each second flip of the player since the start;
  /// nil where the partner had not been seen.
  private(set) var recalls: [Double?] = []
  private var sum = LogarithmSum()
  /// The choices that count, if memory does not depend on the rate of lapses.
  private(set) var mixture = LapseMixture()
  /// The number of choices that count.
  private(set) var chances = 0

  private let keepsRecalls: Bool
  private let isLearning: Bool
  private let seesShown: Bool

  init(_ model: RecallModel, lapse: Double, keepingRecalls keepsRecalls: Bool = false) {
    self.lapse = lapse
    self.keepsRecalls = keepsRecalls
    isLearning = model.family.isLearnedFromChoices
    // A model of activation sees a miss on show; the others have to remember it.
    seesShown = model.family == .actr
    table = RecallTable(model)
  }

  /// The sum of the logarithms of the probabilities of all choices that count.
  var logarithm: Double { isLearning ? sum.value : mixture.logarithm(lapse: lapse) }

  /// Adds the choices of a game.
  mutating func add(_ trace: MemoryTrace) {
    table.begin(cards: trace.cardCount)
    (partners, down, open, shown) = (trace.partners, trace.cardCount, -1, (-1, -1))
    pairs.removeAll(keepingCapacity: true)
    if trace.peek > 0 {
      for card in 0..<trace.cardCount { see(card, at: 0) }
    }
    for step in trace.steps {
      switch step {
      case .flip(let flip): add(flip)
      case .shuffle: forgetPlaces()
      }
    }
  }

  private mutating func add(_ flip: MemoryTrace.Flip) {
    if flip.isOwn {
      table.beginChoice(at: flip.seconds)
      if !flip.isSecond { countOpening(of: flip.card) } else { countCompletion(by: flip) }
    }
    see(flip.card, at: flip.seconds)
    shown = (-1, -1)
    down -= 1
    if flip.isSecond { endTurn(flip.card, flip.isMatch) } else { open = flip.card }
  }

  private mutating func see(_ card: Int, at seconds: Double) {
    if !table.hasSeen(card), table.hasSeen(partners[card]) {
      pairs.append((card: card, partner: partners[card]))
    }
    table.see(card, at: seconds)
  }

  private mutating func endTurn(_ second: Int, _ isMatch: Bool) {
    defer { open = -1 }
    guard open >= 0 else { return }
    guard isMatch else {
      shown = (open, second)
      down += 2
      return table.endMiss()
    }
    table.remove(open)
    table.remove(second)
    pairs.removeAll { $0.card == second || $0.partner == second }
  }

  private mutating func forgetPlaces() {
    for card in table.seen where card != open { table.remove(card) }
    pairs.removeAll()
  }

  private mutating func count(recalled: Double, lapsed: Double, isChosen: Bool) {
    chances += 1
    let (recalled, lapsed) = isChosen ? (recalled, lapsed) : (1 - recalled, 1 - lapsed)
    if isLearning {
      sum.add((1 - lapse) * recalled + lapse * lapsed)
    } else {
      mixture.add(recalled: recalled, lapsed: lapsed)
    }
  }

  private func isShown(_ card: Int) -> Bool { card == shown.first || card == shown.second }

  /// The number of cards that can be chosen.
  private var choosable: Int { shown.first < 0 ? down : down - 2 }
}

extension ChoiceLikelihood {
  /// Counts the second flip of a turn, if the partner of the first card had been seen.
  private mutating func countCompletion(by flip: MemoryTrace.Flip) {
    guard open >= 0 else { return }
    let partner = partners[open]
    let isSeen = table.hasSeen(partner)
    let recall = table.recall(of: partner)
    if keepsRecalls { recalls.append(isSeen ? recall : nil) }
    guard down > 1 else { return }
    let unknown = expectedUnknown(except: open)
    guard isSeen else { return learn(fromDrawing: flip.card, outOf: unknown) }
    let (among, draw) = (max(1, unknown + recall), 1 / Double(down))
    let recalled = recall + (1 - recall) / among
    count(recalled: recalled, lapsed: draw, isChosen: flip.isMatch)
    guard !flip.isMatch, isLearning else { return }
    // Only a lapse misses a card that is recalled.
    let miss = 1 - (1 - lapse) * recalled - lapse * draw
    table.believe(recall * lapse * (1 - draw) / max(miss, LogarithmSum.least), of: partner)
    learn(fromDrawing: flip.card, outOf: among, except: partner)
  }

  /// Counts the first flip of a turn, if a whole pair had been seen.
  private mutating func countOpening(of card: Int) {
    if pairs.isEmpty { return learn(fromDrawing: card, outOf: expectedUnknown()) }
    let opening = opening()
    let opened = pairs.first { $0.card == card || $0.partner == card }
    if opening.hasChoice {
      count(
        recalled: opening.recalledChance, lapsed: opening.lapsedChance, isChosen: opened != nil)
    }
    guard isLearning else { return }
    guard opened == nil else {
      let other = pair(card, partners[card])
      let count = isShown(partners[card]) ? 1 : 2
      return table.believe(
        opening.partnerRecall(whenOpening: other, ofChoosable: count), of: partners[card])
    }
    let lapsed = opening.lapseWithoutOpening
    for (card, partner) in pairs {
      let pair = pair(card, partner)
      table.believe(lapsed * pair.recall + (1 - lapsed) * pair.recallAlone, of: card)
      table.believe(
        lapsed * pair.partnerRecall + (1 - lapsed) * pair.partnerRecallAlone, of: partner)
    }
    learn(fromDrawing: card, outOf: opening.unknown)
  }

  private func opening() -> Opening {
    var opening = Opening(choosable: choosable, lapse: lapse)
    for (card, partner) in pairs {
      opening.add(
        pair(card, partner), isUp: isShown(card), isPartnerUp: isShown(partner))
    }
    var singles = 0.0
    for card in table.seen where !table.hasSeen(partners[card]) && !isShown(card) {
      singles += table.recall(of: card)
    }
    opening.end(singles: singles)
    return opening
  }

  private func pair(_ card: Int, _ partner: Int) -> Opening.Pair {
    Opening.Pair(
      card: card, partner: partner, recall: seesShown && isShown(card) ? 1 : table.recall(of: card),
      partnerRecall: seesShown && isShown(partner) ? 1 : table.recall(of: partner))
  }

  /// Returns the expected number of cards that can be chosen and are not recalled.
  private func expectedUnknown(except first: Int = -1) -> Double {
    var unknown = Double(choosable)
    for card in table.seen where card != first && !isShown(card) {
      unknown -= table.recall(of: card)
    }
    return max(unknown, 1e-9)
  }

  /// Raises the beliefs in the cards that a draw did not turn.
  private mutating func learn(
    fromDrawing drawn: Int, outOf unknown: Double, except other: Int = -1
  ) {
    guard isLearning else { return }
    let chance = (1 - lapse) * (1 - table.recall(of: drawn)) / max(1, unknown)
    let weight =
      chance / max(chance + lapse / Double(max(1, choosable)), LogarithmSum.least)
    for card in table.seen where card != drawn && card != other && card != open {
      if isShown(card) { continue }
      let recall = table.recall(of: card)
      // The expected number of the other cards to draw from, of which one was drawn.
      let others = max(1, unknown - (1 - recall))
      let kept = recall * (others + 1)
      let posterior = kept / (kept + (1 - recall) * others)
      table.believe(weight * posterior + (1 - weight) * recall, of: card)
    }
  }
}
