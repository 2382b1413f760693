/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none
  /// The eight of ECMA-48 and their bright sisters.
  case ansi16
  /// The 256 of xterm.
  case palette256
  case trueColor

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}
