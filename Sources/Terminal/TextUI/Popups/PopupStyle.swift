/// The appearance of a popup, and its use of the available room.
///
///     struct NotePopupStyle: PopupStyle {
///       func makeBody(content: ModifierContent) -> some View {
///         content.padding().background(Color.yellow).foregroundStyle(.black)
///       }
///     }
///
/// A popup takes all presses on it, and is clipped to its place. See `PanelPopupStyle` for panels.
@MainActor public protocol PopupStyle {
  /// The type of `makeBody(content:)`; inferred.
  associatedtype Body: View

  /// Returns the popup around its content.
  @ViewBuilder func makeBody(content: ModifierContent) -> Body

  /// The stacking order; popups with higher numbers are above.
  ///
  /// If equal, popups shown later are above; of those shown together, the ones of later views.
  /// Inside a popup, numbers are relative to its own.
  var zIndex: Double { get }
  /// True if the popup can be dragged anywhere in the safe area; a swipe then does not close it.
  var isDraggable: Bool { get }
  /// True if content that is too high scrolls; otherwise it is proposed the available height.
  var scrolls: Bool { get }
  /// True if the popup may take all of the safe area but one cell at each edge.
  ///
  /// Otherwise it takes at most four fifths of the area, and at most 60×24 cells.
  var fillsWindow: Bool { get }

  /// Returns the space to keep free around the popup in the safe area; none by default.
  ///
  /// - Parameter isLandscape: True if the window is wider than high, by the shape of its cells.
  /// - Returns: The insets of the area in which the popup is placed.
  func padding(isLandscape: Bool) -> EdgeInsets
}

extension PopupStyle {
  public var zIndex: Double { 0 }

  public var isDraggable: Bool { false }

  public var scrolls: Bool { true }

  public var fillsWindow: Bool { false }

  public func padding(isLandscape: Bool) -> EdgeInsets { .zero }

  /// Resolves the popup around its content.
  func resolve(_ resolver: inout Resolver, around content: @escaping (inout Resolver) -> Void) {
    makeBody(content: ModifierContent(content: content)).resolve(&resolver)
  }
}
