/// A plot of means over a parameter, as SVG, with a line for each player.
///
/// Plots show the 95 % confidence intervals of the means; a single line also shows the range of
/// most of its games. Points with unfinished games are
/// hollow. A logarithmic axis leaves out points that have no place on it.
public struct LinePlot {
  /// The games for one value of the parameter.
  public struct Point: Sendable {
    /// The value of the parameter.
    public let value: Double
    /// The summary of the games.
    public let summary: Summary
    /// The number of unfinished games.
    public let unfinished: Int

    /// - Parameters:
    ///   - value: The value of the parameter.
    ///   - summary: The summary of the games.
    ///   - unfinished: The number of unfinished games.
    public init(_ value: Double, _ summary: Summary, unfinished: Int = 0) {
      self.value = value
      self.summary = summary
      self.unfinished = unfinished
    }
  }

  /// The points of one player.
  public struct Line: Sendable {
    /// The name of the player; any text.
    public let name: String
    /// The points that have games, by ascending value.
    public let points: [Point]

    /// - Parameters:
    ///   - name: Any text, such as a player's name.
    ///   - points: The points, by ascending value; those without games are left out, and those
    ///     whose
    ///     value is neither zero nor in 10^-18 to 10^18.
    public init(_ name: String, _ points: [Point]) {
      self.name = name
      self.points = points.filter {
        $0.summary.count > 0 && ($0.value == 0 || (1e-18...1e18).contains($0.value.magnitude))
      }
    }
  }

  /// The choice of the axes that are logarithmic.
  public enum Logarithmic: String, CaseIterable, Sendable {
    /// The horizontal axis, which shows the parameter.
    case x
    /// The vertical axis, which shows the means.
    case y
    /// Both axes.
    case xy

    /// True if the horizontal axis is logarithmic.
    public var isAcross: Bool { self != .y }
    /// True if the vertical axis is logarithmic.
    public var isUpwards: Bool { self != .x }
  }

  /// The lines, one for each player.
  public let lines: [Line]
  let title: String
  let subtitle: String
  /// The titles of the axes.
  public let names: (x: String, y: String)
  /// The logarithmic axes; nil for none.
  public let logarithmic: Logarithmic?
  let scheme: PlotScheme

  /// - Parameters:
  ///   - lines: The lines, at least one.
  ///   - title: The headline; any text.
  ///   - subtitle: The line below it; any text.
  ///   - names: The titles of the axes, with units.
  ///   - logarithmic: The logarithmic axes; nil for none.
  ///   - scheme: The colors.
  public init(
    _ lines: [Line], title: String, subtitle: String, names: (x: String, y: String),
    logarithmic: Logarithmic? = nil, scheme: PlotScheme = .light
  ) {
    self.lines = lines
    self.title = title
    self.subtitle = subtitle
    self.names = names
    self.logarithmic = logarithmic
    self.scheme = scheme
  }

  /// The numbers of unfinished games and of all games of the point with the most unfinished ones;
  /// nil if all games finished.
  var worst: (unfinished: Int, games: Int)? {
    let points = lines.flatMap(\.points).filter { $0.unfinished > 0 }
    return points.max { $0.unfinished < $1.unfinished }.map { ($0.unfinished, $0.summary.count) }
  }

  /// The legend of hollow points, if there are any.
  public var hollowMeaning: String? {
    worst.map { "some games unfinished, at most \($0.unfinished) of \($0.games)" }
  }

  /// The remark on points without a place on a logarithmic axis, if there are any.
  public var omission: String? {
    let omitted = lines.flatMap(\.points).count { point in
      let isHidden = { (isLogarithmic: Bool?, value: Double) in isLogarithmic == true && value <= 0
      }
      return isHidden(logarithmic?.isAcross, point.value)
        || isHidden(logarithmic?.isUpwards, point.summary.mean ?? 1)
    }
    return omitted > 0
      ? "\(omitted) \(omitted == 1 ? "point" : "points") not above 0 left out" : nil
  }
}

extension LinePlot {
  /// The range of the parameter's values; those above zero on a logarithmic axis.
  public var valueRange: ClosedRange<Double> {
    Self.span(of: values, logarithmic?.isAcross ?? false)
  }

  /// The range of the means and their intervals, and of most games of a single line; with margins
  /// on a logarithmic axis.
  public var heightRange: ClosedRange<Double> {
    let isLogarithmic = logarithmic?.isUpwards ?? false
    let heights = lines.flatMap(\.points).flatMap { $0.heights(withMiddle: lines.count == 1) }
    let span = Self.span(of: heights, isLogarithmic)
    return isLogarithmic ? span.lowerBound / 1.2...span.upperBound * 1.2 : span
  }

  /// True if all values of the parameter are whole numbers.
  public var hasWholeValues: Bool { values.allSatisfy { $0 == $0.rounded() } }

  private var values: [Double] { lines.flatMap(\.points).map(\.value) }

  var across: PlotFrame.Scale {
    let isLogarithmic = logarithmic?.isAcross ?? false
    return PlotFrame.Scale(
      name: names.x, values: valueRange, isWhole: hasWholeValues && !isLogarithmic,
      isLogarithmic: isLogarithmic, margin: 10)
  }

  var upwards: PlotFrame.Scale {
    let isLogarithmic = logarithmic?.isUpwards ?? false
    return PlotFrame.Scale(
      name: names.y, values: heightRange, isRounded: !isLogarithmic, isLogarithmic: isLogarithmic)
  }

  private static func span(of values: [Double], _ isLogarithmic: Bool) -> ClosedRange<Double> {
    let shown = isLogarithmic ? values.filter { $0 > 0 } : values
    guard let low = shown.min(), let high = shown.max() else { return 1...2 }
    return low...high
  }
}

extension LinePlot.Point {
  /// The 95 % interval of the mean, which a single game does not have.
  var interval: ClosedRange<Double>? {
    guard let low = summary.low, let high = summary.high else { return nil }
    return low...high
  }

  /// The range of nine out of ten games.
  var middle: ClosedRange<Double>? {
    guard let low = summary.quantile(5), let high = summary.quantile(95) else { return nil }
    return Double(low) * summary.scale.value...Double(high) * summary.scale.value
  }

  fileprivate func heights(withMiddle: Bool) -> [Double] {
    [interval, withMiddle ? middle : nil].compactMap(\.self).flatMap {
      [$0.lowerBound, $0.upperBound]
    } + [summary.mean].compactMap(\.self)
  }
}
