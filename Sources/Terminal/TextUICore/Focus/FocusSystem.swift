/// The focus of a window: the focused view, those below popups, and the frames of focusable views.
package final class FocusSystem {
  package private(set) var current: Identity?
  /// The focused target, to be notified if its view is removed.
  private(set) var target: FocusTarget?
  /// The views that requested focus in the previous frame.
  private var requested: Set<Identity> = []
  private var below: [Below] = []
  private var placement = FocusPlacement()

  /// The focused view below a layer that took the focus.
  struct Below {
    let layer: Identity
    var focus: Identity?
    /// True until the focus in the layer is chosen for the first time.
    var isNew = true
  }

  func beginFrame() {
    placement = FocusPlacement()
  }

  /// Records a placed focusable view.
  func note(_ identity: Identity, in rect: Rect) {
    placement.hasTargets = true
    if identity == current { placement.focused = rect }
  }

  /// Records the visible frame of the focused view.
  func note(focusedIn rect: Rect) {
    placement.focused = rect
  }

  /// Returns the focusable views placed by a closure.
  func collecting(_ place: () -> Void) -> FocusPlacement {
    let outer = placement
    placement = FocusPlacement()
    place()
    defer {
      placement.hasTargets = placement.hasTargets || outer.hasTargets
      placement.focused = placement.focused ?? outer.focused
    }
    return placement
  }
}

/// A summary of the placed focusable views.
package struct FocusPlacement {
  /// True if any focusable view was placed.
  package var hasTargets = false
  /// The frame of the focused view; nil if that view was not placed.
  package var focused: Rect?
}

extension FocusSystem {
  func move(to identity: Identity?, _ target: FocusTarget?) {
    (current, self.target) = (identity, target)
  }

  /// Records the focused target if it is visible.
  func update(_ target: FocusTarget?) {
    if let target { self.target = target }
  }

  /// Returns the first view that requests focus and did not in the previous frame.
  ///
  /// - Parameter all: The requesting views, in view order.
  /// - Returns: The first new one, or nil.
  func newRequest(among all: [Identity]) -> Identity? {
    defer { requested = Set(all) }
    return all.first { !requested.contains($0) }
  }

  /// Returns true if a layer has taken the focus.
  func isAbove(_ layer: Identity) -> Bool {
    below.contains { $0.layer == layer }
  }

  /// Records the focused view below a layer that takes the focus.
  func enter(_ layer: Identity) {
    below.append(Below(layer: layer, focus: current))
  }

  /// Returns true if the topmost layer that took the focus is new, for the first call.
  func takeNewLayer() -> Bool {
    guard let top = below.last, top.isNew else { return false }
    below[below.count - 1].isNew = false
    return true
  }

  /// Removes and returns the topmost layer that took the focus, if it is closed.
  func removeTop(unless isOpen: (Identity) -> Bool) -> Below? {
    guard let top = below.last, !isOpen(top.layer) else { return nil }
    return below.removeLast()
  }

  /// The focused view of the window's content; under popups, the one that gets focus when they
  /// close.
  package var inContent: Identity? {
    get { below.first.map(\.focus) ?? current }
    set { if below.isEmpty { current = newValue } else { below[0].focus = newValue } }
  }
}
