/// The operations available while an element is placed.
///
/// Valid only during the call.
public struct PlacementContext {
  /// The store of the frame; unsafe, because reference counting per node takes a fiftieth of a
  /// frame, and cached graphs must not retain the store, which the renderer retains until
  /// everything is placed.
  unowned(unsafe) let store: FrameStore

  /// Runs an action once the frame exists.
  public func afterFrame(_ action: @escaping () -> Void) {
    noteEffect()
    store.effects.perform(action)
  }

  /// The scheduler of further frames.
  public var redraw: Redraw {
    noteEffect()
    return store.redraw
  }

  /// Records that this element must be placed in every frame, even if nothing has changed.
  func noteEffect() {
    store.placements.noteEffect()
  }

  /// Records the frame of a focusable view.
  package func note(focusTarget identity: Identity, in rect: Rect) {
    store.focus.note(identity, in: rect)
    store.placements.note(focusTarget: identity, in: rect)
  }

  /// Returns the focusable views placed by a closure.
  package func collectingFocus(_ place: () -> Void) -> FocusPlacement {
    noteEffect()
    return store.focus.collecting(place)
  }

  /// Records the visible frame of the focused view.
  package func note(focusedIn rect: Rect) {
    noteEffect()
    store.focus.note(focusedIn: rect)
  }

  /// The focused view.
  package var focused: Identity? {
    noteEffect()
    return store.focus.current
  }

  /// The safe area of the window without bars, which layers keep to.
  package var freeRect: Rect {
    noteEffect()
    return store.layers.freeRect
  }

  /// Records a bar of a view along one of its edges.
  func note(bar insets: EdgeInsets, at edge: Edge, of rect: Rect) {
    noteEffect()
    store.layers.note(bar: insets, at: edge, of: rect)
  }

  /// Records a view over a part of an edge.
  func note(region rect: Rect, at edge: Edge) {
    noteEffect()
    store.layers.note(region: rect, at: edge)
  }

  /// Returns a rectangle moved away from the edges' regions that it would cover, if there is room.
  package func clearOfRegions(_ rect: Rect) -> Rect {
    noteEffect()
    return store.layers.clearOfRegions(rect)
  }

  /// Records the frame of a named view.
  func note(_ rect: Rect, of name: Identity, within clip: Rect) {
    noteEffect()
    store.places.note(rect, of: name, within: clip)
  }
}

/// Records the frame of its child.
struct PlaceObserver: Element {
  let notice: (Rect, Subviews, PlacementContext) -> Void

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    context.noteEffect()
    notice(rect, children, context)
    for child in children { child.place(in: rect) }
  }
}
