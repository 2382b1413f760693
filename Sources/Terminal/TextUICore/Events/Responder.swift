/// An event handler of a view for one kind of events.
public struct Responder {
  @usableFromInline let handler: Handler

  @inlinable
  init(_ handler: Handler) {
    self.handler = handler
  }

  /// Handles taps: the left button is pressed and released over the view.
  public static func tap(_ action: @escaping () -> Void) -> Responder {
    Responder(.tap(action))
  }

  /// Handles a number of taps, near in time and place.
  public static func taps(count: Int, _ action: @escaping (Press) -> Void) -> Responder {
    Responder(.taps(count: max(1, count), action: action))
  }

  /// Handles presses from their beginning on the view to their end, wherever the mouse moves.
  public static func press(_ action: @escaping (Press) -> Void) -> Responder {
    Responder(.press(action))
  }

  /// Handles a gesture.
  public static func gesture(_ gesture: some Gesture) -> Responder {
    Responder(.gesture(AttachedGesture(gesture: gesture)))
  }

  /// Handles turns of the wheel over the view: columns to the right and rows downwards.
  public static func wheel(_ action: @escaping (_ x: Int, _ y: Int) -> KeyResult) -> Responder {
    Responder(.wheel(action))
  }

  /// Handles the mouse entering and leaving the view, where terminals report that.
  public static func hover(_ action: @escaping (_ isOver: Bool) -> Void) -> Responder {
    Responder(.hover(action))
  }

  /// Handles keys while the view or a descendant has focus, or nothing has focus and this is
  /// frontmost.
  public static func key(_ action: @escaping (KeyPress) -> KeyResult) -> Responder {
    Responder(.key(action))
  }

  /// Handles keys that nothing else handled and that did not move the focus.
  public static func fallbackKey(_ action: @escaping (KeyPress) -> KeyResult) -> Responder {
    Responder(.fallbackKey(action))
  }

  /// Handles a key anywhere in the layer, unless the focused views handle it.
  public static func shortcut(_ key: KeyPress, _ action: @escaping () -> Void) -> Responder {
    Responder(.shortcut(key, action: action))
  }

  /// Makes the view focusable by Tab, by arrows and by a press.
  ///
  /// - Parameter action: Called when the view gets or loses focus.
  /// - Returns: The responder.
  public static func focus(onChange action: @escaping (Bool) -> Void = { _ in }) -> Responder {
    Responder(.focus(FocusTarget(onChange: action)))
  }

  /// Makes the view focusable, with an accessibility text.
  package static func focus(saying words: AccessibilityText) -> Responder {
    Responder(.focus(FocusTarget(words: words)))
  }

  /// Handles pasted text while the view or a descendant has focus.
  public static func paste(_ action: @escaping (String) -> KeyResult) -> Responder {
    Responder(.paste(action))
  }
}
