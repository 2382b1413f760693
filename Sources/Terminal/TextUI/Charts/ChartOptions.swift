/// The options of the charts in a view.
struct ChartOptions {
  var x = ChartAxisOptions()
  var y = ChartAxisOptions()
  var legend = Visibility.automatic
}

/// The options of an axis.
struct ChartAxisOptions {
  var visibility = Visibility.automatic
  var title = ""
  /// The exact range of values; nil for one that includes all values.
  var domain: ClosedRange<Double>?
  /// Values that the axis includes besides those of the marks.
  var included: ClosedRange<Double>?
  var type = ChartScaleType.linear
}

/// The way in which distances on an axis correspond to values.
public enum ChartScaleType: Hashable, Sendable {
  /// Equal differences are equal distances.
  case linear
  /// Equal factors are equal distances; values that are not above zero are left out.
  case log
}

enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension View {
  /// Shows or hides the horizontal axis of charts.
  ///
  /// Without an axis the scale ends at the smallest and the largest value, not at round numbers,
  /// and bars on both sides of zero fill the space of their side.
  public consuming func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0[ChartOptionsKey.self].x.visibility = visibility }
  }

  /// Shows or hides the vertical axis of charts.
  ///
  /// Without an axis the scale ends at the smallest and the largest value, not at round numbers,
  /// and bars on both sides of zero fill the space of their side.
  public consuming func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0[ChartOptionsKey.self].y.visibility = visibility }
  }

  /// Sets the title below the horizontal axis of charts.
  public consuming func chartXAxisLabel(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return transformEnvironment { $0[ChartOptionsKey.self].x.title = title }
  }

  /// Sets the title above the vertical axis of charts.
  public consuming func chartYAxisLabel(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return transformEnvironment { $0[ChartOptionsKey.self].y.title = title }
  }

  /// Shows or hides the legend of charts, which names the series if there are several.
  public consuming func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment { $0[ChartOptionsKey.self].legend = visibility }
  }

  /// Sets the scale of the horizontal axis of charts, unless it has categories or vertical bars.
  ///
  /// - Parameters:
  ///   - domain: The exact range of the axis; marks outside are not shown. If nil, or not a range
  ///     of the scale's type, the axis includes all values.
  ///   - included: A range that the axis includes besides the values of marks.
  ///   - type: Linear or logarithmic.
  /// - Returns: The view.
  public consuming func chartXScale(
    domain: ClosedRange<Double>? = nil, including included: ClosedRange<Double>? = nil,
    type: ChartScaleType = .linear
  ) -> some View {
    transformEnvironment { $0[ChartOptionsKey.self].x.setScale(domain, included, type) }
  }

  /// Sets the scale of the vertical axis of charts, unless it has categories.
  ///
  /// - Parameters:
  ///   - domain: The exact range of the axis; marks outside are not shown. If nil, or not a range
  ///     of the scale's type, the axis includes all values.
  ///   - included: A range that the axis includes besides the values of marks.
  ///   - type: Linear or logarithmic; bars and areas are always linear.
  /// - Returns: The view.
  public consuming func chartYScale(
    domain: ClosedRange<Double>? = nil, including included: ClosedRange<Double>? = nil,
    type: ChartScaleType = .linear
  ) -> some View {
    transformEnvironment { $0[ChartOptionsKey.self].y.setScale(domain, included, type) }
  }
}

extension ChartAxisOptions {
  fileprivate mutating func setScale(
    _ domain: ClosedRange<Double>?, _ included: ClosedRange<Double>?, _ type: ChartScaleType
  ) {
    (self.domain, self.included, self.type) = (domain, included, type)
  }

  /// Returns the range of values of the axis.
  ///
  /// - Parameters:
  ///   - values: The values of the marks.
  ///   - isLogarithmic: True if only values above zero count.
  ///   - hasZero: True if the range includes zero.
  /// - Returns: A range of finite numbers, within ±10^300; on a logarithmic axis 10^±150.
  func range(
    of values: ChartValues, isLogarithmic: Bool, includingZero hasZero: Bool
  ) -> ClosedRange<Double> {
    if let domain, let valid = Self.valid(domain, isLogarithmic) { return valid }
    var ranges = [included, hasZero ? 0...0 : nil].compactMap(\.self)
      .compactMap { Self.valid($0, isLogarithmic) }
    if isLogarithmic {
      if let low = values.leastAboveZero, let high = values.range?.upperBound {
        ranges.append((low...high).clamped(to: 1e-150...1e150))
      }
    } else if let range = values.range {
      ranges.append(range)
    }
    guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max()
    else { return isLogarithmic ? 1...10 : 0...1 }
    return low...high
  }

  private static func valid(
    _ range: ClosedRange<Double>, _ isLogarithmic: Bool
  ) -> ClosedRange<Double>? {
    guard range.lowerBound.isFinite, range.upperBound.isFinite,
      !isLogarithmic || range.lowerBound > 0
    else { return nil }
    let range = range.clamped(to: -1e300...1e300)
    return isLogarithmic ? range.clamped(to: 1e-150...1e150) : range
  }
}
