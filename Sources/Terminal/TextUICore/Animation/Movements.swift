/// Where views are shown that are on their way to another place in the view round them.
///
/// Only a frame in which a change is animated looks where views stood in the one before; a frame
/// without anything on its way asks nothing.
final class Movements {
  private var tracks: [Identity: MovementTrack] = [:]
  /// Where views stood in the view round them in the frame before; nil until somebody asks.
  private var earlier: EarlierPlaces?
  /// What changes of this frame are shown with, unless views say otherwise.
  private var current: Transaction?
  /// What views say, by the numbers their nodes have from 1 on; nil to jump.
  private var others: [Transaction?] = []
  /// Whether views go anywhere in this frame, or just stand where a window of another size has them.
  private var starts = false
  private var frame = 0
  private var now = Duration.zero
  private var rect = Rect.zero
}

extension Movements {
  func beginFrame(_ frame: Int, at now: Duration, in rect: Rect, _ transaction: Transaction?) {
    starts = rect == self.rect
    (self.frame, self.now, self.rect, current) = (frame, now, rect, transaction)
  }

  /// The number by which nodes say in this frame how they go to their places.
  ///
  /// - Parameter animation: How; nil to jump.
  /// - Returns: A number above 0, which stands for what the change itself says; past 255 of them the
  ///   last one stands for all others.
  func number(of animation: Animation?) -> UInt8 {
    if let known = others.firstIndex(where: { $0?.animation == animation }) {
      return UInt8(known + 1)
    }
    if others.count < 255 {
      others.append(
        animation.map { Transaction(animation: $0, completion: current?.completion) })
    }
    return UInt8(others.count)
  }

  /// Whether any view can be elsewhere than at its place in this frame.
  ///
  /// - Parameter graphs: Those whose nodes were placed in the frame before, among others.
  /// - Returns: False in nearly all frames.
  func prepare(_ graphs: [Graph]) -> Bool {
    guard starts, current != nil || others.contains(where: { $0 != nil }) else {
      return !tracks.isEmpty
    }
    if earlier == nil { earlier = EarlierPlaces(of: graphs, in: frame - 1) }
    return true
  }

  /// Forgets views that have gone.
  func endFrame() {
    if tracks.contains(where: { $0.value.lastFrame != frame }) {
      tracks = tracks.filter { $0.value.lastFrame == frame }
    }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    if earlier != nil { earlier = nil }
  }
}

extension Movements {
  /// How many frames a second show all that is on its way; nil for nothing.
  var framesPerSecond: UInt8? {
    tracks.values.lazy.map { $0.transaction.animation.framesPerSecond }.max()
  }

  /// Whether a change of this transaction is still being shown.
  func show(_ completion: AnimationCompletion) -> Bool {
    tracks.values.contains { $0.transaction.completion === completion }
  }

  /// Where to show a view, in the view round it.
  ///
  /// - Parameters:
  ///   - identity: The view.
  ///   - target: Its place.
  ///   - size: The size it has there, if there is no more than one view in it.
  ///   - number: What says how it goes there.
  /// - Returns: Its place, or one on the way to it.
  func shown(_ identity: Identity, at target: Point, _ size: Size?, by number: UInt8) -> Point {
    let said = number > 0 && number <= others.count
    let transaction = starts ? said ? others[Int(number) - 1] : current : nil
    guard let track = tracks[identity] else {
      guard let transaction, let place = earlier?.origin(of: identity, size) else { return target }
      return start(identity, from: place, to: target, transaction)
    }
    let place = track.place(at: now)
    if track.target != target, said || transaction != nil {
      return start(identity, from: place ?? track.target, to: target, transaction)
    }
    // Without a word it goes on to wherever its place is now.
    tracks[identity]?.target = target
    tracks[identity]?.lastFrame = place == nil ? 0 : frame
    return tracks[identity]?.place(at: now) ?? target
  }

  private func start(
    _ identity: Identity, from place: Point, to target: Point, _ transaction: Transaction?
  ) -> Point {
    tracks[identity] = nil
    guard let transaction, place != target else { return target }
    let track = MovementTrack(
      target: target, distance: place - target, start: now, transaction: transaction,
      lastFrame: frame)
    guard let shown = track.place(at: now) else { return target }
    tracks[identity] = track
    return shown
  }
}

/// A view on its way; it follows its target, should that move meanwhile.
private struct MovementTrack {
  var target: Point
  /// How far from the target it was when it started.
  let distance: Point
  let start: Duration
  let transaction: Transaction
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

extension Point {
  static func + (place: Point, way: Point) -> Point {
    Point(x: place.x + way.x, y: place.y + way.y)
  }

  static func - (place: Point, other: Point) -> Point {
    Point(x: place.x - other.x, y: place.y - other.y)
  }
}
