/// Something that happened at the terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed, or repeats because it is held down.
  case key(KeyPress)
  /// The mouse was pressed, let go, moved or its wheel turned.
  case mouse(MouseEvent)
  /// Text that came in one piece; new lines in it are text.
  case paste(String)
  /// Whether the terminal's window has focus from now on.
  case windowFocus(Bool)
}

extension Event {
  /// Whether it is what a press is made of, or ends it.
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

/// A key that was pressed, with the keys held down beside it.
public struct KeyPress: Hashable, Sendable {
  /// The key that was pressed last.
  public var key: Key
  /// The keys held down meanwhile, as far as the terminal tells them.
  public var modifiers: EventModifiers

  /// Makes a key press, with nothing held down unless told otherwise.
  public init(_ key: Key, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key, by what it stands for.
public enum Key: Hashable, Sendable {
  /// A key that writes something; the space bar among them. Shift is in the character.
  case character(Character)
  /// Enter or Return; most terminals do not tell them apart.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// The key that deletes before the cursor.
  case backspace
  /// The key that deletes after the cursor.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key, from 1.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// Keys held down while something else happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift, where it is not in the character.
  public static let shift = EventModifiers(rawValue: 1 << 0)
  /// Alt, or Option on a Mac.
  public static let alt = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
}

/// Something the mouse did at a cell of the terminal.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public var action: Action
  /// The cell of the window it did it at.
  public var location: Point
  /// The keys held down meanwhile, as far as the terminal tells them.
  public var modifiers: EventModifiers

  /// Makes an event, with nothing held down unless told otherwise.
  public init(_ action: Action, at location: Point, modifiers: EventModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }

  /// What a mouse can do.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case down(Button)
    /// A button was let go.
    case up(Button)
    /// Moved with a button held down, or with none where hover is reported.
    case moved(Button?)
    /// Turned by one notch; positive `y` scrolls towards the end, positive `x` to the right.
    case wheel(x: Int, y: Int)
  }

  /// The buttons that terminals report.
  public enum Button: Hashable, Sendable {
    /// The one for pressing things.
    case left
    /// The wheel, pressed.
    case middle
    /// The one for menus.
    case right
  }
}

extension MouseEvent {
  /// The same within bounds that no terminal exceeds, so that distances can be reckoned with.
  var bounded: MouseEvent {
    var event = self
    event.location = location.asLengths
    if case .wheel(let x, let y) = action { event.action = .wheel(x: x.asLength, y: y.asLength) }
    return event
  }
}
