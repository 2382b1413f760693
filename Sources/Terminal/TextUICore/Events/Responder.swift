/// What a view does with events of one kind that reach it.
public struct Responder {
  @usableFromInline let handler: Handler

  @inlinable
  init(_ handler: Handler) {
    self.handler = handler
  }

  /// Taps: presses of the left button that are let go over the view.
  public static func tap(_ action: @escaping () -> Void) -> Responder {
    Responder(.tap(action))
  }

  /// Taps of any button, so many near in time and place; the action is told where.
  public static func taps(count: Int, _ action: @escaping (Press) -> Void) -> Responder {
    Responder(.taps(count: max(1, count), action: action))
  }

  /// Presses, from when they begin on the view until they end, wherever the mouse goes.
  public static func press(_ action: @escaping (Press) -> Void) -> Responder {
    Responder(.press(action))
  }

  /// What a hand means by several events.
  public static func gesture(_ gesture: some Gesture) -> Responder { gesture.responder }

  /// Turns of the wheel over the view: columns to the right and rows downwards.
  public static func wheel(_ action: @escaping (_ x: Int, _ y: Int) -> KeyResult) -> Responder {
    Responder(.wheel(action))
  }

  /// The mouse coming over the view and leaving it, where terminals report that.
  public static func hover(_ action: @escaping (_ isOver: Bool) -> Void) -> Responder {
    Responder(.hover(action))
  }

  /// Keys, while the view or one in it has focus; or nobody has it, and this is the frontmost.
  public static func key(_ action: @escaping (KeyPress) -> KeyResult) -> Responder {
    Responder(.key(action))
  }

  /// Keys that nobody took, and that did not move the focus either.
  public static func fallbackKey(_ action: @escaping (KeyPress) -> KeyResult) -> Responder {
    Responder(.fallbackKey(action))
  }

  /// A key wherever in the layer focus is, unless someone there takes it.
  public static func shortcut(_ key: KeyPress, _ action: @escaping () -> Void) -> Responder {
    Responder(.shortcut(key, action: action))
  }

  /// Focus: by Tab, by arrows, by a press.
  ///
  /// - Parameter action: Told when the node gets or loses it.
  /// - Returns: The responder.
  public static func focus(onChange action: @escaping (Bool) -> Void = { _ in }) -> Responder {
    Responder(.focus(FocusTarget(onChange: action)))
  }

  /// Pasted text, while the view or one in it has focus.
  public static func paste(_ action: @escaping (String) -> KeyResult) -> Responder {
    Responder(.paste(action))
  }
}
