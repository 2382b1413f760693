/// The frames of views with a name: anchors, coordinate spaces and ids.
package final class NamedPlaces {
  /// The frames by name; while a frame is made, those of the previous frame until they are
  /// recorded again.
  private(set) var rects: [Identity: Rect] = [:]
  /// The names recorded in this frame.
  private var placed: Set<Identity> = []
  /// The names of views that are clipped completely.
  private var clipped: Set<Identity> = []

  package subscript(name: Identity) -> Rect? { rects[name] }

  /// Records the frame of a view, and the visible part of the buffer.
  func note(_ rect: Rect, of name: Identity, within clip: Rect) {
    rects[name] = rect
    placed.insert(name)
    if !rect.isEmpty, rect.intersection(clip).isEmpty { clipped.insert(name) }
  }

  /// Returns true if a view was placed in this frame and a part of it is visible.
  package func isVisible(_ name: Identity) -> Bool {
    placed.contains(name) && !clipped.contains(name)
  }

  /// Removes the names that were not recorded in this frame.
  func endFrame() {
    if placed.count < rects.count { rects = rects.filter { placed.contains($0.key) } }
    placed.removeAll(keepingCapacity: true)
    clipped.removeAll(keepingCapacity: true)
  }
}

extension Resolver {
  /// The frames of named views, also valid later in event handlers.
  package var places: NamedPlaces { store.places }
}
