public import Observation

/// The lines that were written to standard output and standard error while the screen is shown.
///
/// They appear on the terminal after the screen has ended, and above an inline one at once. A
/// `LogPane` shows them before, and so can any view, because a screen on a terminal has a log in
/// its environment:
///
///     @Environment(TerminalLog.self) private var log
///     var body: some View { Text(log.lines.last ?? "Nothing was printed.") }
@MainActor @Observable public final class TerminalLog {
  /// The latest lines, at most 1,000; the last one may still grow.
  public private(set) var lines: [String] = []
  @ObservationIgnored private var isLastComplete = true
  @ObservationIgnored private let mostLines = 1_000

  /// Creates an empty log.
  public init() {}

  /// Appends output; bytes that are not UTF-8 become U+FFFD.
  public func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    var parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    var all = lines
    if !isLastComplete, let last = all.popLast() { parts[0] = last + parts[0] }
    isLastComplete = parts.last == ""
    if isLastComplete { parts.removeLast() }
    all += parts
    lines = Array(all.suffix(mostLines))
  }
}
