/// A horizontal or vertical layout of views.
///
/// The spacing and the minimum lengths of the children are reserved; then the children are offered
/// equal shares of the rest, those of the highest priority first, and among them the least flexible
/// first. Remaining cells go one each to the first children, so that the lengths add up.
public struct StackLayout: Layout {
  @usableFromInline let axis: Axis
  @usableFromInline let spacing: Int32
  @usableFromInline let alignment: Int8

  /// Creates a horizontal layout.
  public init(horizontal alignment: VerticalAlignment, spacing: Int) {
    axis = .horizontal
    self.alignment = Int8(alignment.rawValue)
    self.spacing = Int32(truncatingIfNeeded: spacing.asLength)
  }

  /// Creates a vertical layout.
  public init(vertical alignment: HorizontalAlignment, spacing: Int) {
    axis = .vertical
    self.alignment = Int8(alignment.rawValue)
    self.spacing = Int32(truncatingIfNeeded: spacing.asLength)
  }

  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    guard !children.isEmpty else { return .zero }
    return total(of: children, crossing: share(proposal, among: children))
  }

  public func placeSubviews(in rect: Rect, _ children: Subviews) {
    let crossing = share(children.proposal(answeredBy: rect.size), among: children)
    var position = start(of: rect)
    for child in children {
      let size = child.sizeThatFits(offer(child.share, crossing))
      child.place(in: place(size, at: position, in: rect))
      position += length(size) + Int(spacing)
    }
  }
}

extension StackLayout {
  /// Computes the proposal of each child along the axis, and stores it in the child.
  ///
  /// - Returns: The common proposal across the axis.
  private func share(_ proposal: Proposal, among children: Subviews) -> Int? {
    let crossing = axis == .horizontal ? proposal.height : proposal.width
    let available = axis == .horizontal ? proposal.width : proposal.height
    guard let available, available < Proposal.infinity else {
      for child in children { child.setShare(available) }
      return crossing
    }
    if !shareEqually(available, among: children, crossing) { serve(children, available, crossing) }
    return crossing
  }

  /// Offers all children the same, which avoids measuring their limits if each takes just that.
  ///
  /// - Returns: True if they do; the result is the same as by flexibility.
  private func shareEqually(
    _ available: Int, among children: Subviews, _ crossing: Int?
  ) -> Bool {
    var waiting = children.count
    var left = available - Int(spacing) * (waiting - 1)
    let hasOneMember = waiting == 1
    for child in children {
      let share = max(0, left + waiting - 1) / waiting
      child.setShare(share)
      guard hasOneMember || child.takes(share, offer(share, crossing), axis) else { return false }
      left -= share
      waiting -= 1
    }
    return left >= 0
  }

  private func serve(_ children: Subviews, _ available: Int, _ crossing: Int?) {
    var count = 0
    var minimum = 0
    for child in children {
      minimum += measureFlexibility(child, crossing)
      count += 1
    }
    var left = available - Int(spacing) * (count - 1)
    while count > 0 {
      let priority = highestPriority(of: children)
      let members = leastLengths(of: children, at: priority)
      minimum -= members.length
      left = serve(children, members.count, at: priority, left - minimum, crossing) + minimum
      count -= members.count
    }
  }

  /// - Returns: The minimum length of the child.
  private func measureFlexibility(_ child: Subview, _ crossing: Int?) -> Int {
    let least = length(child.sizeThatFits(offer(0, crossing)))
    let most = length(child.sizeThatFits(offer(Proposal.infinity, crossing)))
    child.setFlexibility(max(0, most - least), least: least)
    return least
  }

  private func highestPriority(of children: Subviews) -> Double {
    var highest = -Double.infinity
    for child in children where !child.isServed { highest = max(highest, child.layoutPriority) }
    return highest
  }

  private func leastLengths(
    of children: Subviews, at priority: Double
  ) -> (count: Int, length: Int) {
    var result = (count: 0, length: 0)
    for child in children where !child.isServed && child.layoutPriority == priority {
      result.count += 1
      result.length += child.least
    }
    return result
  }

  /// Offers space to the children of one priority, the least flexible first.
  ///
  /// - Returns: The remaining space.
  private func serve(
    _ children: Subviews, _ count: Int, at priority: Double, _ available: Int, _ crossing: Int?
  ) -> Int {
    var left = available
    var waiting = count
    while waiting > 0, let child = leastFlexible(of: children, at: priority) {
      let share = max(0, left + waiting - 1) / waiting
      left -= length(child.sizeThatFits(offer(share, crossing)))
      child.setShare(share)
      waiting -= 1
    }
    return left
  }

  private func leastFlexible(of children: Subviews, at priority: Double) -> Subview? {
    var best: Subview?
    for child in children where !child.isServed && child.layoutPriority == priority {
      if child.flexibility < best?.flexibility ?? .max { best = child }
    }
    return best
  }
}

extension StackLayout {
  private func length(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

  private func offer(_ length: Int?, _ crossing: Int?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: crossing) : Proposal(width: crossing, height: length)
  }

  private func total(of children: Subviews, crossing: Int?) -> Size {
    var along = -Int(spacing)
    var across = 0
    for child in children {
      let size = child.sizeThatFits(offer(child.share, crossing))
      along += length(size) + Int(spacing)
      across = max(across, axis == .horizontal ? size.height : size.width)
    }
    return axis == .horizontal
      ? Size(width: min(along, Proposal.infinity), height: across)
      : Size(width: across, height: min(along, Proposal.infinity))
  }

  private func start(of rect: Rect) -> Int { axis == .horizontal ? rect.x : rect.y }

  private func place(_ size: Size, at position: Int, in rect: Rect) -> Rect {
    if axis == .horizontal {
      let alignment = VerticalAlignment(rawValue: Int(alignment)) ?? .center
      let y = rect.y + alignment.offset(spare: rect.height - size.height)
      return Rect(origin: Point(x: position, y: y), size: size)
    }
    let alignment = HorizontalAlignment(rawValue: Int(alignment)) ?? .center
    let x = rect.x + alignment.offset(spare: rect.width - size.width)
    return Rect(origin: Point(x: x, y: position), size: size)
  }
}
