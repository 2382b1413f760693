/// Why an event loop ended; the terminal has been given back by then.
public enum Ending: Hashable, Sendable {
  /// The screen said so.
  case finished
  /// The terminal has gone away, or its input has ended.
  case endOfInput
  /// A signal asks the process to end, or ^C or ^\ that the screen did not want.
  ///
  /// After saving, `Terminal.die(by:)` ends the process as others expect it.
  case signal(Int32)
}
