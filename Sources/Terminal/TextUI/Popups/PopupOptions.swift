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
  public var style: any PopupStyle = PanelPopupStyle.panel
  /// The transition; nil to slide over the edge of the direction.
  public var transition: Transition?
  /// The animation of the entrance and the exit.
  public var animation = Animation.spring
  /// A closure that runs once when the popup has been shown and closed.
  public var onDismiss: () -> Void = {}

  /// Creates options; by default for a centred panel that any of the user actions closes.
  public init(
    alignment: Alignment = .center, direction: Edge? = nil, dim: PopupDim = 0.5,
    dismissOn dismissal: PopupDismissal = .all, style: some PopupStyle = .panel,
    transition: Transition? = nil, animation: Animation = .spring,
    onDismiss: @escaping () -> Void = {}
  ) {
    self.alignment = alignment
    self.direction = direction
    self.dim = dim
    self.dismissal = dismissal
    self.style = style
    self.transition = transition
    self.animation = animation
    self.onDismiss = onDismiss
  }
}

@MainActor extension PopupOptions {
  func presentation(
    isPresented: Binding<Bool>, content: @escaping (inout Resolver) -> Void
  ) -> PopupPresentation {
    PopupPresentation(
      place: place ?? .aligned(alignment), direction: direction ?? nearestEdge, dim: dim,
      dismissal: dismissal, style: style, transition: transition, animation: animation,
      isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  private var nearestEdge: Edge {
    switch place {
    case .at: .bottom
    case .beside(_, let edge, _): edge
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
