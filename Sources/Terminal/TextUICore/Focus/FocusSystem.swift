/// Who has focus, who had it below each popup, and where those stand that can have it.
package final class FocusSystem {
  package private(set) var current: Identity?
  /// What to tell who has it, should its view go.
  private(set) var target: FocusTarget?
  /// Who wanted it in the frame before.
  private var requested: Set<Identity> = []
  private var below: [Below] = []
  private var placement = FocusPlacement()

  /// Who had focus below a layer that took it.
  struct Below {
    let layer: Identity
    var focus: Identity?
  }

  func beginFrame() {
    placement = FocusPlacement()
  }

  /// Notes a view that has been placed and can have focus.
  func note(_ identity: Identity, in rect: Rect) {
    placement.hasTargets = true
    if identity == current { placement.focused = rect }
  }

  /// Notes where the view that has focus will be seen.
  func note(focusedIn rect: Rect) {
    placement.focused = rect
  }

  /// What of the views that are placed meanwhile can have focus.
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

/// What has been placed of the views that can have focus.
package struct FocusPlacement {
  /// Whether there are any.
  package var hasTargets = false
  /// The rectangle of the one that has it.
  package var focused: Rect?
}

extension FocusSystem {
  func move(to identity: Identity?, _ target: FocusTarget?) {
    (current, self.target) = (identity, target)
  }

  /// Notes what to tell who has focus, if it is to be seen.
  func update(_ target: FocusTarget?) {
    if let target { self.target = target }
  }

  /// Who wants the focus that did not want it in the frame before.
  ///
  /// - Parameter all: Those who want it, in the order of the views.
  /// - Returns: The first of them; nil if there is none.
  func newRequest(among all: [Identity]) -> Identity? {
    defer { requested = Set(all) }
    return all.first { !requested.contains($0) }
  }

  /// Whether a layer has taken the focus.
  func isAbove(_ layer: Identity) -> Bool {
    below.contains { $0.layer == layer }
  }

  /// Notes who has focus below a layer that takes it.
  func enter(_ layer: Identity) {
    below.append(Below(layer: layer, focus: current))
  }

  /// The topmost layer that took the focus, if it is gone; it is forgotten.
  func removeTop(unless isOpen: (Identity) -> Bool) -> Below? {
    guard let top = below.last, !isOpen(top.layer) else { return nil }
    return below.removeLast()
  }

  /// Who has focus in the content of the window; under popups, who will have it when they close.
  package var inContent: Identity? {
    get { below.first.map(\.focus) ?? current }
    set { if below.isEmpty { current = newValue } else { below[0].focus = newValue } }
  }
}
