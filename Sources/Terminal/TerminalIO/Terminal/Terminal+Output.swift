import CTerminal

extension Terminal {
  /// Runs a closure, and returns what is written to standard output and standard error meanwhile,
  /// even if they are no terminals.
  ///
  /// For pictures of views that print; not for use while a screen is shown. Of more than 4 MiB only
  /// the end is returned. If the system refuses, the output goes where it went before.
  ///
  /// - Parameter body: The closure; output of other threads meanwhile is returned as well.
  /// - Returns: The bytes, in order.
  public static func capturingOutput(of body: () -> Void) -> [UInt8] {
    guard var capture = OutputCapture(where: { _ in true }) else {
      body()
      return []
    }
    capture.startReading()
    body()
    capture.collect()
    capture.undo()
    defer { capture.close() }
    let output = capture.readAll()
    terminal_forget_captured(output.count)
    return output
  }
}
