/// Where and how a popup is shown that a `PopupCenter` shows.
public struct PopupOptions {
  /// Where in the window it stands.
  public var alignment = Alignment.center
  /// Where it is shown in place of the alignment, as `show` was told.
  var place: PopupPlace?
  /// The edge of the window it comes in over; nil for the nearest.
  public var direction: Edge?
  /// How much what lies behind is faded: 0 not at all, 1 wholly; or `.conceal`.
  public var dim: PopupDim = 0.5
  /// What closes it, beside the program.
  public var dismissal = PopupDismissal.all
  /// How the panel looks.
  public var style = PopupStyle.panel
  /// Called once when it has been shown and closed.
  public var onDismiss: () -> Void = {}

  /// Makes options; without arguments, those of a panel in the middle that anything closes.
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

extension PopupOptions {
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

/// What closes a popup, beside the program.
public struct PopupDismissal: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A tap beside the popup; one on it never closes it.
  public static let outsideTap = PopupDismissal(rawValue: 1 << 0)
  /// The key Escape.
  public static let escape = PopupDismissal(rawValue: 1 << 1)
  /// Dragging the popup more than 3 rows towards the edge it goes out by; less, and it springs back.
  ///
  /// Towards the sides columns count by their width: 7 of them, where a cell is half as wide as high.
  public static let swipe = PopupDismissal(rawValue: 1 << 2)
  /// Everything that can close one.
  public static let all: PopupDismissal = [.outsideTap, .escape, .swipe]
}

/// How a popup looks, and what it does with its room.
///
/// What is below never shows through a popup.
public struct PopupStyle: Sendable {
  /// The line round the popup, which takes one cell on every side; nil for none.
  public var border: BorderStyle?
  /// What fills the popup.
  public var background: Color
  /// Popups with higher numbers lie above.
  ///
  /// Of equal ones those lie above that were shown later; shown together, those of views that come
  /// later. In a popup its number is the new zero.
  public var zIndex: Double
  /// Whether it can be dragged anywhere in the safe area, and is then not closed by a swipe.
  public var isDraggable: Bool
  /// Whether content that is too high is scrolled; if not, it gets the room there is proposed.
  public var scrolls: Bool

  /// Makes a style; without arguments, that of a panel with a rounded border.
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

  /// A line round the content.
  public static let panel = PopupStyle()
  /// Nothing but the content.
  public static let plain = PopupStyle(border: nil)
}
