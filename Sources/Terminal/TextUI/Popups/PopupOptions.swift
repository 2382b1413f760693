/// The placement, appearance and behaviour of a popup in a `PopupCenter`.
public struct PopupOptions {
  /// The alignment in the window.
  public var alignment = Alignment.center
  /// The place passed to `show`, which replaces the alignment.
  var place: PopupPlace?
  /// The window edge from which the popup slides in; nil for the nearest.
  public var direction: Edge?
  /// The fading of the views behind: 0 for none, 1 for complete; or `.conceal`.
  public var dim: PopupDim = 0.5
  /// The user actions that close the popup; the program always can.
  public var dismissal = PopupDismissal.all
  /// The appearance of the panel.
  public var style = PopupStyle.panel
  /// A closure that runs once when the popup has been shown and closed.
  public var onDismiss: () -> Void = {}

  /// Creates options; by default for a centred panel that any of the user actions closes.
  public init(
    alignment: Alignment = .center, direction: Edge? = nil, dim: PopupDim = 0.5,
    dismissOn dismissal: PopupDismissal = .all, style: PopupStyle = .panel,
    onDismiss: @escaping () -> Void = {}
  ) {
    self.alignment = alignment
    self.direction = direction
    self.dim = dim
    self.dismissal = dismissal
    self.style = style
    self.onDismiss = onDismiss
  }
}

@MainActor extension PopupOptions {
  func presentation(
    isPresented: Binding<Bool>, content: @escaping (inout Resolver) -> Void
  ) -> PopupPresentation {
    PopupPresentation(
      place: place ?? .aligned(alignment), direction: direction ?? nearestEdge, dim: dim,
      dismissal: dismissal, style: style, isPresented: isPresented, onDismiss: onDismiss,
      content: content)
  }

  private var nearestEdge: Edge {
    switch place {
    case .at: .bottom
    case .beside(_, let edge): edge
    case .aligned, nil: alignment.nearestEdge
    }
  }
}

/// The user actions that close a popup.
public struct PopupDismissal: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A tap outside the popup.
  public static let outsideTap = PopupDismissal(rawValue: 1 << 0)
  /// The Escape key.
  public static let escape = PopupDismissal(rawValue: 1 << 1)
  /// A drag of more than 3 rows towards the popup's exit edge; after less it springs back.
  ///
  /// Sideways, columns count by their width: 7 of them if a cell is half as wide as high.
  public static let swipe = PopupDismissal(rawValue: 1 << 2)
  /// All actions that can close a popup.
  public static let all: PopupDismissal = [.outsideTap, .escape, .swipe]
}

/// The appearance of a popup, and its use of the available room.
///
/// A popup is always opaque.
public struct PopupStyle: Sendable {
  /// The border, which takes one cell on every side; nil for none.
  public var border: BorderStyle?
  /// The background colour.
  public var background: Color
  /// The stacking order; popups with higher numbers are above.
  ///
  /// If equal, popups shown later are above; of those shown together, the ones of later views.
  /// Inside a popup, numbers are relative to its own.
  public var zIndex: Double
  /// True if the popup can be dragged anywhere in the safe area; a swipe then does not close it.
  public var isDraggable: Bool
  /// True if content that is too high scrolls; otherwise it is proposed the available height.
  public var scrolls: Bool

  /// Creates a style; by default of a panel with a rounded border.
  public init(
    border: BorderStyle? = .rounded, background: Color = .terminal, zIndex: Double = 0,
    isDraggable: Bool = false, scrolls: Bool = true
  ) {
    self.border = border
    self.background = background
    self.zIndex = zIndex
    self.isDraggable = isDraggable
    self.scrolls = scrolls
  }

  /// A style with a border.
  public static let panel = PopupStyle()
  /// A style without a border.
  public static let plain = PopupStyle(border: nil)
}
