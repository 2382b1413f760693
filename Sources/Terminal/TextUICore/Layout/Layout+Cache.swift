extension Layout {
  /// Returns the size of the whole for a proposal, with a new cache.
  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var cache = makeCache(subviews: children)
    return sizeThatFits(proposal: proposal, subviews: children, cache: &cache)
  }

  public func placeSubviews(in rect: Rect, _ children: Subviews) {
    var cache = makeCache(subviews: children)
    placeSubviews(
      in: rect, proposal: children.proposal(answeredBy: rect.size), subviews: children,
      cache: &cache)
  }

  public func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Cache) -> Size {
    preconditionFailure("\(Self.self) does not implement sizeThatFits")
  }

  public func placeSubviews(
    in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) {
    preconditionFailure("\(Self.self) does not implement placeSubviews")
  }
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Subviews {
  /// The indices of the children.
  public var indices: Range<Int> { 0..<count }

  /// The child at an index, in linear time.
  ///
  /// - Precondition: There is a child at the index.
  public subscript(index: Int) -> Subview {
    for (number, child) in enumerated() where number == index { return child }
    preconditionFailure("There is no child \(index) of \(count)")
  }
}

extension Subview {
  /// Places the child with the size that it chooses for a proposal.
  ///
  /// - Parameters:
  ///   - position: A cell of the buffer.
  ///   - anchor: The point of the child that is at the top left corner of that cell.
  ///   - proposal: The proposal.
  public func place(
    at position: Point, anchor: Alignment = .topLeading, proposal: Proposal = .unspecified
  ) {
    let point = Rect(origin: position, size: .zero)
    place(in: anchor.rect(of: sizeThatFits(proposal), in: point))
  }
}
