/// The fading of the views behind a popup.
///
/// The value 0 leaves them unchanged; 1 makes them invisible on terminals with colours.
public struct PopupDim: Hashable, Sendable {
  /// The degree of fading, from 0 to 1.
  let fraction: Double
  /// True if the views behind are not drawn at all.
  let conceals: Bool

  private init(fraction: Double, conceals: Bool) {
    self.fraction = fraction.isNaN ? 0 : max(0, min(fraction, 1))
    self.conceals = conceals
  }

  /// Returns a dim that fades the colours towards the background; it has no effect without colours.
  ///
  /// - Parameter fraction: The degree, limited to 0 through 1.
  /// - Returns: The dim.
  public static func fade(_ fraction: Double) -> PopupDim {
    PopupDim(fraction: fraction, conceals: false)
  }

  /// Hides the views behind on any terminal, from the popup's first frame to its last.
  public static let conceal = PopupDim(fraction: 1, conceals: true)
}

extension PopupDim: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral fraction: Double) {
    self = .fade(fraction)
  }

  public init(integerLiteral fraction: Int) {
    self = .fade(Double(fraction))
  }
}
