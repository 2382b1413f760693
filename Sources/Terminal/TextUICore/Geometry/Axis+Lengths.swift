extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Returns a part of a rectangle along the axis.
  package func slice(of rect: Rect, from start: Int, _ length: Int) -> Rect {
    self == .horizontal
      ? Rect(x: rect.x + start, y: rect.y, width: length, height: rect.height)
      : Rect(x: rect.x, y: rect.y + start, width: rect.width, height: length)
  }
}

extension Size {
  /// Returns the length along an axis.
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// Returns the coordinate along an axis.
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
