public import MemoryEngine

extension [PlayerChoice] {
  /// Refuses players who cannot play with a deck of equal kinds by these rules.
  ///
  /// - Throws: `PlayersError`.
  public func check(_ rules: Rules, kinds: Int, copies: Int) throws(PlayersError) {
    guard (1...2).contains(count) else { throw .wrongCount(count) }
    if count == 2, rules.players != 2 { throw .notTwoPlayers(rules.players) }
    guard contains(.strategist) else { return }
    if let need = PlayersError.StrategistNeed(missedBy: rules, kinds, copies) {
      throw .strategist(needs: need)
    }
  }
}

extension PlayersError.StrategistNeed {
  fileprivate init?(missedBy rules: Rules, _ kinds: Int, _ copies: Int) {
    if rules.players != 2 {
      self = .twoSeats
    } else if rules.matchSize != 2 || copies != 2 {
      self = .pairs
    } else if !rules.matchKeepsTurn {
      self = .keptTurns
    } else if kinds > TwoPlayerTheory.mostPairs {
      self = .fewPairs
    } else {
      return nil
    }
  }
}
