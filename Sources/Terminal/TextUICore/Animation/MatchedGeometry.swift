/// Where the view of an id was last shown.
final class MatchedRecord {
  var shown = Rect.zero
  /// When that was, or zero.
  var lastFrame = 0
  /// Who has the id in that frame.
  var owner: ObjectIdentifier?
}

/// A set of names: ids in different ones are different.
public struct Namespace: Hashable, Sendable {
  let name: String

  /// Makes the set of a name; the same name means the same set wherever it is made.
  public init(_ name: String) {
    self.name = name
  }
}

/// Places its child where the view of the same id was, on its way to its own place.
private struct MatchedElement: Element {
  let flight: Flight

  /// What one frame of a flight needs to know.
  final class Flight {
    let identity: Identity
    let transaction: Transaction?
    /// A view that is gone goes along with the one that has its id now.
    let isLeaving: Bool

    init(identity: Identity, _ resolver: Resolver) {
      self.identity = identity
      transaction = resolver.transaction()
      isLeaving = resolver.values.isLeaving
    }
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.atHome(rect) { home in
      let shown = flight.shown(for: home, in: context.store)
      for child in children { child.placeAtOnce(in: shown) }
    }
  }
}

extension MatchedElement.Flight {
  /// The rectangle to show on the way to a target.
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
  /// Lets the view fly from where the view of the same id was in the frame before, position and size.
  ///
  /// The size is given to what is in it, so a frame of fixed size belongs round it. It flies when a
  /// change that is animated moves the id to another view or place; the two need
  /// not know each other. In one frame only one view should have the id; others stay where they are.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let identity = Identity.root.child(id: namespace).child(id: id)
      let flight = MatchedElement.Flight(identity: identity, resolver)
      resolver.wrapper(MatchedElement(flight: flight)) { content.resolve(&$0) }
    }
  }
}
