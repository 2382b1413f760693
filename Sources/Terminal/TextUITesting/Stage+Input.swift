public import TextUI

extension Stage {
  /// Sends an event, and draws.
  ///
  /// - Returns: Whether anyone took it.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    sendAtOnce([event])[0]
  }

  /// Presses a key.
  ///
  /// - Returns: Whether anyone took it.
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
  /// - Returns: Whether anyone took it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    send(.paste(text))
  }

  /// Does something with the mouse.
  ///
  /// - Returns: Whether anyone took it.
  @discardableResult
  public func mouse(_ action: MouseEvent.Action, x: Int, y: Int) -> Bool {
    send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
  }

  /// Presses and lets go at a cell, drawing between.
  ///
  /// - Returns: Whether anyone took the end of it.
  @discardableResult
  public func tap(x: Int, y: Int) -> Bool {
    mouse(.down(.left), x: x, y: y)
    return mouse(.up(.left), x: x, y: y)
  }

  /// Taps the first letter of a text that can be seen.
  ///
  /// - Returns: Whether the text is there and anyone took the tap.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    place(of: text).map { tap(x: $0.x, y: $0.y) } ?? false
  }

  /// Presses at one cell and lets go at another, having moved there at once.
  public func drag(from start: Point, to end: Point) {
    mouse(.down(.left), x: start.x, y: start.y)
    mouse(.moved(.left), x: end.x, y: end.y)
    mouse(.up(.left), x: end.x, y: end.y)
  }

  /// Turns the wheel at a cell by so many notches, downwards if above zero.
  ///
  /// - Returns: Whether anyone took it.
  @discardableResult
  public func wheel(_ notches: Int, x: Int, y: Int) -> Bool {
    mouse(.wheel(x: 0, y: notches), x: x, y: y)
  }
}
