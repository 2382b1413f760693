/// What closes a popup, beside the program.
public struct PopupDismissal: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A tap beside the popup; one on it never closes it.
  public static let outsideTap = PopupDismissal(rawValue: 1 << 0)
  public static let escape = PopupDismissal(rawValue: 1 << 1)
  /// Dragging the popup more than 3 rows towards the edge it goes out by; less, and it springs back.
  ///
  /// Towards the sides columns count by their width: 7 of them, where a cell is half as wide as high.
  public static let swipe = PopupDismissal(rawValue: 1 << 2)
  public static let all: PopupDismissal = [.outsideTap, .escape, .swipe]
}
