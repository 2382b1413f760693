/// Where views stand that have a name: anchors, coordinate spaces, ids.
package final class NamedPlaces {
  /// By the hash of what they called themselves; in a frame that is being made, places of the frame
  /// before where none is known yet.
  private(set) var rects: [Identity: Rect] = [:]
  /// Which of them stand there in this frame.
  private var placed: Set<Identity> = []
  /// Those of them of which nothing can be seen.
  private var clipped: Set<Identity> = []

  package subscript(name: Identity) -> Rect? { rects[name] }

  /// Notes where a view stands, and what can be seen of that part of the buffer.
  func note(_ rect: Rect, of name: Identity, within clip: Rect) {
    rects[name] = rect
    placed.insert(name)
    if !rect.isEmpty, rect.intersection(clip).isEmpty { clipped.insert(name) }
  }

  /// Whether a view has been placed in this frame such that something of it can be seen.
  package func isInSight(_ name: Identity) -> Bool {
    placed.contains(name) && !clipped.contains(name)
  }

  /// Forgets where views stood that stand nowhere.
  func endFrame() {
    if placed.count < rects.count { rects = rects.filter { placed.contains($0.key) } }
    placed.removeAll(keepingCapacity: true)
    clipped.removeAll(keepingCapacity: true)
  }
}

extension Resolver {
  /// Where views stand that have a name, now and when something happens later.
  package var places: NamedPlaces { store.places }
}
