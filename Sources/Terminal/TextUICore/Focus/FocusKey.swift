/// A key, with the views of which it may give one the focus.
@usableFromInline
package struct FocusKey {
  /// The key.
  package let press: KeyPress
  /// When it was pressed.
  package let time: Duration
  /// The views inside that can have focus, in the order of Tab.
  package let choices: [AccessibilityElement]
  /// The place among them of the one that has it.
  package let current: Int?
  /// How many rows of the view are seen.
  package let visibleRows: Int
}

extension Responder {
  /// Keys that choose who of the views inside has focus, while one of them has it.
  ///
  /// A key that is a shortcut is not asked about. Who chooses nobody lets the key go on.
  package static func focusKey(_ choose: @escaping (FocusKey) -> Identity?) -> Responder {
    Responder(.focusKey(choose))
  }
}

extension Window {
  /// Moves the focus as the view of a region wants it for a key.
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
