/// A key press with the views to which it may move the focus.
@usableFromInline
package struct FocusKey {
  /// The pressed key.
  package let press: KeyPress
  /// The time of the press.
  package let time: Duration
  /// The focusable views inside, in tab order.
  package let choices: [AccessibilityElement]
  /// The index of the focused view.
  package let current: Int?
  /// The number of visible rows of the view.
  package let visibleRows: Int
}

extension Responder {
  /// Returns a handler of keys that move the focus among the views inside, while one of them has
  /// it.
  ///
  /// Shortcut keys are not passed to it. If the closure returns nil, the key is offered to others.
  package static func focusKey(_ choose: @escaping (FocusKey) -> Identity?) -> Responder {
    Responder(.focusKey(choose))
  }
}

extension Window {
  /// Moves the focus as a region's handler chooses.
  func moveFocus(
    _ choose: (FocusKey) -> Identity?, by press: KeyPress, at time: Duration, inside region: Int,
    of frame: Frame
  ) -> Bool {
    let choices = frame.accessibility.filter { choice in
      frame.chain(from: frame.index(of: choice.identity)).contains(region)
    }
    let key = FocusKey(
      press: press, time: time, choices: choices,
      current: choices.firstIndex { $0.identity == store.focus.current },
      visibleRows: frame.regions[region].area.height)
    guard let choice = choose(key) else { return false }
    focus(choice)
    return true
  }
}
