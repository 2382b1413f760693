/// A rectangle of the frame that receives hits, keys or both.
public struct HitRegion {
  /// The view that receives the hits and keys.
  public let identity: Identity
  /// The frame of the view, in cells of the buffer.
  public let rect: Rect
  /// The part of the buffer in which the view receives hits.
  let area: Rect
  /// The index of the nearest ancestor's region, or -1.
  private(set) var parent: Int
  /// The layer: 0 for the window's own content, and one more for each layer above it.
  private(set) var layer: Int
  let takesHits: Bool
  let handler: Handler?
  /// The index in view order, which differs from drawing order if a view has a `zIndex`.
  var order: Int
}

extension HitRegion {
  /// Moves the region to another index.
  ///
  /// - Parameters:
  ///   - distance: The distance of the new index.
  ///   - start: The first index of the regions that were moved with it.
  ///   - top: The new index of the region around them.
  ///   - layer: The new layer.
  fileprivate mutating func move(by distance: Int, from start: Int, in top: Int, _ layer: Int) {
    parent = parent < start ? top : parent + distance
    order += distance
    self.layer = layer
  }
}

/// The regions of the ancestors of the node that is drawn.
struct ResponderStack {
  private var entries: [(end: Int, region: Int)] = []
  private var base = 0

  var top: Int { entries.last?.region ?? -1 }

  mutating func push(_ region: Int, endingAt end: Int) {
    entries.append((end, region))
  }

  mutating func leave(at node: Int) {
    while entries.count > base, let last = entries.last, last.end <= node { entries.removeLast() }
  }

  /// The number of regions around the next node.
  var depth: Int { entries.count }

  /// Leaves a node whose children were drawn out of order.
  mutating func leave(to depth: Int) {
    entries.removeSubrange(depth...)
  }

  /// Keeps the current entries while the nodes of another graph are drawn.
  mutating func enterGraph() -> Int {
    defer { base = entries.count }
    return base
  }

  mutating func leaveGraph(_ outer: Int) {
    entries.removeSubrange(base...)
    base = outer
  }
}

extension Painter {
  /// Lets the node receive hits in the visible part of a rectangle.
  public mutating func takeHits(in rect: Rect) {
    guard !ignoresHits else { return }
    add(rect, area: rect.intersection(clip), nil)
  }

  /// Adds a handler of the node in the visible part of a rectangle.
  ///
  /// A node may have several: events go from the children outwards, from the handler added last to
  /// the first, and then to the ancestors. Mouse events go to the views under the mouse, keys to
  /// the focused view and its ancestors: an element around a `focusable()` view receives the view's
  /// keys.
  public mutating func respond(in rect: Rect, with responder: Responder) {
    let own = identity
    if responseCount > 0 { identity = own.child(Responder.self).child(UInt64(responseCount)) }
    respond(in: rect, with: responder.handler, takesHits: responder.handler.takesHits)
    identity = own
    responseCount += 1
  }

  /// Adds a handler of the node.
  mutating func respond(in rect: Rect, with handler: Handler, takesHits: Bool = true) {
    let index = regions.count
    add(rect, area: rect.intersection(clip), handler, takesHits: takesHits && !ignoresHits)
    responders.push(index, endingAt: nodeEnd)
  }

  private mutating func add(_ rect: Rect, area: Rect, _ handler: Handler?, takesHits: Bool = true) {
    regions.append(
      HitRegion(
        identity: identity, rect: rect, area: area, parent: responders.top, layer: layer,
        takesHits: takesHits, handler: handler, order: regions.count))
  }

  /// Adds hit regions of an earlier frame to the node.
  ///
  /// - Parameters:
  ///   - earlier: The regions.
  ///   - first: The index of the first one in that frame.
  mutating func append(_ earlier: [HitRegion], from first: Int) {
    let start = regions.count
    // The regions of a whole layer are shared: to copy them takes half of a frame without changes.
    if start == 0, first == 0, responders.top == -1, earlier.first?.layer == layer {
      regions = earlier
      return
    }
    regions.append(contentsOf: earlier)
    for index in start..<regions.count {
      regions[index].move(by: start - first, from: first, in: responders.top, layer)
    }
  }

  /// Sorts regions by the nodes that added them.
  ///
  /// - Parameters:
  ///   - start: The index of the first region.
  ///   - nodes: The node of each region.
  mutating func orderRegions(from start: Int, by nodes: [Int]) {
    let orders = regions[start...].map(\.order)
    let places = nodes.indices.sorted { (nodes[$0], orders[$0]) < (nodes[$1], orders[$1]) }
    for (order, place) in places.enumerated() { regions[start + place].order = start + order }
  }

  mutating func leaveResponders(endingAt node: Int) {
    responders.leave(at: node)
  }
}
