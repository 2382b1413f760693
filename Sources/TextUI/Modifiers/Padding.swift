/// Leaves cells free round its child.
public struct Padding: Element {
  @usableFromInline let top: Int32
  @usableFromInline let leading: Int32
  @usableFromInline let bottom: Int32
  @usableFromInline let trailing: Int32

  /// Insets as they are to be shown now.
  @usableFromInline
  init(_ insets: EdgeInsets, _ resolver: borrowing Resolver) {
    func length(_ cells: Int) -> Int32 { Int32(truncatingIfNeeded: cells.asLength) }
    let shown = resolver.animated(
      lengths: SIMD4(
        length(insets.top), length(insets.leading), length(insets.bottom), length(insets.trailing)))
    (top, leading, bottom, trailing) = (shown[0], shown[1], shown[2], shown[3])
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: Int(top), leading: Int(leading), bottom: Int(bottom), trailing: Int(trailing))
  }

  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let insets = insets
    let inner = proposal.reduced(width: insets.horizontal, height: insets.vertical)
    let size = children.first?.sizeThatFits(inner) ?? .zero
    return Size(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  public func place(in rect: Rect, _ children: Subviews) {
    children.first?.place(in: rect.inset(by: insets))
  }
}

/// A view with cells left free round it.
public struct PaddedView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.wrapper(Padding(insets, resolver)) { content.resolve(&$0) }
  }
}

extension View {
  /// Leaves cells free round the view; negative ones let it stick out.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> PaddedView<Self> {
    PaddedView(content: self, insets: insets)
  }

  /// Leaves cells free on some sides of the view: one, if nothing else is said.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> PaddedView<Self> {
    padding(EdgeInsets(edges, length))
  }

  /// Leaves the same number of cells free on every side.
  @inlinable
  public consuming func padding(_ length: Int) -> PaddedView<Self> {
    padding(EdgeInsets(.all, length))
  }
}

extension Int {
  /// The nearest whole number; of what is no number zero, and of huge ones a huge one.
  init(rounding value: Double) {
    let limit = Double(Proposal.infinity)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(value, limit)).rounded())
  }
}
