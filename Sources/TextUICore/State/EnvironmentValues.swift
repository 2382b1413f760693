/// What views inherit from those above them.
public struct EnvironmentValues {
  @usableFromInline package var style = Style.plain
  /// 0 is transparent, 255 opaque.
  @usableFromInline var opacity: UInt8 = 255
  @usableFromInline var flags: Node.Flags = []
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
  public var truncationMode = TruncationMode.tail
  public var multilineTextAlignment = HorizontalAlignment.leading
  /// Width of a cell of the terminal divided by its height.
  public var cellAspect = 0.5
  public var colorScheme = ColorScheme.dark
  /// Whether animations jump to their end.
  public var reducesMotion = false
  /// Whether the terminal shows more than ASCII.
  public var isUnicode = true
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

  public init() {}

  /// A value of the program's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that views inherit, beside those every frame has.
public protocol EnvironmentKey {
  associatedtype Value
  /// What views read where nothing was said.
  static var defaultValue: Value { get }
}
