/// Where views are shown that are on their way to another place in the view round them.
///
/// Only a frame in which a change is animated looks where views stood in the one before; a frame
/// without anything on its way asks nothing.
final class Movements {
  /// Where views stood in the view round them, in the frame before.
  private var earlier: [Identity: Place] = [:]
  private var tracks: [Identity: Track] = [:]
  /// What changes of this frame are shown with.
  private var transaction: Transaction?
  private var now = Duration.zero
  private var frame = 0

  private struct Place {
    let origin: Point
    /// The size of a view without views in it that was alone in the one round it: with another size it
    /// is drawn anew, as a number in its frame is, and has nowhere to come from.
    var size: Size?
  }

  /// A view on its way; it follows its target, should that move meanwhile.
  private struct Track {
    var target: Point
    /// How far from the target it was when it started.
    var distance: Point
    var start: Duration
    var transaction: Transaction
    var lastFrame: Int

    /// Where it is to be seen; nil when it has arrived.
    func place(at now: Duration) -> Point? {
      transaction.animation.progress(after: now - start).map { part in
        Point(
          x: target.x + Int(rounding: Double(distance.x) * (1 - part)),
          y: target.y + Int(rounding: Double(distance.y) * (1 - part)))
      }
    }
  }

  /// Whether any view can be elsewhere than at its place in this frame.
  var isActive: Bool { transaction != nil || isMoving }

  var isMoving: Bool { !tracks.isEmpty }
}

extension Movements {
  /// Begins a frame, before the graphs of the one before are cleared.
  func beginFrame(_ transaction: Transaction?, _ frame: Int, at now: Duration) {
    (self.transaction, self.frame, self.now) = (transaction, frame, now)
  }

  /// Notes where the nodes of a graph stood, if that is of use.
  func note(_ graph: Graph) {
    guard transaction != nil else { return }
    for node in 0..<graph.count where graph.measures[node].isPlaced {
      let origin = graph.measures[node].rect.origin
      for child in Subviews(graph: graph, of: node) where graph.measures[child.node].isPlaced {
        earlier[graph.nodes[child.node].identity] = Place(
          origin: child.rect.origin - origin,
          size: graph.nodes[node].span == 2 ? child.rect.size : nil)
      }
    }
  }

  /// Where to show a view, in the view round it.
  ///
  /// - Parameters:
  ///   - target: Its place.
  ///   - size: The size it has there.
  ///   - identity: The view.
  /// - Returns: Its place, or one on the way to it.
  func shown(_ target: Point, _ size: Size, of identity: Identity) -> Point {
    guard var track = tracks[identity] else {
      guard let before = earlier[identity], before.origin != target,
        before.size == nil || before.size == size
      else { return target }
      return start(identity, from: before.origin, to: target)
    }
    guard let place = track.place(at: now) else {
      tracks[identity] = nil
      earlier[identity] = Place(origin: track.target)
      return shown(target, size, of: identity)
    }
    if track.target != target, transaction != nil {
      return start(identity, from: place, to: target)
    }
    (track.target, track.lastFrame) = (target, frame)
    tracks[identity] = track
    return track.place(at: now) ?? target
  }

  private func start(_ identity: Identity, from place: Point, to target: Point) -> Point {
    guard let transaction else { return target }
    let track = Track(
      target: target, distance: place - target, start: now, transaction: transaction,
      lastFrame: frame)
    tracks[identity] = track
    return track.place(at: now) ?? target
  }

  /// Forgets views that have gone.
  func endFrame() {
    if tracks.contains(where: { $0.value.lastFrame != frame }) {
      tracks = tracks.filter { $0.value.lastFrame == frame }
    }
    transaction = nil
    if !earlier.isEmpty { earlier.removeAll() }
  }

  /// Whether a change of this transaction is still being shown.
  func shows(_ completion: Completion) -> Bool {
    tracks.values.contains { $0.transaction.completion === completion }
  }
}

extension Point {
  static func + (place: Point, way: Point) -> Point {
    Point(x: place.x + way.x, y: place.y + way.y)
  }

  static func - (place: Point, other: Point) -> Point {
    Point(x: place.x - other.x, y: place.y - other.y)
  }
}
