/// A side of a rectangle.
public enum Edge: Int, CaseIterable, Sendable {
  /// Above the first row.
  case top
  /// Left of the first column.
  case leading
  /// Below the last row.
  case bottom
  /// Right of the last column.
  case trailing

  /// Some sides of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top alone.
    public static let top = Set(.top)
    /// The left side alone.
    public static let leading = Set(.leading)
    /// The bottom alone.
    public static let bottom = Set(.bottom)
    /// The right side alone.
    public static let trailing = Set(.trailing)
    /// The left and the right side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge {
  /// The side across.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A direction in which things lie side by side.
public enum Axis: Int, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// From left to right alone.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// From top to bottom alone.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
    /// Both directions.
    public static let both: Set = [.horizontal, .vertical]
  }
}
