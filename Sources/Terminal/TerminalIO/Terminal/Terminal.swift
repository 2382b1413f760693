import CTerminal
import SystemCalls

/// The terminal a program runs in, taken for a screen and given back on every way out.
///
/// A class, because the terminal must be given back when it goes away. A program that crashes,
/// calls `exit`, or dies of a signal in `die(by:)` gives it back too; a stack overflow does so on
/// the thread that took it.
public final class Terminal {
  let input: FileDescriptor
  private let output: FileDescriptor
  private let capturesErrors: Bool
  /// Where bytes go without waiting, if it could be opened.
  private var door: FileDescriptor?
  /// Standard error as it was, and where what is written to it meanwhile is read.
  private var errors: (copy: FileDescriptor, captured: FileDescriptor)?
  private(set) var isTaken = false

  /// Names the descriptors of a terminal; nothing is done with them yet.
  ///
  /// - Parameters:
  ///   - input: Where keys are read.
  ///   - output: Where the screen is written.
  ///   - capturesErrors: Whether what is written to standard error meanwhile is held back, if that
  ///     is a terminal, and shown afterwards; the first 64 KiB of it.
  public init(input: Int32 = 0, output: Int32 = 1, capturesErrors: Bool = true) {
    self.input = FileDescriptor(rawValue: input)
    self.output = FileDescriptor(rawValue: output)
    self.capturesErrors = capturesErrors
  }

  deinit {
    giveBack()
  }

  /// Where the screen is written.
  var screen: FileDescriptor { door ?? output }

  /// Takes the terminal: from here on each key is read as it is pressed, and nothing is echoed.
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

  /// Has other bytes written when the terminal is given back, on every way out.
  func setFarewell(_ bytes: [UInt8]) {
    let result = terminal_set_farewell(bytes, bytes.count)
    assert(result == 0, "\(bytes.count) bytes to give a terminal back")
  }

  private func setRaw() throws(TerminalError) {
    guard terminal_set_raw() != 0 else { return }
    let error = TerminalError(.last)
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

  /// Has what is written to standard error, if that is a terminal, kept in a pipe, as far as it
  /// holds it.
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
  /// Whether a person sits at the other end of a descriptor.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    FileDescriptor(rawValue: descriptor).isTerminal
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
      environment: CurrentProcess.environment(variables),
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal, color: color, isASCII: isASCII)
  }
}
