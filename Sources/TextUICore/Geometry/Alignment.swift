/// Where something narrower than its space lies in it.
public enum HorizontalAlignment: Int, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// Where something lower than its space lies in it.
public enum VerticalAlignment: Int, CaseIterable, Sendable {
  case top
  case center
  case bottom
}

/// Where something smaller than its space lies in it.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
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
