/// Where something narrower than its space lies in it.
public enum HorizontalAlignment: Int, CaseIterable, Sendable {
  /// Along the left side.
  case leading
  /// In the middle; a column that cannot be halved is free to the right.
  case center
  /// Along the right side.
  case trailing
}

/// Where something lower than its space lies in it.
public enum VerticalAlignment: Int, CaseIterable, Sendable {
  /// Along the first row.
  case top
  /// In the middle; a row that cannot be halved is free below.
  case center
  /// Along the last row.
  case bottom
}

/// Where something smaller than its space lies in it.
public struct Alignment: Hashable, Sendable {
  /// The place between the sides.
  public var horizontal: HorizontalAlignment
  /// The place between top and bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment of one for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the middle of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension HorizontalAlignment {
  /// The cells left of something that has `spare` cells of its space to itself.
  ///
  /// An odd cell goes to the right. Something wider than its space has negative spare cells and
  /// sticks out on the other side, or on both.
  func offset(spare: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: spare >> 1
    case .trailing: spare
    }
  }
}

extension VerticalAlignment {
  /// The cells above something that has `spare` rows of its space to itself; an odd one goes below.
  func offset(spare: Int) -> Int {
    switch self {
    case .top: 0
    case .center: spare >> 1
    case .bottom: spare
    }
  }
}

extension Alignment {
  /// The place of something of a size in a space.
  public func rect(of size: Size, in space: Rect) -> Rect {
    Rect(
      x: space.x + horizontal.offset(spare: space.width - size.width),
      y: space.y + vertical.offset(spare: space.height - size.height),
      width: size.width, height: size.height)
  }
}
