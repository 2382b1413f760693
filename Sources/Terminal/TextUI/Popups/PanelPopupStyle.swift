/// An opaque panel, with or without a border.
public struct PanelPopupStyle: PopupStyle {
  /// The border, which takes one cell on every side; nil for none.
  public var border: BorderStyle?
  /// The background colour.
  public var background: Color
  public var zIndex: Double
  public var isDraggable: Bool
  public var scrolls: Bool
  public var fillsWindow: Bool

  /// Creates a style; by default of a panel with a rounded border.
  public nonisolated init(
    border: BorderStyle? = .rounded, background: Color = .terminal, zIndex: Double = 0,
    isDraggable: Bool = false, scrolls: Bool = true, fillsWindow: Bool = false
  ) {
    self.border = border
    self.background = background
    self.zIndex = zIndex
    self.isDraggable = isDraggable
    self.scrolls = scrolls
    self.fillsWindow = fillsWindow
  }

  public func makeBody(content: ModifierContent) -> some View {
    PanelBody(style: self, content: content)
  }

  /// The panel around its content.
  private struct PanelBody: Primitive {
    let style: PanelPopupStyle
    let content: ModifierContent

    func resolve(_ resolver: inout Resolver) {
      let panel = PopupPanel(
        border: style.border.map { BorderElement($0, color: nil).animated(in: resolver) },
        background: style.background)
      resolver.container(panel) { content.resolve(&$0) }
    }
  }
}

extension PopupStyle where Self == PanelPopupStyle {
  /// A style with a border.
  public nonisolated static var panel: PanelPopupStyle { PanelPopupStyle() }
  /// A style without a border.
  public nonisolated static var plain: PanelPopupStyle { PanelPopupStyle(border: nil) }
}
