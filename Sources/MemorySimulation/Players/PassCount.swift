import MemoryEngine

/// How many turns in a row were passes: misses of cards all of which had been seen before.
struct PassCount {
  private(set) var inARow = 0
  /// Whether the open turn has shown something new.
  private var showsNew = false

  mutating func note(_ outcome: Outcome) {
    guard outcome.isAccepted else { return }
    if outcome.faceUp.count == 1 { showsNew = false }
    showsNew = showsNew || !outcome.wasSeen
    if outcome.endsTurn { inARow = outcome.isMatch || showsNew ? 0 : inARow + 1 }
  }
}
