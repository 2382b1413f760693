public import SystemCalls

/// How other programs are started, as a value of closures.
public struct Programs: Sendable {
  /// Starts a shell command, out of reach of ^C.
  public var start: @Sendable (_ command: String) throws(SystemError) -> ProgramLine

  public init(start: @escaping @Sendable (String) throws(SystemError) -> ProgramLine) {
    self.start = start
  }
}

/// The line to a program that runs: its standard input and its standard output.
public struct ProgramLine: Sendable {
  /// What can be waited for.
  public enum Event: Sendable {
    case mayReceive
    case maySend
  }

  /// How a program ended.
  public enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Sends what the line takes at once, and tells how many bytes went; 0 when it is full.
  public var send: @Sendable (ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Receives what is there: nil when nothing has come yet, no bytes when the other end is closed.
  public var receive: @Sendable (_ count: Int) throws(SystemError) -> [UInt8]?
  /// Waits for an event, or until so many milliseconds have gone.
  public var wait: @Sendable (Event, _ milliseconds: Int32) -> Void
  /// Hangs up, gives the program so many milliseconds to end by itself, and then ends it.
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
