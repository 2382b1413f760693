extension View {
  /// Sets the part of their content at which scroll views and lists begin, and that they keep in
  /// sight.
  ///
  ///     List(log.lines) { Text($0.text) }.defaultScrollAnchor(.bottom)
  ///
  /// With `.bottom` or `.trailing` the end stays visible as the content grows, until the person
  /// scrolls away from it, and again after they have scrolled back; a list of elements keeps its
  /// place while a row is selected. Content that fits is not moved.
  ///
  /// - Parameter anchor: The part of the content; nil for the start.
  /// - Returns: The view; scroll views inside of scroll views in it are not affected.
  public func defaultScrollAnchor(_ anchor: Alignment?) -> some View {
    transformEnvironment { $0[ScrollAnchorKey.self] = anchor }
  }
}

/// The part of the content at which the next scroll view begins; nil for the start.
enum ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: Alignment? { nil }
}

extension ScrollState {
  /// Returns the offset for a new size of the content, before which it had `old` as the limit.
  func anchored(after old: Point, isFirst: Bool) -> Point {
    guard let anchor else { return offset }
    let start = isFirst ? anchor.rect(of: viewport.size, in: Rect(size: content)).origin : offset
    return Point(
      x: anchor.horizontal == .trailing && offset.x == old.x ? limit.x : start.x,
      y: anchor.vertical == .bottom && offset.y == old.y ? limit.y : start.y)
  }
}
