public import TextUI

extension Stage {
  /// Sends an event and draws.
  ///
  /// - Returns: True if a view handled it.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    sendAtOnce([event])[0]
  }

  /// Presses a key.
  ///
  /// - Returns: True if a view handled it.
  @discardableResult
  public func key(_ key: Key, _ modifiers: EventModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Types a text, key by key.
  public func type(_ text: String) {
    for character in text { key(.character(character)) }
  }

  /// Pastes a text.
  ///
  /// - Returns: True if a view handled it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    send(.paste(text))
  }

  /// Sends a mouse event.
  ///
  /// - Returns: True if a view handled it.
  @discardableResult
  public func mouse(_ action: MouseEvent.Action, x: Int, y: Int) -> Bool {
    send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
  }

  /// Presses and releases the mouse button at a cell, drawing in between.
  ///
  /// - Returns: True if a view handled the release.
  @discardableResult
  public func tap(x: Int, y: Int) -> Bool {
    mouse(.down(.left), x: x, y: y)
    return mouse(.up(.left), x: x, y: y)
  }

  /// Taps the first letter of a visible text.
  ///
  /// - Returns: True if the text is visible and a view handled the tap.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    place(of: text).map { tap(x: $0.x, y: $0.y) } ?? false
  }

  /// Presses at one cell, moves at once, and releases at another.
  public func drag(from start: Point, to end: Point) {
    mouse(.down(.left), x: start.x, y: start.y)
    mouse(.moved(.left), x: end.x, y: end.y)
    mouse(.up(.left), x: end.x, y: end.y)
  }

  /// Turns the wheel at a cell by a number of notches, downwards if positive.
  ///
  /// - Returns: True if a view handled it.
  @discardableResult
  public func wheel(_ notches: Int, x: Int, y: Int) -> Bool {
    mouse(.wheel(x: 0, y: notches), x: x, y: y)
  }
}
