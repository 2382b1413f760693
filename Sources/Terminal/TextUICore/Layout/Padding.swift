/// Insets its child.
@usableFromInline
struct Padding: Element {
  private let top: Int32
  private let leading: Int32
  private let bottom: Int32
  private let trailing: Int32

  @usableFromInline
  init(_ insets: EdgeInsets) {
    func length(_ cells: Int) -> Int32 { Int32(truncatingIfNeeded: cells.asLength) }
    (top, leading) = (length(insets.top), length(insets.leading))
    (bottom, trailing) = (length(insets.bottom), length(insets.trailing))
  }

  private init(_ lengths: SIMD4<Int32>) {
    (top, leading, bottom, trailing) = (lengths[0], lengths[1], lengths[2], lengths[3])
  }

  @usableFromInline
  func animated(in resolver: borrowing Resolver) -> Padding {
    Padding(resolver.animated(lengths: SIMD4(top, leading, bottom, trailing)))
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: Int(top), leading: Int(leading), bottom: Int(bottom), trailing: Int(trailing))
  }

  @usableFromInline
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let insets = insets
    let inner = proposal.reduced(width: insets.horizontal, height: insets.vertical)
    let size = children.first?.sizeThatFits(inner) ?? .zero
    return Size(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  @usableFromInline
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.first?.placeAtOnce(in: rect.inset(by: insets))
  }
}

extension View {
  /// Adds empty cells around the view; negative insets let it overflow.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(Padding(insets), self)
  }

  /// Adds empty cells at some edges of the view, one by default.
  @inlinable
  public consuming func padding(
    _ edges: Edge.Set = .all, _ length: Int = 1
  ) -> some View {
    padding(EdgeInsets(edges, length))
  }

  /// Adds the same number of empty cells at all edges.
  @inlinable
  public consuming func padding(_ length: Int) -> some View {
    padding(EdgeInsets(.all, length))
  }
}
