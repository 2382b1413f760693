import CTerminal

/// The terminal a program runs in, taken for a screen and given back on every way out.
///
/// A class, because the terminal must be given back when it goes away. A program that crashes,
/// calls `exit`, or dies of a signal in `die(by:)` gives it back too; a stack overflow does so on
/// the thread that took it.
public final class Terminal {
  let input: Int32
  private let output: Int32
  private let capturesErrors: Bool
  /// Where bytes go without waiting, if it could be opened.
  private var door: Int32 = -1
  private var loan = TerminalLoan()
  private(set) var isTaken = false

  /// Names the descriptors of a terminal; nothing is done with them yet.
  ///
  /// - Parameters:
  ///   - input: Where keys are read.
  ///   - output: Where the screen is written.
  ///   - capturesErrors: Whether what is written to standard error meanwhile is held back, if that
  ///     is a terminal, and shown afterwards; the first 64 KiB of it.
  public init(input: Int32 = 0, output: Int32 = 1, capturesErrors: Bool = true) {
    self.input = input
    self.output = output
    self.capturesErrors = capturesErrors
  }

  deinit {
    giveBack()
  }

  /// Where the screen is written.
  var screen: Int32 { door >= 0 ? door : output }

  /// Takes the terminal: from here on each key is read as it is pressed, and nothing is echoed.
  func take() throws(TerminalError) {
    if isTaken { return }
    guard Platform.isTerminal(output) else { throw .notATerminal }
    door = Platform.reopenForWriting(output)
    loan = TerminalLoan(input: input, output: screen, error: -1, captured: -1)
    captureErrors()
    try lend()
    try setRaw()
  }

  private func lend() throws(TerminalError) {
    let stop = ControlSequences.stop
    guard terminal_lend(&loan, stop, stop.count) == 0 else {
      let error = Platform.error
      if loan.error >= 0 { _ = Platform.replaceErrors(by: loan.error) }
      closeAll()
      throw error
    }
    isTaken = true
  }

  private func setRaw() throws(TerminalError) {
    guard terminal_set_raw() != 0 else { return }
    let error = Platform.error
    giveBack()
    throw error
  }

  /// Sets the modes again after somebody else may have changed them.
  func retake() throws(TerminalError) {
    guard isTaken else { return try take() }
    try setRaw()
  }

  /// Gives the terminal back; nothing happens if it is not taken.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    terminal_return()
    closeAll()
  }

  /// Has what is written to standard error kept in a pipe, as far as it holds it.
  private func captureErrors() {
    guard capturesErrors, let copy = Platform.copyOfErrors() else { return }
    guard let pipe = try? Platform.pipe() else { return Platform.close(copy) }
    if Platform.replaceErrors(by: pipe.writing) {
      (loan.error, loan.captured) = (copy, pipe.reading)
    } else {
      for descriptor in [copy, pipe.reading] { Platform.close(descriptor) }
    }
    Platform.close(pipe.writing)
  }

  private func closeAll() {
    for descriptor in [door, loan.error, loan.captured] where descriptor >= 0 {
      Platform.close(descriptor)
    }
    (door, loan.error, loan.captured) = (-1, -1, -1)
  }
}

extension Terminal {
  /// Whether a person sits at the other end of a descriptor.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    Platform.isTerminal(descriptor)
  }

  /// Ends the process by a signal, so that whoever started it sees that death; the terminal is
  /// given back first.
  public static func die(by signal: Int32) -> Never {
    terminal_return()
    terminal_die(signal)
  }
}

extension Capabilities {
  /// What this process's environment and standard descriptors tell.
  public static func ofProcess(
    color: ColorChoice = .auto, isASCII: Bool = false
  ) -> Capabilities {
    Capabilities(
      environment: Platform.environment(variables), isInputTerminal: Platform.isTerminal(0),
      isOutputTerminal: Platform.isTerminal(1), color: color, isASCII: isASCII)
  }
}
