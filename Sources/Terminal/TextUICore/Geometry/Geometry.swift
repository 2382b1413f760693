/// A cell of a buffer: `x` counts columns to the right, `y` rows downwards, both from zero.
public struct Point: Hashable, Sendable {
  /// The column from the left, from zero.
  public var x: Int
  /// The row from the top, from zero.
  public var y: Int

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point, which need not lie in a buffer.
  @inlinable
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A number of columns and a number of rows.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size; a negative one is empty.
  @inlinable
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole cells.
///
/// It is empty if its width or height is not above zero. Views and layouts clamp numbers to
/// `Proposal.infinity` in magnitude. Code that calculates with other numbers must ensure that the
/// edges do not overflow.
public struct Rect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// An empty rectangle at the top left.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle in cells.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle at a cell, by default the top left one.
  @inlinable
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Rect {
  /// The top left cell.
  @inlinable public var origin: Point { Point(x: x, y: y) }
  /// The number of columns and rows.
  @inlinable public var size: Size { Size(width: width, height: height) }
  /// The first column right of the rectangle.
  @inlinable public var maxX: Int { x + width }
  /// The first row below the rectangle.
  @inlinable public var maxY: Int { y + height }
  /// True if the rectangle has no cells.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The centre cell, or the one left of and above the centre.
  public var center: Point { Point(x: x + (width - 1) / 2, y: y + (height - 1) / 2) }

  /// Returns true if a cell lies in the rectangle.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns the intersection of this rectangle with another one, which may be empty.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle that contains this one and another; an empty one is ignored.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle inset on each side, at least empty; negative insets enlarge it.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }

  /// Returns the rectangle moved to the right and down.
  @inlinable
  public func offset(x dx: Int, y dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// Insets of the four sides in cells, whose sums must not overflow.
public struct EdgeInsets: Hashable, Sendable {
  /// The number of rows at the top.
  public var top: Int
  /// The number of columns on the left.
  public var leading: Int
  /// The number of rows at the bottom.
  public var bottom: Int
  /// The number of columns on the right.
  public var trailing: Int

  /// The insets of no cells.
  public static let zero = EdgeInsets()

  /// Creates insets, zero by default.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets of some edges.
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The number of columns on both sides together.
  @inlinable public var horizontal: Int { leading + trailing }
  /// The number of rows above and below together.
  @inlinable public var vertical: Int { top + bottom }
}
