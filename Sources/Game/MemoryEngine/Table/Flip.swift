// The rules of a flip, written once: `choose` runs them for one flip, `playOut` for a whole game on
// one span of slots. They access slots unchecked after one check of the card's number, and are
// transparent, because the compiler ignores `@inline(__always)` in long loops: measured, a loop
// that calls them takes 1.6 × the instructions.

extension Progress {
  /// Turns up a card, after settling the finished turn before it.
  @_transparent @usableFromInline
  mutating func flip(
    _ card: Int, at time: Int64, _ rules: RuleNumbers, _ slots: inout MutableSpan<Slot>
  ) -> Outcome {
    let now = max(time, latest)
    if let refusal = refusal(of: card, at: now, rules, slots.span) { return ignore(refusal) }
    return accept(card, at: now, rules, &slots)
  }

  /// Turns up a card; requires that `refusal` returned nil.
  @_transparent @usableFromInline
  mutating func accept(
    _ card: Int, at now: Int64, _ rules: RuleNumbers, _ slots: inout MutableSpan<Slot>
  ) -> Outcome {
    let settled = turn.count == rules.matchSize ? turn : CardGroup()
    let settledMatch = turnAgrees
    if !settled.isEmpty { settle(at: now, &slots) }
    let wasSeen = slots[unchecked: card].state.contains(.seen)
    turnUp(card, at: now, &slots)
    guard turn.count == rules.matchSize else {
      slots[unchecked: card].clock.start(at: now, of: rules.bonusLimit)
      return Outcome(
        .turnedUp, faceUp: turn, settled: settled, settledMatch: settledMatch, wasSeen: wasSeen,
        player: player, nextPlayer: player, isOver: false)
    }
    let flipper = player
    let points = turnAgrees ? match(rules, &slots) : miss(card, rules, &slots)
    finishTurn(rules)
    return Outcome(
      turnAgrees ? .matched : .missed, points: points, faceUp: turn, settled: settled,
      settledMatch: settledMatch, wasSeen: wasSeen, player: flipper, nextPlayer: player,
      isOver: isOver)
  }

  @_transparent @usableFromInline
  func ignore(_ refusal: Outcome.Refusal) -> Outcome {
    Outcome(
      .ignored, refusal: refusal, faceUp: turn, player: player, nextPlayer: player,
      isOver: isOver)
  }

  /// Returns the first reason to ignore a flip, in the order of `Outcome.Refusal`.
  @_transparent @usableFromInline
  func refusal(
    of card: Int, at now: Int64, _ rules: RuleNumbers, _ slots: Span<Slot>
  ) -> Outcome.Refusal? {
    // Unsigned, so that one comparison rejects negative numbers too.
    guard UInt(bitPattern: card) < UInt(bitPattern: slots.count) else { return .outOfRange }
    if isOver(at: now, rules) { return .over }
    if rules.isPeeking(at: now) { return .peeking }
    let state = slots[unchecked: card].state
    if state.contains(.matched) { return .matched }
    return state.contains(.up) ? .alreadyUp : nil
  }

  /// Settles the finished turn: matched cards leave the table, missed cards are turned down and
  /// seen.
  @_transparent @usableFromInline
  mutating func settle(at now: Int64, _ slots: inout MutableSpan<Slot>) {
    while !turn.isEmpty {
      let card = turn.removeLatest()
      slots[unchecked: card].state.subtract(.up)
      guard !turnAgrees else { continue }
      slots[unchecked: card].clock.stop(at: now)
      slots[unchecked: card].state.formUnion(.seen)
    }
  }

  @_transparent @usableFromInline
  mutating func turnUp(_ card: Int, at now: Int64, _ slots: inout MutableSpan<Slot>) {
    latest = now
    flips &+= 1
    if turn.isEmpty {
      turnKind = slots[unchecked: card].kind
      turnAgrees = true
      turnSeen = 0
    }
    turnAgrees = turnAgrees && slots[unchecked: card].kind == turnKind
    turnSeen &+= slots[unchecked: card].state.contains(.seen) ? 1 : 0
    slots[unchecked: card].state.formUnion(.up)
    turn.append(card)
  }

  /// Scores a match, before the last card's clock could start: an unseen card has its whole bonus.
  @_transparent @usableFromInline
  mutating func match(_ rules: RuleNumbers, _ slots: inout MutableSpan<Slot>) -> Int {
    var points = rules.matchPoints
    var cards = turn
    while !cards.isEmpty {
      let card = cards.removeLatest()
      points &+= slots[unchecked: card].clock.bonus(at: latest, of: rules.bonusLimit)
      slots[unchecked: card].clock.stop(at: latest)
      slots[unchecked: card].state.formUnion(.matched)
    }
    unmatched &-= turn.count
    return points
  }

  /// Scores a miss, and starts the last card's clock, which runs until the card is turned down.
  @_transparent @usableFromInline
  mutating func miss(
    _ card: Int, _ rules: RuleNumbers, _ slots: inout MutableSpan<Slot>
  ) -> Int {
    misses &+= 1
    slots[unchecked: card].clock.start(at: latest, of: rules.bonusLimit)
    return 0 &- rules.missPenalty &* turnSeen
  }

  @_transparent @usableFromInline
  mutating func finishTurn(_ rules: RuleNumbers) {
    turns &+= 1
    isOver = isFinished || rules.isLimitReached(turns: turns, misses: misses)
    if !(turnAgrees && rules.matchKeepsTurn) {
      player = player &+ 1 < rules.players ? player &+ 1 : 0
    }
  }
}
