/// The frames of views within their parents, in an earlier frame.
struct EarlierPlaces {
  private var places: [Identity: Place] = [:]

  private struct Place {
    let origin: Point
    /// The size of the view if it is an only child, such as a number in its frame: if its size
    /// changes it is redrawn, and has no start to move from.
    let size: Size?
    /// True if no other node of the same identity had another place.
    var isSure = true
  }

  /// Reads the places of nodes in a frame.
  ///
  /// Except nodes placed without animation, because scrolled, flying or appearing content was not
  /// laid out where it is shown.
  ///
  /// - Parameters:
  ///   - pool: The graphs.
  ///   - frame: The number of the frame.
  init(in pool: GraphPool, of frame: Int) {
    let graphs = pool.resting.filter { $0.state.pointee.placed.frame == frame } + pool.kept
    places.reserveCapacity(graphs.reduce(0) { $0 + $1.state.pointee.placed.count })
    for graph in graphs {
      for node in 0..<graph.state.pointee.placed.count { note(childrenOf: node, graph.measures) }
    }
  }

  private mutating func note(childrenOf node: Int, _ measures: UnsafeMutablePointer<Measure>) {
    guard measures[node].isPlaced else { return }
    var child = node + 1
    while child < node + Int(measures[node].span) {
      if measures[child].isPlaced, !measures[child].isAtOnce {
        note(
          measures[child].identity,
          Place(
            origin: measures[child].rect.origin - measures[node].rect.origin,
            size: measures.isChain(node) ? measures[child].rect.size : nil))
      }
      child += Int(measures[child].span)
    }
  }

  private mutating func note(_ identity: Identity, _ place: Place) {
    let known = places.updateValue(place, forKey: identity)
    if let known, known.origin != place.origin || !known.isSure { places[identity]?.isSure = false }
  }

  /// Returns the earlier place of a view, or nil if it is unknown or unusable.
  ///
  /// - Parameters:
  ///   - identity: The view.
  ///   - size: The current size, if the view still has at most one child.
  /// - Returns: The place within the parent.
  func origin(of identity: Identity, _ size: Size?) -> Point? {
    guard let place = places[identity], place.isSure else { return nil }
    if let earlier = place.size, let size, earlier != size { return nil }
    return place.origin
  }
}

extension UnsafeMutablePointer<Measure> {
  /// Returns true if a node and its descendants have at most one child each.
  func isChain(_ node: Int) -> Bool {
    var node = node
    while self[node].span > 1 {
      guard self[node + 1].span == self[node].span - 1 else { return false }
      node += 1
    }
    return !self[node].flags.contains(.hidesBranches)
  }
}
