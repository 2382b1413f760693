import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PseudoTerminal {
  /// Starts a program as the leader of a session of its own, with this as its terminal.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What follows its name.
  ///   - environment: All its variables, each as `NAME=value`.
  /// - Throws: `SystemFault` if that is not possible.
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

  /// Sends a signal to all programs of the job in front.
  public func signalForeground(_ number: Int32) throws {
    var group = pid_t()
    guard ioctl(person, UInt(TIOCGPGRP), &group) == 0, group > 0, kill(-group, number) == 0 else {
      throw Fault(description: "no job in front")
    }
  }

  /// Reads until what was written satisfies a condition.
  ///
  /// - Parameters:
  ///   - purpose: What is waited for, in words.
  ///   - isReading: False to leave unread whatever is written.
  ///   - condition: Asked again and again.
  /// - Throws: `Fault` with what is shown, if that takes longer than 20 seconds.
  public func wait(
    _ purpose: String, isReading: Bool = true, until condition: () throws -> Bool
  ) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(20)
    while try !condition() {
      guard clock.now < deadline else { throw Fault(description: "no \(purpose)\n\(state)") }
      if isReading { read(atMost: 10) } else { poll(nil, 0, 5) }
    }
  }

  /// What is shown, and what was written last.
  private var state: String {
    let end = String(decoding: written.suffix(500), as: UTF8.self)
    return picture.lines.joined(separator: "\n") + "\n" + end.debugDescription
  }

  /// Waits until a text stands on the screen.
  public func wait(for part: String) throws {
    try wait(part) { picture.contains(part) }
  }

  /// Waits until a text was written, wherever it stands.
  ///
  /// - Parameters:
  ///   - part: The text, which may contain control sequences.
  ///   - mark: How many of the bytes written are passed over.
  /// - Throws: `Fault` if that takes longer than 20 seconds.
  public func wait(forBytes part: String, after mark: Int = 0) throws {
    try wait(part) { String(decoding: written[mark...], as: UTF8.self).contains(part) }
  }

  /// Reads what is there, without waiting.
  public func readAll() {
    var count = -1
    while count != written.count {
      count = written.count
      read(atMost: 0)
    }
  }

  /// Reads what is there, waiting for it some milliseconds at most.
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

  /// Waits until the program, which must have taken the terminal, has read all that was typed.
  ///
  /// Nobody reads what it writes meanwhile.
  public func waitForReading() throws {
    try wait("reading", isReading: false) { !hasInput }
  }

  /// Waits for the end of the program.
  ///
  /// - Parameter isReading: Whether somebody reads what it writes meanwhile.
  /// - Returns: Its exit status, or minus the number of the signal it died of.
  /// - Throws: `Fault` if it goes on for 20 seconds.
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
