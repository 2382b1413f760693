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
/// been among those drawn from. One part is an approximation, which is exact for a capacity: the
/// memories of different pairs are independent given the choices before. In a game of many cards
/// only the last `RecallTable.mostCards` are known.
///
/// - Complexity: O(flips) of a game.
struct ChoiceLikelihood {
  private let lapse: Double
  private var table: RecallTable
  private var partners: [Int] = []
  /// The number of cards that are face down.
  private var down = 0
  /// The pairs of which both cards have been seen and lie on the table.
  private var pairs: [(card: Int, partner: Int)] = []
  private var draw = CardDraw()
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
    partners = trace.partners
    table.begin(partners: partners)
    (down, open, shown) = (trace.cardCount, -1, (-1, -1))
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
    if let oldest = table.surplus { drop(oldest) }
  }

  private mutating func drop(_ card: Int) {
    table.remove(card)
    pairs.removeAll { $0.card == card || $0.partner == card }
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
    let recall = isSeen ? table.recall(of: partner) : 0
    if keepsRecalls { recalls.append(isSeen ? recall : nil) }
    guard down > 1, isSeen || isLearning else { return }
    prepareCompletion(partner: partner)
    if isSeen {
      let recalled = recall + (1 - recall) * draw.chanceOfOne
      count(recalled: recalled, lapsed: 1 / Double(down), isChosen: flip.isMatch)
    }
    if isLearning { learn(from: flip, recall, of: isSeen ? partner : nil) }
  }

  private mutating func prepareCompletion(partner: Int) {
    draw.begin()
    for card in table.seen where card != open && card != partner { addToDraw(card) }
    let others = draw.singles.count + 2 * draw.pairs.count
    // The partner is not recalled if a card is drawn.
    draw.end(sure: max(1, down - others), excludingWholes: false)
  }

  /// Changes the beliefs by a second flip, given the recall of a partner that had been seen.
  private mutating func learn(from flip: MemoryTrace.Flip, _ recall: Double, of partner: Int?) {
    let (drawn, weights) = draw.drawing(flip.card)
    let known = flip.isMatch ? (1 - lapse) * recall : 0
    let guessed = (1 - lapse) * (1 - recall) * drawn
    let total = known + guessed + lapse / Double(down)
    let weight = guessed / max(total, LogarithmSum.least)
    believe(flip.card, weights, (opened: 0, drawn: weight))
    if let partner, !flip.isMatch { table.believe((1 - weight) * recall, of: partner) }
  }

  /// Adds a card to the draw, with its partner if both can be drawn.
  private mutating func addToDraw(_ card: Int) {
    let partner = partners[card]
    if !table.hasSeen(partner) {
      draw.add(CardDraw.Single(card: card, recall: table.recall(of: card)))
    } else if card < partner {
      draw.add(
        CardDraw.Pair(card: card, partner: partner, memory: table.recall(of: card, and: partner)))
    }
  }

  /// Counts the first flip of a turn, if a whole pair had been seen.
  private mutating func countOpening(of card: Int) {
    if pairs.isEmpty, !isLearning { return }
    let opening = opening()
    let pair = draw.pairs.first { $0.has(card) }
    if !pairs.isEmpty, opening.hasChoice {
      count(
        recalled: opening.recalledChance(draw), lapsed: opening.lapsedChance, isChosen: pair != nil)
    }
    guard isLearning else { return }
    let (drawn, weights) = draw.drawing(card)
    believe(card, weights, opening.reasons(for: card, in: pair, drawn: drawn))
  }

  /// Changes the beliefs by a choice, given the probabilities of its reasons.
  private mutating func believe(
    _ card: Int, _ weights: SIMD4<Double>, _ reasons: (opened: Double, drawn: Double)
  ) {
    for single in draw.singles where single.card != card {
      let kept = draw.recall(of: single, weights)
      table.believe(reasons.drawn * kept + (1 - reasons.drawn) * single.recall, of: single.card)
    }
    for pair in draw.pairs {
      let drawn = draw.recall(of: pair, drawing: card, weights)
      let opened = pair.has(card) ? RecallProbabilities(card: 1, partner: 1, whole: 1) : pair.memory
      let rest = opened.mixed(reasons.opened, with: pair.memory, 1 - reasons.drawn - reasons.opened)
      table.believe(drawn.mixed(reasons.drawn, with: rest, 1), of: pair.card, and: pair.partner)
    }
  }

  private mutating func opening() -> Opening {
    draw.begin()
    for card in table.seen where !table.hasSeen(partners[card]) && !isShown(card) {
      draw.add(CardDraw.Single(card: card, recall: table.recall(of: card)))
    }
    for (card, partner) in pairs { draw.add(pair(card, partner)) }
    return Opening(&draw, choosable: choosable, lapse: lapse)
  }
  private func pair(_ card: Int, _ partner: Int) -> CardDraw.Pair {
    var pair = CardDraw.Pair(
      card: card, partner: partner, memory: table.recall(of: card, and: partner),
      isUp: isShown(card), isPartnerUp: isShown(partner))
    guard seesShown else { return pair }
    if pair.isUp { pair.memory.card = 1 }
    if pair.isPartnerUp { pair.memory.partner = 1 }
    pair.memory.whole = pair.memory.card * pair.memory.partner
    return pair
  }
}
