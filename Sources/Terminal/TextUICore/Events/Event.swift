/// An input event of the terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed, or repeats while it is held down.
  case key(KeyPress)
  /// A mouse button was pressed or released, the mouse moved, or the wheel turned.
  case mouse(MouseEvent)
  /// A text was pasted; newlines in it are text.
  ///
  /// A byte that is not UTF-8, as a path may have, is a private-use scalar, U+10FF80 to U+10FFFF.
  case paste(String)
  /// The terminal's window gained or lost focus.
  case windowFocus(Bool)
}

extension Event {
  /// True if the event continues or ends a mouse press.
  var isOfPress: Bool {
    switch self {
    case .mouse(let mouse):
      if case .wheel = mouse.action { return false }
      return true
    case .windowFocus: return true
    case .key, .paste: return false
    }
  }
}

/// A key press with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// The pressed key.
  public var key: Key
  /// The modifiers held down, as far as the terminal reports them.
  public var modifiers: EventModifiers

  /// Creates a key press, without modifiers by default.
  public init(_ key: Key, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key by its function.
public enum Key: Hashable, Sendable {
  /// A key that types a character, including the space bar; Shift is part of the character.
  case character(Character)
  /// The Enter or Return key, which most terminals do not distinguish.
  case enter
  /// The Escape key.
  case escape
  /// The Tab key.
  case tab
  /// The Backspace key, which deletes before the cursor.
  case backspace
  /// The Delete key, which deletes after the cursor.
  case delete
  /// The Insert key.
  case insert
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// A function key, counted from 1.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a character: `.keyboardShortcut("n")`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// The modifier keys held down during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The Shift key, where it is not part of the character.
  public static let shift = EventModifiers(rawValue: 1 << 0)
  /// The Alt key, or Option on a Mac.
  public static let alt = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
}

/// A mouse event at a cell of the terminal.
public struct MouseEvent: Hashable, Sendable {
  /// The action of the mouse.
  public var action: Action
  /// The cell of the window.
  public var location: Point
  /// The modifiers held down, as far as the terminal reports them.
  public var modifiers: EventModifiers

  /// Creates an event, without modifiers by default.
  public init(_ action: Action, at location: Point, modifiers: EventModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }

  /// An action of the mouse.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case down(Button)
    /// A button was released.
    case up(Button)
    /// The mouse moved with a button held down, or with none where hover is reported.
    case moved(Button?)
    /// The wheel turned by one notch; positive `y` scrolls towards the end, positive `x` to the
    /// right.
    case wheel(x: Int, y: Int)
  }

  /// A mouse button that terminals report.
  public enum Button: Hashable, Sendable {
    /// The primary button.
    case left
    /// The middle button or the pressed wheel.
    case middle
    /// The secondary button, for menus.
    case right
  }
}

extension MouseEvent {
  /// The event with its location clamped, so that distances cannot overflow.
  var bounded: MouseEvent {
    var event = self
    event.location = location.asLengths
    if case .wheel(let x, let y) = action { event.action = .wheel(x: x.asLength, y: y.asLength) }
    return event
  }
}
