import MemoryEngine
public import MemoryModel

extension Theme {
  /// Creates a theme of a saved game's faces, for a game whose theme does not exist here.
  public init(of saved: SavedGame) {
    let kinds = saved.record.deck.kinds.map(\.faces)
    let areUnequal = kinds.allSatisfy { $0.count > 1 }
    self.init(
      id: saved.theme.id, name: saved.theme.name, faces: kinds.compactMap(\.first),
      secondFaces: areUnequal ? kinds.map { $0[1] } : nil, pairs: kinds.count,
      color: saved.theme.color)
    sides = saved.theme.sides
  }
}
