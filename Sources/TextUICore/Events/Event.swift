/// Something that happened at the terminal.
public enum Event: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text that came in one piece; new lines in it are text.
  case paste(String)
  /// Whether the terminal's window has focus from now on.
  case windowFocus(Bool)
}

/// A key that was pressed, with the keys held down beside it.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: EventModifiers

  public init(_ key: Key, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key, by what it stands for.
public enum Key: Hashable, Sendable {
  /// A key that writes something; the space bar among them. Shift is in the character.
  case character(Character)
  case enter
  case escape
  case tab
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// A function key, from 1.
  case function(Int)

  public static let space = Key.character(" ")
}

/// Keys held down while something else happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = EventModifiers(rawValue: 1 << 0)
  public static let alt = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
}

/// Something the mouse did at a cell of the terminal.
public struct MouseEvent: Hashable, Sendable {
  public var action: Action
  public var location: Point
  public var modifiers: EventModifiers

  public init(_ action: Action, at location: Point, modifiers: EventModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }

  public enum Action: Hashable, Sendable {
    case down(Button)
    case up(Button)
    /// Moved with a button held down, or with none where hover is reported.
    case moved(Button?)
    /// Turned by one notch; positive `y` scrolls towards the end, positive `x` to the right.
    case wheel(x: Int, y: Int)
  }

  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }
}
