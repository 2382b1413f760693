/// The animated movements of views within their parents.
///
/// Only a frame with an animated change reads the places of the previous one; a frame without
/// movements costs nothing.
final class Movements {
  private var tracks: [Identity: MovementTrack] = [:]
  /// The places in the previous frame; nil until they are needed.
  private var earlier: EarlierPlaces?
  /// The transaction of this frame's changes.
  private var current: Transaction?
  /// The overrides of views, indexed by node number minus one; nil to jump.
  private var others: [Transaction?] = []
  /// True if views move in this frame, false if the window was only resized.
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

  /// Returns the number by which nodes refer to their animation in this frame.
  ///
  /// - Parameter animation: The animation; nil to jump.
  /// - Returns: A number above 0, which stands for the transaction; from 255 overrides on, the last
  ///   one is shared.
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

  /// Prepares the movements of a frame.
  ///
  /// - Parameter pool: The graphs whose nodes were placed in the previous frame, among others.
  /// - Returns: True if any view can be away from its place; false in nearly all frames.
  func prepare(_ pool: GraphPool) -> Bool {
    guard starts, current != nil || others.contains(where: { $0 != nil }) else {
      return !tracks.isEmpty
    }
    if earlier == nil { earlier = EarlierPlaces(in: pool, of: frame - 1) }
    return true
  }

  /// Removes the movements of removed views.
  func endFrame() {
    if tracks.contains(where: { $0.value.lastFrame != frame }) {
      tracks = tracks.filter { $0.value.lastFrame == frame }
    }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    if earlier != nil { earlier = nil }
  }
}

extension Movements {
  /// The frame rate of the running movements; nil for none.
  var framesPerSecond: UInt8? {
    tracks.values.lazy.map { $0.transaction.animation.framesPerSecond }.max()
  }

  /// Returns true if a change of this transaction is still being shown.
  func show(_ completion: AnimationCompletion) -> Bool {
    tracks.values.contains { $0.transaction.completion === completion }
  }

  /// Returns the position of a view within its parent.
  ///
  /// - Parameters:
  ///   - identity: The view.
  ///   - target: The place of the view.
  ///   - size: The size of the view, if it has at most one child.
  ///   - number: The number of its animation.
  /// - Returns: The place, or an interpolated one.
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
    // Without an override it continues to its current place.
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

/// A moving view, which follows its target if that moves.
private struct MovementTrack {
  var target: Point
  /// The distance from the target at the start.
  let distance: Point
  let start: Duration
  let transaction: Transaction
  var lastFrame: Int

  /// Returns the interpolated position, or nil at the end.
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
