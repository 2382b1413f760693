/// The connection to an external player, as closures that do the reading and writing.
public struct ExternalLine: Sendable {
  /// Sends lines, waits for one line of answer, and returns it without its end.
  ///
  /// Nil if there is none, because the program has ended, is silent, or the run is stopped. Then
  /// the game is abandoned, and the reason has been reported. The next call is about another game,
  /// for which the program may have to be restarted.
  public let ask: @Sendable (_ lines: String) -> String?
  /// Reports a fault in the answers of a game that is abandoned for it.
  public let report: @Sendable (_ fault: String) -> Void
  /// Sends the last lines and closes the connection.
  public let end: @Sendable (_ lines: String) -> Void

  /// Creates a connection from closures, each of which does what its property says.
  public init(
    ask: @escaping @Sendable (_ lines: String) -> String?,
    report: @escaping @Sendable (_ fault: String) -> Void,
    end: @escaping @Sendable (_ lines: String) -> Void
  ) {
    (self.ask, self.report, self.end) = (ask, report, end)
  }
}

extension ExternalLine {
  /// A closed connection, for runs that are planned or merged but not played here.
  public static let closed = ExternalLine(ask: { _ in nil }, report: { _ in }, end: { _ in })
}
