/// A cell of a buffer: `x` counts columns to the right, `y` rows downwards, both from zero.
public struct Point: Hashable, Sendable {
  /// Columns from the left, from zero.
  public var x: Int
  /// Rows from the top, from zero.
  public var y: Int

  /// The cell at the top left.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a cell of any numbers; nothing says that a buffer has it.
  @inlinable
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A number of columns and a number of rows.
public struct Size: Hashable, Sendable {
  /// In columns.
  public var width: Int
  /// In rows.
  public var height: Int

  /// No column and no row.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size of any numbers; a negative one holds no cell.
  @inlinable
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole cells, from its top left cell.
///
/// A width or height of zero or less holds no cell. Views and layouts keep the numbers they are given
/// within `Proposal.infinity` either way. Whoever calculates with others sees to it that the ends of a
/// rectangle are numbers: it is a programmer's error where they are not.
public struct Rect: Hashable, Sendable {
  /// Its first column.
  public var x: Int
  /// Its first row.
  public var y: Int
  /// In columns.
  public var width: Int
  /// In rows.
  public var height: Int

  /// Nothing, at the top left.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle of any numbers, in cells.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle at a cell, unless told otherwise at the top left.
  @inlinable
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Rect {
  /// The cell at its top left.
  @inlinable public var origin: Point { Point(x: x, y: y) }
  /// Its columns and rows.
  @inlinable public var size: Size { Size(width: width, height: height) }
  /// The first column right of the rectangle.
  @inlinable public var maxX: Int { x + width }
  /// The first row below the rectangle.
  @inlinable public var maxY: Int { y + height }
  /// Whether it holds no cell.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The middle cell, or the one left of and above the middle.
  public var center: Point { Point(x: x + (width - 1) / 2, y: y + (height - 1) / 2) }

  /// Whether a cell lies in it.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The cells that lie in both; of no size when there are none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved inwards on each side, never below no size; negative insets enlarge it.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }

  /// The rectangle so many columns further to the right and rows further down.
  @inlinable
  public func offset(x dx: Int, y dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// Cells to leave free on each side, the sums of which must be numbers.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows above.
  public var top: Int
  /// Columns on the left.
  public var leading: Int
  /// Rows below.
  public var bottom: Int
  /// Columns on the right.
  public var trailing: Int

  /// Nothing on any side.
  public static let zero = EdgeInsets()

  /// Makes insets; a side that is left out gets none.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same number of cells on some sides and none on the others.
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Columns on both sides together.
  @inlinable public var horizontal: Int { leading + trailing }
  /// Rows above and below together.
  @inlinable public var vertical: Int { top + bottom }
}
