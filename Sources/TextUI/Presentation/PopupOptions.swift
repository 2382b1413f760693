/// Where and how a popup is shown that a `PopupCenter` shows.
public struct PopupOptions {
  public var alignment = Alignment.center
  /// The edge of the window it comes in over; nil for the nearest.
  public var direction: Edge?
  /// How much what lies behind is faded: 0 not at all, 1 wholly.
  public var dim = 0.5
  /// What closes it, beside the program.
  public var dismissal = PopupDismissal.all
  public var style = PopupStyle.panel
  /// Called once when it has been shown and closed.
  public var onDismiss: () -> Void = {}

  public init(
    alignment: Alignment = .center, direction: Edge? = nil, dim: Double = 0.5,
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
      place: .aligned(alignment), direction: direction ?? alignment.nearestEdge, dim: dim,
      dismissal: dismissal, style: style, isPresented: isPresented, onDismiss: onDismiss,
      content: content)
  }
}
