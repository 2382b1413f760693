/// The horizontal alignment of content in a wider space.
public enum HorizontalAlignment: Int, CaseIterable, Sendable {
  /// Alignment along the left side.
  case leading
  /// Alignment in the centre; an odd column is free on the right.
  case center
  /// Alignment along the right side.
  case trailing
}

/// The vertical alignment of content in a higher space.
public enum VerticalAlignment: Int, CaseIterable, Sendable {
  /// Alignment along the first row.
  case top
  /// Alignment in the centre; an odd row is free below.
  case center
  /// Alignment along the last row.
  case bottom
}

/// The alignment of content in a larger space.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The centre of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The centre of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The centre of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension HorizontalAlignment {
  /// Returns the number of columns to the left of content with `spare` free columns.
  ///
  /// An odd column goes to the right. Content wider than its space has negative spare columns and
  /// overflows, by an odd column on the right; so content that is centred in a smaller space, which
  /// is centred in one of the content's size, fills that.
  func offset(spare: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }
}

extension VerticalAlignment {
  /// Returns the number of rows above content with `spare` free rows; an odd one goes below.
  func offset(spare: Int) -> Int {
    switch self {
    case .top: 0
    case .center: spare / 2
    case .bottom: spare
    }
  }
}

extension Alignment {
  /// Returns the frame of content of a size in a space.
  public func rect(of size: Size, in space: Rect) -> Rect {
    Rect(
      x: space.x + horizontal.offset(spare: space.width - size.width),
      y: space.y + vertical.offset(spare: space.height - size.height),
      width: size.width, height: size.height)
  }
}
