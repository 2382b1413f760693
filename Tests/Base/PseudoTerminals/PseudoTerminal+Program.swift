import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PseudoTerminal {
  /// Starts a program as the leader of a new session, with this as its terminal.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: All variables, each as `NAME=value`.
  /// - Throws: `SystemFault` if that fails.
  public func run(_ program: String, _ arguments: [String], environment: [String]) throws {
    var actions = SpawnActions()
    actions.open(0, path, O_RDWR)
    for descriptor: Int32 in [1, 2] { actions.copy(0, to: descriptor) }
    actions.leadSession()
    process = try actions.start(program, arguments, environment: environment)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Sends a signal to all processes of the foreground job.
  public func signalForeground(_ number: Int32) throws {
    var group = pid_t()
    guard ioctl(person, UInt(TIOCGPGRP), &group) == 0, group > 0, kill(-group, number) == 0 else {
      throw Fault(description: "no job in front")
    }
  }

  /// Reads output until a condition is true.
  ///
  /// - Parameters:
  ///   - purpose: The awaited event, for messages.
  ///   - isReading: False to leave the output unread.
  ///   - condition: Called repeatedly.
  /// - Throws: `Fault` with the screen's text after two minutes, because a loaded machine may take
  ///   long.
  public func wait(
    _ purpose: String, isReading: Bool = true, until condition: () throws -> Bool
  ) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(120)
    while try !condition() {
      guard clock.now < deadline else { throw Fault(description: "no \(purpose)\n\(state)") }
      if isReading { read(atMost: 10) } else { poll(nil, 0, 5) }
    }
  }

  /// The text on the screen, and the last output.
  private var state: String {
    let end = String(decoding: written.suffix(500), as: UTF8.self)
    return picture.lines.joined(separator: "\n") + "\n" + end.debugDescription
  }

  /// Waits until a text is on the screen.
  public func wait(for part: String) throws {
    try wait(part) { picture.contains(part) }
  }

  /// Waits until a text is in the output.
  ///
  /// - Parameters:
  ///   - part: The text, which may contain control sequences.
  ///   - mark: The number of bytes to skip.
  /// - Throws: `Fault` after two minutes.
  public func wait(forBytes part: String, after mark: Int = 0) throws {
    try wait(part) { String(decoding: written[mark...], as: UTF8.self).contains(part) }
  }

  /// Reads the available output without waiting.
  public func readAll() {
    var count = -1
    while count != written.count {
      count = written.count
      read(atMost: 0)
    }
  }

  /// Reads the available output, waiting a number of milliseconds at most.
  private func read(atMost milliseconds: Int32) {
    var door = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&door, 1, milliseconds) > 0 else { return }
    let allowance = line?.allowance() ?? 65_536
    guard allowance > 0 else {
      poll(nil, 0, milliseconds)
      return
    }
    var bytes = [UInt8](repeating: 0, count: allowance)
    let count = systemRead(person, &bytes, bytes.count)
    guard count > 0 else { return }
    written += bytes[..<count]
    picture.obey(bytes[..<count])
    line?.use(count)
    if answers { answerQuestions() }
  }

  /// Waits until the program, which must be in raw mode, has read all input.
  ///
  /// Its output is not read meanwhile.
  public func waitForReading() throws {
    try wait("reading", isReading: false) { !hasInput }
  }

  /// Waits for the end of the program.
  ///
  /// - Parameter isReading: True to read its output meanwhile.
  /// - Returns: The exit status, or minus the number of a fatal signal.
  /// - Throws: `Fault` after two minutes.
  public func end(isReading: Bool = true) throws -> Int32 {
    var status: Int32 = 0
    var ended: pid_t = 0
    try wait("end of the program", isReading: isReading) {
      if ended == 0 { ended = waitpid(process, &status, WNOHANG) }
      return ended == process
    }
    process = 0
    line = nil
    readAll()
    return ExitStatus.code(of: status)
  }
}

private let systemRead = read
