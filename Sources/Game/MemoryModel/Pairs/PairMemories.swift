import MemoryEngine

/// The histories of the pairs of all themes.
///
/// A pair is named by the symbols of its cards, so that a theme has other pairs with other sides.
public struct PairMemories: Hashable, Sendable {
  /// The histories by theme, and by the symbols of a pair.
  public private(set) var themes: [Theme.ID: [[String]: PairMemory]]

  /// Creates histories, by default none.
  public init(_ themes: [Theme.ID: [[String]: PairMemory]] = [:]) {
    self.themes = themes.filter { !$0.value.isEmpty }
  }

  /// Returns the history of a pair of a theme; nil for a new one.
  public func memory(of pair: [Face], in theme: Theme.ID) -> PairMemory? {
    themes[theme]?[pair.map(\.symbol)]
  }

  /// Adds the recalls of a finished game's pairs.
  public mutating func add(_ recalls: [(pair: [Face], recall: PairRecall)], in theme: Theme.ID) {
    for (pair, recall) in recalls {
      themes[theme, default: [:]][pair.map(\.symbol), default: PairMemory()].add(recall)
    }
  }

  /// Adds a finished game, which counts unless it was practice or hints were used.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - people: The number of people, who sit before the computers.
  public mutating func add(_ game: SavedGame, people: Int) {
    guard !game.isPractice, game.hints == 0,
      let recalls = try? PairRecall.ofKinds(in: game.record, people: people)
    else { return }
    let pairs = zip(game.record.deck.kinds, recalls).compactMap { kind, recall in
      recall.map { (pair: kind.faces, recall: $0) }
    }
    add(pairs, in: game.theme.id)
  }
}
