/// A part of the picture that takes hits, keys or both.
public struct HitRegion {
  /// The view that takes them.
  public let identity: Identity
  /// The rectangle of the view, in cells of the buffer.
  public let rect: Rect
  /// The part of the buffer it takes hits in.
  let area: Rect
  /// The region of the nearest view round it that reacts to something, or -1.
  let parent: Int
  /// 0 for the window's own content, and one more for each layer above it.
  let layer: Int
  let takesHits: Bool
  let handler: Handler?
  /// Its number in the order of the views, which is not that of drawing where one has a `zIndex`.
  var order: Int
}

/// The regions round the node that is being drawn.
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

  /// How many regions lie round the next node.
  var depth: Int { entries.count }

  /// Leaves a node whose children were not drawn in their order.
  mutating func leave(to depth: Int) {
    entries.removeSubrange(depth...)
  }

  /// Keeps the entries so far while the nodes of another graph are drawn.
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
  /// Says that the node takes hits in the visible part of a rectangle.
  public mutating func takeHits(in rect: Rect) {
    guard !ignoresHits else { return }
    add(rect, area: rect.intersection(clip), nil)
  }

  /// Says what the node does with events of a kind, in the visible part of a rectangle.
  ///
  /// A node may respond in several ways: events go from the children outwards, from what was said
  /// last to what was said first, and then to the nodes round it. Presses and the wheel are for those
  /// under the mouse; keys for those that have focus and those round them: an element round a view
  /// that is `focusable()` gets the keys of that view.
  public mutating func respond(in rect: Rect, with responder: Responder) {
    let own = identity
    if responseCount > 0 { identity = own.child(Responder.self).child(UInt64(responseCount)) }
    respond(in: rect, with: responder.handler, takesHits: responder.handler.takesHits)
    identity = own
    responseCount += 1
  }

  /// Says what the node does with events.
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

  /// Puts regions into the order of the nodes that added them.
  ///
  /// - Parameters:
  ///   - start: The first of the regions.
  ///   - nodes: The node of each.
  mutating func orderRegions(from start: Int, by nodes: [Int]) {
    let orders = regions[start...].map(\.order)
    let places = nodes.indices.sorted { (nodes[$0], orders[$0]) < (nodes[$1], orders[$1]) }
    for (order, place) in places.enumerated() { regions[start + place].order = start + order }
  }

  mutating func leaveResponders(endingAt node: Int) {
    responders.leave(at: node)
  }
}
