/// The scores, indexed by player and stored inline, so that a game needs no allocation for them.
@frozen @usableFromInline
struct Scores: Sendable {
  @usableFromInline var points = InlineArray<8, Int>(repeating: 0)

  @inlinable init() {}

  @inlinable subscript(player: Int) -> Int {
    get { points[player] }
    set { points[player] = newValue }
  }
}

extension Scores: Hashable {
  @usableFromInline static func == (left: Scores, right: Scores) -> Bool {
    (0..<8).allSatisfy { left[$0] == right[$0] }
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    for player in 0..<8 { hasher.combine(self[player]) }
  }
}
