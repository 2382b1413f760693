/// The line to a player that is another program; who makes it does the reading and writing.
public struct ExternalLine: Sendable {
  /// Sends lines, waits for one line of answer, and gives it without its end.
  ///
  /// Nil when there is none: the program has ended, is silent or the run is to stop. The game is
  /// left then, and the reason has been reported. The next call is about another game, for which
  /// the program may have to be started again.
  public let ask: @Sendable (_ lines: String) -> String?
  /// Reports what was wrong with the answers of a game that is left for it.
  public let report: @Sendable (_ fault: String) -> Void
  /// Sends the last lines and hangs up.
  public let end: @Sendable (_ lines: String) -> Void

  /// Takes the three things that can be done with a line.
  public init(
    ask: @escaping @Sendable (_ lines: String) -> String?,
    report: @escaping @Sendable (_ fault: String) -> Void,
    end: @escaping @Sendable (_ lines: String) -> Void
  ) {
    (self.ask, self.report, self.end) = (ask, report, end)
  }
}

extension ExternalLine {
  /// A line at whose other end nobody is, for runs that are planned or added up but not played here.
  public static let closed = ExternalLine(ask: { _ in nil }, report: { _ in }, end: { _ in })
}
