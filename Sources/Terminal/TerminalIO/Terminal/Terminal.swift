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
  private let capturesErrors: Bool
  /// A non-blocking descriptor for output, if it could be opened.
  private var door: FileDescriptor?
  /// The original standard error, and the reading end of the pipe that captures it.
  private var errors: (copy: FileDescriptor, captured: FileDescriptor)?
  private(set) var isTaken = false

  /// Creates a terminal from descriptors without using them.
  ///
  /// - Parameters:
  ///   - input: The descriptor for keys.
  ///   - output: The descriptor for the screen.
  ///   - capturesErrors: True if output to standard error, if that is a terminal, is captured and
  ///     shown afterwards; its first 64 KiB.
  public init(input: Int32 = 0, output: Int32 = 1, capturesErrors: Bool = true) {
    self.input = FileDescriptor(rawValue: input)
    self.output = FileDescriptor(rawValue: output)
    self.capturesErrors = capturesErrors
  }

  deinit {
    restore()
  }

  /// The descriptor for the screen.
  var screen: FileDescriptor { door ?? output }

  /// Prepares the terminal: keys are read one by one, without echo.
  func take() throws(TerminalError) {
    if isTaken { return }
    guard output.isTerminal else { throw .notATerminal }
    door = output.reopenedForWriting()
    errors = capturesErrors ? Self.captureErrors() : nil
    try lend()
    try setRaw()
  }

  private func lend() throws(TerminalError) {
    let stop = ControlSequences.stop
    var loan = TerminalLoan(
      input: input.rawValue, output: screen.rawValue, error: errors?.copy.rawValue ?? -1,
      captured: errors?.captured.rawValue ?? -1)
    guard terminal_lend(&loan, stop, stop.count) == 0 else {
      let error = TerminalError(.last)
      try? errors?.copy.duplicate(as: .standardError)
      closeAll()
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
  func retake() throws(TerminalError) {
    guard isTaken else { return try take() }
    try setRaw()
  }

  /// Restores the terminal; ignored if it is not prepared.
  func restore() {
    guard isTaken else { return }
    isTaken = false
    terminal_return()
    closeAll()
  }

  /// Redirects standard error, if that is a terminal, to a pipe, up to its capacity.
  private static func captureErrors() -> (copy: FileDescriptor, captured: FileDescriptor)? {
    guard FileDescriptor.standardError.isTerminal,
      let copy = try? FileDescriptor.standardError.duplicate()
    else { return nil }
    guard let pipe = try? FileDescriptor.pipe() else {
      try? copy.close()
      return nil
    }
    defer { try? pipe.writing.close() }
    if (try? pipe.writing.duplicate(as: .standardError)) != nil { return (copy, pipe.reading) }
    for descriptor in [copy, pipe.reading] { try? descriptor.close() }
    return nil
  }

  private func closeAll() {
    for descriptor in [door, errors?.copy, errors?.captured] { try? descriptor?.close() }
    (door, errors) = (nil, nil)
  }
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
  public static func ofProcess(
    color: ColorChoice = .auto, isASCII: Bool = false
  ) -> Capabilities {
    Capabilities(
      environment: CurrentProcess.environment(variables),
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal, color: color, isASCII: isASCII)
  }
}
