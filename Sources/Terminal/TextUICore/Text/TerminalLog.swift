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
  /// The bytes of the last line, if it may still grow.
  @ObservationIgnored private var rest: [UInt8] = []
  private static let mostLines = 1_000
  private static let longestLine = 1 << 16

  /// Creates an empty log.
  public init() {}

  /// Appends output; bytes that are not UTF-8 become U+FFFD.
  ///
  /// A line without an end is complete when it has 64 KiB.
  public func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    var parts = (rest + bytes).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    let kept = rest.isEmpty ? lines[...] : lines.dropLast()
    let isComplete = bytes.last == UInt8(ascii: "\n")
    rest = isComplete ? [] : Array(parts.last ?? [])
    if rest.count >= Self.longestLine { rest = [] }
    let latest = parts.suffix(Self.mostLines).map { String(decoding: $0, as: UTF8.self) }
    lines = Array((kept + latest).suffix(Self.mostLines))
  }
}
