import MemoryEngine
import MemoryModel
import MemoryViewModel

extension DeckChoice {
  /// The theme that was named, else the animals, else numbers for more kinds than there are animals.
  var dealtTheme: Theme {
    if let theme { return theme }
    return kinds <= animals.kindFaces.count ? animals : .numbers(kinds)
  }

  func deck(_ seed: Seed, game: UInt64) throws -> Deck<Face> {
    try dealtTheme.deck(kinds: kinds, copies: copies, seed: seed, game: game)
  }
}
