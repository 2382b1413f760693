import CTerminal
import SystemCalls

/// The terminal of a program, prepared for a screen and restored on every way out.
///
/// A class, because the terminal is restored with the last reference to it. A program that crashes,
/// calls `exit`, or ends by a signal in `die(by:)` restores it too; after a stack overflow only the
/// thread that prepared it does.
public final class Terminal {
  let input: FileDescriptor
  private let output: FileDescriptor
  private let capturesOutput: Bool
  /// A non-blocking descriptor for output, if it could be opened.
  private var door: FileDescriptor?
  /// The standard descriptors that are captured; nil for none.
  private var capture: OutputCapture?
  private(set) var isTaken = false

  /// Creates a terminal from descriptors without using them.
  ///
  /// - Parameters:
  ///   - input: The descriptor for keys.
  ///   - output: The descriptor for the screen.
  ///   - capturesOutput: True if output to standard output and error, if they are terminals, is
  ///     captured and shown afterwards; its last 64 KiB.
  public init(input: Int32 = 0, output: Int32 = 1, capturesOutput: Bool = true) {
    self.input = FileDescriptor(rawValue: input)
    self.output = FileDescriptor(rawValue: output)
    self.capturesOutput = capturesOutput
  }

  deinit {
    restore()
  }

  /// The descriptor for the screen.
  var screen: FileDescriptor { door ?? output }

  /// Prepares the terminal: keys are read one by one, without echo.
  ///
  /// - Parameter stop: The bytes that are written when it is restored.
  /// - Throws: `TerminalError.notATerminal`, or another reason why it cannot be used.
  func take(stop: [UInt8] = ControlSequences.stop) throws(TerminalError) {
    if isTaken { return }
    guard output.isTerminal else { throw .notATerminal }
    door = output.reopenedForWriting() ?? (try? output.duplicate())
    if let capture {
      capture.redo()
    } else if capturesOutput && door != nil {
      capture = OutputCapture()
    }
    try lend(stop)
    try setRaw()
  }

  private func lend(_ stop: [UInt8]) throws(TerminalError) {
    var loan = TerminalLoan(
      input: input.rawValue, output: screen.rawValue,
      standard: capture?.copies ?? (-1, -1), captured: capture?.reading.rawValue ?? -1)
    guard terminal_lend(&loan, stop, stop.count) == 0 else {
      let error = TerminalError(.last)
      capture?.undo()
      restore()
      closeDoor()
      throw error
    }
    isTaken = true
  }

  /// Replaces the bytes that are written when the terminal is restored.
  func setFarewell(_ bytes: [UInt8]) {
    let result = terminal_set_farewell(bytes, bytes.count)
    assert(result == 0, "\(bytes.count) bytes to give a terminal back")
  }

  private func setRaw() throws(TerminalError) {
    guard terminal_set_raw() != 0 else { return }
    let error = TerminalError(.last)
    restore()
    throw error
  }

  /// Sets the modes again after another program may have changed them.
  func retake(stop: [UInt8]) throws(TerminalError) {
    guard isTaken else { return try take(stop: stop) }
    try setRaw()
  }

  /// Restores the terminal; ignored if it is not prepared.
  func restore() {
    suspend()
    capture?.close()
    capture = nil
  }

  /// Restores the terminal until it is prepared again.
  ///
  /// Processes that were started meanwhile can still write to captured descriptors.
  func suspend() {
    guard isTaken else { return }
    isTaken = false
    terminal_return()
    closeDoor()
  }

  private func closeDoor() {
    try? door?.close()
    door = nil
  }

  /// The descriptor that is ready while there is captured output to read; nil if none is captured.
  var captured: FileDescriptor? { capture?.awaited }

  /// Reads captured output on another thread from now on, so that none is lost.
  func captureInBackground() { capture?.startReading() }

  /// Returns the output that was captured since the last call, at most 64 KiB.
  func readCaptured() -> [UInt8] { capture?.read() ?? [] }

  /// Captures what was written until now, so that `readCaptured` returns it.
  func collectCaptured() { capture?.collect() }

  /// Returns all captured output that was not returned before.
  func readAllCaptured() -> [UInt8] {
    collectCaptured()
    return capture?.readAll() ?? []
  }

  /// Records that the first captured bytes were shown, so that they do not follow at the end.
  func forgetCaptured(_ count: Int) { terminal_forget_captured(count) }
}

extension Terminal {
  /// Returns true if a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    FileDescriptor(rawValue: descriptor).isTerminal
  }

  /// Ends the process by a signal, so that its parent sees that, after restoring the terminal.
  public static func die(by signal: Int32) -> Never {
    terminal_return()
    terminal_die(signal)
  }
}

extension Capabilities {
  /// Returns the capabilities by this process's environment and standard descriptors.
  ///
  /// - Parameters:
  ///   - color: The choice of colours, which takes precedence over the environment.
  ///   - isASCII: True if only ASCII is wanted.
  ///   - output: The descriptor for the screen.
  /// - Returns: The capabilities.
  public static func ofProcess(
    color: ColorChoice = .auto, isASCII: Bool = false, output: Int32 = 1
  ) -> Capabilities {
    Capabilities(
      environment: CurrentProcess.environment(variables),
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor(rawValue: output).isTerminal, color: color,
      isASCII: isASCII)
  }
}
