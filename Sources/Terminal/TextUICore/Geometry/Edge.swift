/// An edge of a rectangle.
public enum Edge: Int, CaseIterable, Sendable {
  /// The edge above the first row.
  case top
  /// The edge left of the first column.
  case leading
  /// The edge below the last row.
  case bottom
  /// The edge right of the last column.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The left edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The right edge.
    public static let trailing = Set(.trailing)
    /// The left and right edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge {
  /// The opposite edge.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A direction of layout.
public enum Axis: Int, CaseIterable, Sendable {
  /// The direction from left to right.
  case horizontal
  /// The direction from top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
    /// The set of both axes.
    public static let both: Set = [.horizontal, .vertical]
  }
}
