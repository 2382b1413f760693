/// How a popup looks, and what it does with its room.
///
/// What is below never shows through a popup.
public struct PopupStyle: Sendable {
  /// The line round the popup, which takes one cell on every side; nil for none.
  public var border: BorderStyle?
  /// What fills the popup.
  public var background: Color
  /// Popups with higher numbers lie above, and in a popup its number is the new zero.
  public var zIndex: Double
  /// Whether it can be dragged anywhere in the safe area, and is then not closed by a swipe.
  public var isDraggable: Bool
  /// Whether content that is too high is scrolled; if not, it gets the room there is proposed.
  public var scrolls: Bool

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
