/// What becomes of the picture behind a popup.
///
/// A number fades it: 0 leaves it as it is, 1 leaves nothing to be seen of it where there are colours.
public struct PopupDim: Hashable, Sendable {
  /// How far it is faded, from 0 to 1.
  let fraction: Double
  /// Whether it is taken away altogether.
  let conceals: Bool

  private init(fraction: Double, conceals: Bool) {
    self.fraction = fraction.isNaN ? 0 : max(0, min(fraction, 1))
    self.conceals = conceals
  }

  /// Fades the colours towards the background; without colours the picture stays as it is.
  ///
  /// - Parameter fraction: From 0 to 1; other numbers count as the nearest of these.
  /// - Returns: The dim.
  public static func fade(_ fraction: Double) -> PopupDim {
    PopupDim(fraction: fraction, conceals: false)
  }

  /// Leaves nothing to be read, on any terminal, from the first frame of the popup to its last.
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
