extension MemoryGame {
  /// Chooses a card: the one move of the game.
  ///
  /// A finished turn that is still on show makes room first; no timer does. An ignored choice
  /// changes nothing at all.
  ///
  /// - Parameters:
  ///   - card: A card's id. Any number is allowed; one that is no card's is ignored.
  ///   - now: The time since the deal. Earlier than the latest accepted flip counts as that time;
  ///     it is read to the nanosecond and no further than 146 years.
  /// - Returns: What happened, down to the points and the next player.
  @inlinable @discardableResult
  public mutating func choose(_ card: Int, at now: Duration) -> Outcome {
    choose(card, atNanoseconds: now.clampedNanoseconds)
  }

  /// Chooses a card at a time in whole nanoseconds since the deal, as records keep it.
  ///
  /// - Parameters:
  ///   - card: A card's id.
  ///   - now: Nanoseconds since the deal, taken as no more than 2^62.
  /// - Returns: What happened.
  // Measured: 133 instructions a choice inlined, 160 with the outcome passed through memory.
  @inlinable @inline(__always) @discardableResult
  public mutating func choose(_ card: Int, atNanoseconds now: Int64) -> Outcome {
    let time = max(min(now, GameTime.latest), progress.latest)
    // Asked before the slots are touched: most slips of a hand then cost no check for sharing.
    if let refusal = progress.refusal(of: card, at: time, numbers, slots.span) {
      return progress.ignore(refusal)
    }
    let outcome = progress.accept(card, at: time, numbers, in: &slots)
    if outcome.points != 0 { scoreTable[outcome.player] += outcome.points }
    return outcome
  }
}

extension MemoryGame {
  /// What to answer to a choice that is ignored for a reason outside the rules, such as a pause.
  public func ignoring(_ refusal: Outcome.Refusal) -> Outcome {
    progress.ignore(refusal)
  }
}

extension Progress {
  // Apart from `choose`, because a span of the game's own slots would lock all of the game.
  @inlinable @inline(__always) mutating func accept(
    _ card: Int, at time: Int64, _ rules: RuleNumbers, in slots: inout [Slot]
  ) -> Outcome {
    var table = slots.mutableSpan
    return accept(card, at: time, rules, &table)
  }
}
