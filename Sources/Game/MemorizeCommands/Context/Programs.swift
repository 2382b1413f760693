public import SystemCalls

/// The start of other programs, as closures.
public struct Programs: Sendable {
  /// Starts a shell command in a process group of its own, so that ^C does not reach it.
  public var start: @Sendable (_ command: String) throws(SystemError) -> ProgramLine

  public init(start: @escaping @Sendable (String) throws(SystemError) -> ProgramLine) {
    self.start = start
  }
}

/// The connection to a running program: its standard input and output.
public struct ProgramLine: Sendable {
  /// An event that can be waited for.
  public enum Event: Sendable {
    case mayReceive
    case maySend
  }

  /// The way a program ended.
  public enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Sends as many bytes as fit at once and returns their number; 0 if the pipe is full.
  public var send: @Sendable (ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Receives available bytes: nil if there are none yet, empty if the program closed its output.
  public var receive: @Sendable (_ count: Int) throws(SystemError) -> [UInt8]?
  /// Waits for an event, or until the timeout in milliseconds.
  public var wait: @Sendable (Event, _ milliseconds: Int32) -> Void
  /// Closes the program's input, waits for its end for some milliseconds, and then kills it.
  public var end: @Sendable (_ milliseconds: Int32) -> End

  public init(
    send: @escaping @Sendable (ArraySlice<UInt8>) throws(SystemError) -> Int,
    receive: @escaping @Sendable (Int) throws(SystemError) -> [UInt8]?,
    wait: @escaping @Sendable (Event, Int32) -> Void,
    end: @escaping @Sendable (Int32) -> End
  ) {
    self.send = send
    self.receive = receive
    self.wait = wait
    self.end = end
  }
}
