/// Where views stood in the views round them, in an earlier frame.
struct EarlierPlaces {
  private var places: [Identity: Place] = [:]

  private struct Place {
    let origin: Point
    /// The size of what was alone in the view round it, such as a number in its frame: with another
    /// size it is drawn anew, and has nowhere to come from.
    let size: Size?
    /// Whether no other node of the same identity stood elsewhere.
    var isSure = true
  }

  /// Reads the places that nodes were given in a frame.
  ///
  /// Not those that nodes were given at once: what is scrolled, flies or comes in stands elsewhere in
  /// the view round it without having been laid out there.
  init(of graphs: [Graph], in frame: Int) {
    let graphs = graphs.filter { $0.state.pointee.placed.frame == frame }
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

  /// Where a view stood; nil where it is not known, or where that is of no use.
  ///
  /// - Parameters:
  ///   - identity: The view.
  ///   - size: Its size now, if there is still no more than one view in it.
  /// - Returns: The place, in the view round it.
  func origin(of identity: Identity, _ size: Size?) -> Point? {
    guard let place = places[identity], place.isSure else { return nil }
    if let earlier = place.size, let size, earlier != size { return nil }
    return place.origin
  }
}

extension UnsafeMutablePointer<Measure> {
  /// Whether a node has just one child, that at most one, and so on.
  func isChain(_ node: Int) -> Bool {
    var node = node
    while self[node].span > 1 {
      guard self[node + 1].span == self[node].span - 1 else { return false }
      node += 1
    }
    return true
  }
}
