/// What views inherit from those above them.
public struct EnvironmentValues {
  @usableFromInline package var style = Style.plain
  /// 0 is transparent, 255 opaque.
  @usableFromInline var opacity: UInt8 = 255
  @usableFromInline var flags: Node.Flags = []
  /// Whether what can be pressed or typed into reacts.
  public package(set) var isEnabled = true
  /// Whether the view has focus, or the nearest one round it that can have it.
  public package(set) var isFocused = false
  /// What is requested of the next view that can have focus.
  var focusRequest: FocusRequest?
  /// What is said of the nearest view round that can have focus.
  package var words: AccessibilityText?
  /// The axis of the stack the view stands in; nil outside of stacks.
  @usableFromInline var stackAxis: Axis?
  /// How many lines text may take; nil for any number.
  public var lineLimit: Int?
  /// Where text that does not fit is cut.
  public var truncationMode = TruncationMode.tail
  /// Where shorter lines stand among longer ones.
  public var multilineTextAlignment = HorizontalAlignment.leading
  /// Width of a cell of the terminal divided by its height, from a hundredth to a hundred; any other
  /// number becomes a half.
  public var cellAspect = 0.5 {
    didSet { if !(0.01...100).contains(cellAspect) { cellAspect = 0.5 } }
  }
  /// What the terminal's own colours are like.
  public var colorScheme = ColorScheme.dark
  /// Whether animations jump to their end.
  public var reducesMotion = false {
    didSet { if reducesMotion { flags.insert(.jumps) } else { flags.remove(.jumps) } }
  }
  /// Whether the line to the terminal is too slow for animations, which is why they are left out.
  public var isLineSlow = false
  /// Whether the terminal shows more than ASCII.
  public var isUnicode = true
  /// How the terminal shows pictures.
  public var graphics = TerminalGraphics.cells
  /// How many colours the terminal shows; 0 for none.
  public var colors = 1 << 24
  /// The nearest listener for preferences, or -1.
  var listener = -1
  /// The nearest view round that says its own animation.
  var animationScope: Identity?
  /// What the views round it say about the showing of changes in this frame.
  var animation = AnimationOverride.none
  /// The nearest view round that has a transition.
  var enclosingTransition: Identity?
  /// Whether the view is gone and just seen leaving.
  package var isLeaving = false
  private var others: [ObjectIdentifier: Any] = [:]

  /// Makes the values that hold where nobody says otherwise.
  public init() {}

  /// A value of the program's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that views inherit, beside those every frame has.
public protocol EnvironmentKey {
  /// What kind of value it is; found by the compiler.
  associatedtype Value
  /// What views read where nothing was said.
  static var defaultValue: Value { get }
}
