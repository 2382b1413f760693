/// A bar from zero to a value.
///
/// A bar with a category on the vertical axis is horizontal, all others are vertical. Bars at the
/// same place are stacked. A bar needs no width: bars share the axis equally.
public struct BarMark: ChartContent {
  private let x: PlottableValue
  private let y: PlottableValue

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - x: The place of a vertical bar, or the length of a horizontal one.
  ///   - y: The height of a vertical bar, or the place of a horizontal one.
  public init(x: PlottableValue, y: PlottableValue) { (self.x, self.y) = (x, y) }

  public func collect(in marks: inout ChartMarks) { marks.add(.bar, x, y) }
}

/// A point of a line; points of the same series are connected in the order of their x values.
public struct LineMark: ChartContent {
  private let x: PlottableValue
  private let y: PlottableValue

  /// Creates a point of a line.
  ///
  /// - Parameters:
  ///   - x: The value on the horizontal axis.
  ///   - y: The value on the vertical axis.
  public init(x: PlottableValue, y: PlottableValue) { (self.x, self.y) = (x, y) }

  public func collect(in marks: inout ChartMarks) { marks.add(.line, x, y) }
}

/// A point of the upper edge of a filled area above zero.
public struct AreaMark: ChartContent {
  private let x: PlottableValue
  private let y: PlottableValue

  /// Creates a point of the edge of an area.
  ///
  /// - Parameters:
  ///   - x: The value on the horizontal axis.
  ///   - y: The value on the vertical axis.
  public init(x: PlottableValue, y: PlottableValue) { (self.x, self.y) = (x, y) }

  public func collect(in marks: inout ChartMarks) { marks.add(.area, x, y) }
}

/// A point, shown as the symbol of its series.
public struct PointMark: ChartContent {
  private let x: PlottableValue
  private let y: PlottableValue

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The value on the horizontal axis.
  ///   - y: The value on the vertical axis.
  public init(x: PlottableValue, y: PlottableValue) { (self.x, self.y) = (x, y) }

  public func collect(in marks: inout ChartMarks) { marks.add(.point, x, y) }
}

/// A line across the whole chart, such as a mean.
public struct RuleMark: ChartContent {
  private let kind: ChartMark.Kind
  private let value: PlottableValue

  /// Creates a vertical line at a value of the horizontal axis.
  public init(x: PlottableValue) { (kind, value) = (.verticalRule, x) }

  /// Creates a horizontal line at a value of the vertical axis.
  public init(y: PlottableValue) { (kind, value) = (.horizontalRule, y) }

  public func collect(in marks: inout ChartMarks) { marks.add(kind, value, value) }
}
