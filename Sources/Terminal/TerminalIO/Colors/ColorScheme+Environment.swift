import TextUICore

extension ColorScheme {
  /// Creates a scheme from a value of `COLORFGBG`, such as `15;0` or `0;default;15`; nil for
  /// another value.
  ///
  /// The last number is the background, by whose name vim and others judge it, too.
  init?(foregroundAndBackground text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count >= 2, let background = parts.last.flatMap({ UInt8($0) }) else { return nil }
    switch background {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: return nil
    }
  }
}
