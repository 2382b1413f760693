/// What an element may note while it is placed.
///
/// Only good during the call it is handed to.
public struct PlacementContext {
  /// Unsafe, because counting references for every node takes a fiftieth of a frame, and the graphs
  /// that a store keeps must not keep the store: whoever makes a frame holds it until all is placed.
  unowned(unsafe) let store: FrameStore

  /// Does something once the frame exists.
  public func afterFrame(_ action: @escaping () -> Void) {
    store.effects.perform(action)
  }

  /// Asks for further frames.
  public var redraw: Redraw { store.redraw }

  /// Notes that a view stands in a rectangle that can have focus.
  package func note(focusTarget identity: Identity, in rect: Rect) {
    store.focus.note(identity, in: rect)
  }

  /// What of the views that are placed meanwhile can have focus.
  package func collectingFocus(_ place: () -> Void) -> FocusPlacement {
    store.focus.collecting(place)
  }

  /// Notes where the view that has focus will be seen.
  package func note(focusedIn rect: Rect) {
    store.focus.note(focusedIn: rect)
  }

  /// Who has focus.
  package var focused: Identity? { store.focus.current }

  /// What of the window is safe and free of bars; what lies above its content keeps to it.
  package var freeRect: Rect { store.layers.freeRect }

  /// Notes that a view has a bar along one of its edges.
  func note(bar insets: EdgeInsets, at edge: Edge, of rect: Rect) {
    store.layers.note(bar: insets, at: edge, of: rect)
  }

  /// Notes where a view stands that has a name.
  func note(_ rect: Rect, of name: Identity, within clip: Rect) {
    store.places.note(rect, of: name, within: clip)
  }
}

/// Tells where its child stands.
struct PlaceObserver: Element {
  let notice: (Rect, Subviews, PlacementContext) -> Void

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    notice(rect, children, context)
    for child in children { child.place(in: rect) }
  }
}
