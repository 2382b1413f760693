extension Duration {
  /// The duration as on a stopwatch, in whole seconds: `1:32`, from an hour on `1:01:32`.
  ///
  /// Negative durations count as zero.
  public var stopwatchText: String {
    let seconds = max(0, components.seconds)
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
    let end = ":\(Self.twoDigits(seconds % 60))"
    return hours == 0 ? "\(minutes)\(end)" : "\(hours):\(Self.twoDigits(minutes))\(end)"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
