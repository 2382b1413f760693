/// The values that views inherit from their ancestors.
public struct EnvironmentValues {
  @usableFromInline package var style = Style.plain
  /// The opacity of text and shapes: 0 is transparent, 255 opaque.
  @usableFromInline var opacity: UInt8 = 255
  @usableFromInline var flags: Node.Flags = []
  /// True if controls respond to input.
  public package(set) var isEnabled = true
  /// True if the view, or its nearest focusable ancestor, has focus.
  public package(set) var isFocused = false
  /// A focus request for the next focusable descendant.
  var focusRequest: FocusRequest?
  /// The accessibility text for the nearest focusable ancestor.
  package var words: AccessibilityText?
  /// The axis of the enclosing stack; nil outside of stacks.
  @usableFromInline var stackAxis: Axis?
  /// The largest number of lines of text; nil for no limit.
  public var lineLimit: Int?
  /// The position at which text is truncated.
  public var truncationMode = TruncationMode.tail
  /// The alignment of the lines of a text.
  public var multilineTextAlignment = HorizontalAlignment.leading
  /// The width of a terminal cell divided by its height, from a hundredth to a hundred; any other
  /// number becomes a half.
  public var cellAspect = 0.5 {
    didSet { if !(0.01...100).contains(cellAspect) { cellAspect = 0.5 } }
  }
  /// The brightness of the terminal's own colours.
  public var colorScheme = ColorScheme.dark
  /// True if `colorScheme` is that of the terminal, false if it is assumed.
  public var isColorSchemeKnown = true
  /// True if animations jump to their end.
  public var reducesMotion = false {
    didSet { if reducesMotion { flags.insert(.jumps) } else { flags.remove(.jumps) } }
  }
  /// True if the connection to the terminal is too slow for animations, which are omitted then.
  public var isConnectionSlow = false
  /// True if the terminal shows more than ASCII.
  public var isUnicode = true
  /// True if the terminal is the Linux console, which draws lines and blocks, although its fonts
  /// have too few signs for `isUnicode`.
  public var isConsole = false
  /// True if the terminal draws lines and blocks.
  package var drawsLines: Bool { isUnicode || isConsole }
  /// The terminal's support for pictures.
  public var graphics = TerminalGraphics.cells
  /// The number of colours of the terminal; 0 for none.
  public var colors = 1 << 24
  /// The index of the nearest preference listener, or -1.
  var listener = -1
  /// The nearest ancestor with an animation of its own.
  var animationScope: Identity?
  /// The overrides of animations by ancestors in this frame.
  var animation = AnimationOverride.none
  /// The nearest ancestor with a transition.
  var enclosingTransition: Identity?
  /// True if the view was removed and only its transition is shown.
  package var isLeaving = false
  /// True if a title of the view is that of the window, because it is in the window's own content
  /// and no ancestor sets one.
  package var setsWindowTitle = true
  /// True if the next body may set accessibility texts for the whole content of a popup.
  @usableFromInline package var awaitsWholeBody = false
  /// The values of keys that the program defines; nil if there are none.
  var custom: CustomValues?

  /// Creates the default values.
  public init() {}

  /// The value of a key that the program defines.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    custom = (custom ?? CustomValues()).setting(key, to: value)
  }
}

extension EnvironmentValues {
  /// The brightness of the background; nil if it is unknown, so that colours have to be readable on
  /// any.
  public var ground: ColorScheme? {
    get { isColorSchemeKnown ? colorScheme : nil }
    set {
      isColorSchemeKnown = newValue != nil
      if let newValue { colorScheme = newValue }
    }
  }
}

extension EnvironmentValues {
  /// The value of a property that the program declares without a type of its own as the key.
  ///
  ///     extension EnvironmentValues {
  ///       var unread: Int {
  ///         get { self[default: 0] }
  ///         set { self[default: 0] = newValue }
  ///       }
  ///     }
  ///
  /// The name of the property and its file are the key. SwiftUI writes such a property with the
  /// macro `@Entry`, which needs a package besides the library.
  ///
  /// - Parameters:
  ///   - value: The value where none was set.
  ///   - name: The name of the property; not to be passed.
  ///   - file: The file of the property; not to be passed.
  public subscript<Value>(
    default value: @autoclosure () -> Value, name name: String = #function,
    file file: String = #fileID
  ) -> Value {
    get { entries["\(file) \(name)"] as? Value ?? value() }
    set { entries["\(file) \(name)"] = newValue }
  }

  private var entries: [String: Any] {
    get { custom?[ObjectIdentifier(EntryKey.self)] as? [String: Any] ?? [:] }
    set { set(newValue, for: ObjectIdentifier(EntryKey.self)) }
  }
}

/// The key of all values that have no type as their key.
private enum EntryKey {}

/// A key of an environment value that the program defines.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value; inferred.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Returns true if the built-in values are the same, except the animation of changes and focus
  /// requests.
  func isSame(as other: EnvironmentValues) -> Bool {
    hasSameTexts(as: other) && hasSameTerminal(as: other) && hasSamePlace(as: other)
  }

  private func hasSameTexts(as other: EnvironmentValues) -> Bool {
    style == other.style && opacity == other.opacity
      && flags.withoutMovement == other.flags.withoutMovement
      && lineLimit == other.lineLimit && truncationMode == other.truncationMode
      && multilineTextAlignment == other.multilineTextAlignment
      && (words == nil) == (other.words == nil)
  }

  private func hasSameTerminal(as other: EnvironmentValues) -> Bool {
    cellAspect == other.cellAspect && ground == other.ground && colorScheme == other.colorScheme
      && reducesMotion == other.reducesMotion && isConnectionSlow == other.isConnectionSlow
      && isUnicode == other.isUnicode && isConsole == other.isConsole && graphics == other.graphics
      && colors == other.colors
  }

  private func hasSamePlace(as other: EnvironmentValues) -> Bool {
    isEnabled == other.isEnabled && isFocused == other.isFocused && stackAxis == other.stackAxis
      && listener == other.listener && animationScope == other.animationScope
      && enclosingTransition == other.enclosingTransition && isLeaving == other.isLeaving
      && setsWindowTitle == other.setsWindowTitle
  }
}
