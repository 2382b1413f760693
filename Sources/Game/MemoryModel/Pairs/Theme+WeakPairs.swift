extension Theme {
  /// A pair with its history.
  public struct RememberedPair: Hashable, Sendable {
    /// The faces of the pair: one, or two in a theme with second faces.
    public let faces: [Face]
    /// The history; nil for a new pair.
    public let memory: PairMemory?

    /// Creates a pair, by default a new one.
    public init(faces: [Face], memory: PairMemory? = nil) {
      self.faces = faces
      self.memory = memory
    }
  }

  /// Returns the pairs that have a history, the weakest first; equally weak ones in theme order.
  public func weakestPairs(by memories: PairMemories) -> [RememberedPair] {
    let pairs = remembered(by: memories).compactMap { pair in pair.memory.map { (pair, $0) } }
    // The order of the theme decides between equals, which a sort alone would not promise.
    return pairs.enumerated().sorted { one, other in
      if one.element.1.isWeaker(than: other.element.1) { return true }
      return !other.element.1.isWeaker(than: one.element.1) && one.offset < other.offset
    }.map(\.element.0)
  }

  /// Returns the pairs to practise: two thirds are the weakest that are not learned yet, one third
  /// are new ones, in theme order; if there are too few of these, the others fill their places,
  /// learned ones last.
  ///
  /// - Parameters:
  ///   - count: The number of pairs; all if there are fewer.
  ///   - memories: The histories.
  /// - Returns: The pairs, in the order of their need.
  public func pairsToPractise(_ count: Int, by memories: PairMemories) -> [RememberedPair] {
    let known = weakestPairs(by: memories)
    let weak = known.filter { $0.memory?.isLearned == false }
    let learned = known.filter { $0.memory?.isLearned == true }
    let new = remembered(by: memories).filter { $0.memory == nil }
    let count = max(0, count)
    let places = min(new.count, max(count / 3, count - weak.count))
    return Array((weak.prefix(count - places) + new.prefix(places) + learned).prefix(count))
  }

  private func remembered(by memories: PairMemories) -> [RememberedPair] {
    kindFaces.map { RememberedPair(faces: $0, memory: memories.memory(of: $0, in: id)) }
  }
}
