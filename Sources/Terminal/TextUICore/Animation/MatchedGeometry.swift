/// The last shown frame of the view with a matched id.
final class MatchedRecord {
  var shown = Rect.zero
  /// The number of the frame in which the view was last shown, or zero.
  var lastFrame = 0
  /// The view that had the id in that frame.
  var owner: ObjectIdentifier?
}

/// Animates its child from the previous frame of the same id to its own.
private struct MatchedElement: Element {
  let flight: Flight

  /// The state of a flight in one frame.
  final class Flight {
    let identity: Identity
    let transaction: Transaction?
    /// True for a removed view, which flies together with the new view of its id.
    let isLeaving: Bool

    init(identity: Identity, _ resolver: Resolver) {
      self.identity = identity
      transaction = resolver.transaction()
      isLeaving = resolver.values.isLeaving
    }
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    context.noteEffect()
    children.atHome(rect) { home in
      let shown = flight.shown(for: home, in: context.store)
      for child in children { child.placeAtOnce(in: shown) }
    }
  }
}

extension MatchedElement.Flight {
  /// Returns the frame interpolated towards a target.
  func shown(for rect: Rect, in store: FrameStore) -> Rect {
    let record = store.storage.object(at: identity) { MatchedRecord() }
    let isTaken = record.lastFrame == store.frame && record.owner != ObjectIdentifier(self)
    if isLeaving { return isTaken ? record.shown : rect }
    if isTaken { return rect }
    let isKnown = record.lastFrame >= store.frame - 1 && record.lastFrame > 0
    let shown = store.animations.shown(
      rect.vector, at: identity, from: isKnown ? record.shown.vector : nil, transaction,
      AnimationState.Moment(frame: store.frame, now: store.now))
    record.shown = Rect(vector: shown)
    (record.lastFrame, record.owner) = (store.frame, ObjectIdentifier(self))
    return record.shown
  }
}

extension Rect {
  var vector: AnimatableVector {
    AnimatableVector(Double(x), Double(y), Double(width), Double(height))
  }

  init(vector: AnimatableVector) {
    self.init(
      x: Int(rounding: vector[0]), y: Int(rounding: vector[1]),
      width: max(0, Int(rounding: vector[2])), height: max(0, Int(rounding: vector[3])))
  }
}

extension View {
  /// Animates the view's position and size from the previous view with the same id.
  ///
  /// The size is proposed to the content, so a fixed frame belongs outside. The view flies when an
  /// animated change moves the id to another view or place. In one frame only one view should have
  /// the id; others stay in place.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let identity = Identity.root.child(id: namespace).child(id: id)
      let flight = MatchedElement.Flight(identity: identity, resolver)
      resolver.wrapper(MatchedElement(flight: flight)) { content.resolve(&$0) }
    }
  }
}
