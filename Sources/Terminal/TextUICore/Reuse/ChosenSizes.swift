/// The sizes that a reused view has chosen, in the order of the proposals.
///
/// A size of the last frame is known only if all proposals so far are those of that frame, because
/// a node is placed by the last proposal for which it chose its size.
struct ChosenSizes {
  private var sizes: [(proposal: Proposal, size: Size)] = []
  /// The number of proposals so far in this frame.
  private(set) var askedCount = 0
  /// True if the view has been measured in this frame.
  private(set) var areNew = true

  mutating func beginFrame() {
    (askedCount, areNew) = (0, false)
  }

  /// Returns the size that the last frame had for the next proposal; nil to measure.
  mutating func known(for proposal: Proposal) -> Size? {
    guard !areNew, askedCount < sizes.count, sizes[askedCount].proposal == proposal else {
      return nil
    }
    askedCount += 1
    return sizes[askedCount - 1].size
  }

  mutating func append(_ size: Size, for proposal: Proposal) {
    sizes.append((proposal, size))
    askedCount += 1
  }

  /// Forgets the further sizes of the last frame.
  ///
  /// - Returns: The proposals of this frame, for which the view must be measured.
  mutating func beginAgain() -> [Proposal] {
    sizes.removeSubrange(askedCount...)
    areNew = true
    return sizes.map(\.proposal)
  }
}
