// Values at which arithmetic and text processing fail easily.
extension SeededNumbers {
  /// Returns any number, often the largest or smallest.
  public mutating func anyNumber() -> Int {
    let edges = [0, 1, -1, 65_535, 65_536, .max, .min, .max - 1, .min + 1, 1 << 53]
    let choice = whole(0...31)
    return choice < edges.count ? edges[choice] : Int(truncatingIfNeeded: next())
  }

  /// Returns any time, also beyond the range of clocks, and often a few seconds.
  public mutating func anyTime() -> Duration {
    switch whole(0...3) {
    case 0: Duration(secondsComponent: Int64(anyNumber()), attosecondsComponent: 0)
    case 1: .nanoseconds(Int64(anyNumber()))
    default: .milliseconds(whole(0...20_000))
    }
  }

  /// Returns a few characters of any kind, including control, invisible and joining ones.
  public mutating func anyText(atMost limit: Int = 12) -> String {
    let odd = [
      "", "\u{1B}[2J", "\u{0}", "\u{202E}", "\u{200D}", "\u{301}", "🇩🇪", "👩‍👩‍👧", " ", "\n", ",", "=",
    ]
    let pieces = (0..<whole(0...limit)).map { _ in
      whole(0...2) == 0
        ? one(of: odd) : Unicode.Scalar(UInt32(whole(0...0x10_FFFF))).map { String($0) } ?? "a"
    }
    return pieces.joined()
  }
}
