import Axes

/// A value of a mark on one axis: a number, or the name of a category.
///
///     BarMark(x: .value("Month", "May"), y: .value("Games", 12))
///
/// Whole numbers have whole numbers on their axis, durations seconds. A value that is not finite is
/// not shown: it leaves a gap in a line.
public struct PlottableValue: Hashable, Sendable {
  /// The meaning of the values, for the description of the chart.
  let label: String
  let content: Content

  enum Content: Hashable, Sendable {
    case number(Double, isWhole: Bool)
    case category(String)
  }

  private init(_ label: some StringProtocol, _ content: Content) {
    self.label = String(label)
    self.content = content
  }

  /// Creates the value of a whole number.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values of this axis, such as `Turns`.
  ///   - number: The number.
  /// - Returns: The value.
  public static func value(_ label: some StringProtocol, _ number: some BinaryInteger) -> Self {
    Self(label, .number(Double(number).asPlottable, isWhole: true))
  }

  /// Creates the value of a number.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values of this axis, such as `Share`.
  ///   - number: The number; its magnitude is limited to 10^300, and is zero below 10^-290.
  /// - Returns: The value.
  public static func value(
    _ label: some StringProtocol, _ number: some BinaryFloatingPoint
  ) -> Self {
    Self(label, .number(Double(number).asPlottable, isWhole: false))
  }

  /// Creates the value of a duration in seconds.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values of this axis, such as `Time (s)`.
  ///   - duration: The duration.
  /// - Returns: The value.
  public static func value(_ label: some StringProtocol, _ duration: Duration) -> Self {
    Self(label, .number((duration / .seconds(1)).asPlottable, isWhole: false))
  }

  /// Creates the value of a category; categories are shown in the order of their first use.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values of this axis, such as `Player`.
  ///   - category: The name of the category.
  /// - Returns: The value.
  public static func value(
    _ label: some StringProtocol, _ category: some StringProtocol
  ) -> Self {
    Self(label, .category(String(category)))
  }

  /// The value as text, such as the name of a series.
  var text: String {
    switch content {
    case .category(let name): name
    case .number(let number, let isWhole): isWhole ? number.fixedPoint(places: 0) : "\(number)"
    }
  }
}

extension Double {
  /// The number limited so that ranges of such numbers are finite.
  fileprivate var asPlottable: Double {
    if magnitude < 1e-290 { return 0 }
    return isFinite ? Swift.max(-1e300, Swift.min(self, 1e300)) : self
  }
}
