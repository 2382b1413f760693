import SystemCalls

typealias SystemError = SystemCalls.SystemError

/// What the program asks of the operating system, by the numbers of descriptors.
enum Platform {
  typealias ProgramEnd = ChildProcess.End
  typealias LineEvent = FileDescriptor.Readiness
  typealias Limit = ProcessLimit

  static var writesUTF8: Bool {
    LocaleVariables.writesUTF8(CurrentProcess.environment(LocaleVariables.names))
  }

  static var coreCount: Int { AvailableResources.processorCount }

  static func isTerminal(_ descriptor: Int32) -> Bool { file(descriptor).isTerminal }

  /// The columns of the terminal at a descriptor; 80 where there is none, or it does not tell.
  static func width(of descriptor: Int32) -> Int {
    let columns = file(descriptor).windowSize.columns
    return columns > 0 ? columns : 80
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try file(descriptor).writeAll(bytes)
  }

  static func read(atMost count: Int, from descriptor: Int32) throws(SystemError) -> [UInt8] {
    try file(descriptor).read(atMost: count)
  }

  /// Opens a file for reading as long as `body` runs.
  ///
  /// A pipe without a writer does not keep it waiting: it reads as empty.
  static func withFile<Result>(_ path: String, _ body: (Int32) throws -> Result) throws -> Result {
    let file: FileDescriptor
    do {
      file = try FileDescriptor(opening: path, for: .reading)
    } catch {
      throw Failure.inputOutput(shown(path), error)
    }
    defer { try? file.close() }
    return try body(file.rawValue)
  }

  static func isThere(_ path: String) -> Bool { FileSystem.exists(path) }

  static func environment(_ names: [String]) -> [String: String] {
    CurrentProcess.environment(names)
  }

  static func catchFirstInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
    Signal.interrupt.handle(by: handler)
  }

  static func letInterruptsEndTheProgram() { Signal.interrupt.restoreDefault() }

  static func catchFirstTermination(_ handler: @escaping @convention(c) (Int32) -> Void) {
    Signal.terminate.handle(by: handler)
  }

  static func letTerminationsEndTheProgram() { Signal.terminate.restoreDefault() }

  static func secondsSince1970() -> Int64 { WallClock.secondsSince1970() }

  static func leave(with code: ExitCode) -> Never { CurrentProcess.exit(status: code.rawValue) }

  static func openStandardDescriptors() { FileDescriptor.fillStandardPlaces() }

  private static func file(_ descriptor: Int32) -> FileDescriptor {
    FileDescriptor(rawValue: descriptor)
  }
}

// What the system still grants this process.
extension Platform {
  static func value(of limit: Limit) -> Int? { limit.value }

  static func freeDescriptors(atMost count: Int) -> Int {
    AvailableResources.descriptors(atMost: count)
  }

  static func hasMemory(_ bytes: Int) -> Bool { AvailableResources.hasMemory(bytes) }

  static func shareHeap() { AvailableResources.shareHeap() }

  static func startableThreads(atMost count: Int) -> Int {
    AvailableResources.threads(atMost: count)
  }
}

// Files that are written.
extension Platform {
  static func outputTarget(_ path: String) throws(SystemError) -> OutputTarget {
    try OutputTarget(path)
  }

  static func createPartial(
    of target: OutputTarget
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    let partial = try target.createPartial()
    return (partial.descriptor.rawValue, partial.path)
  }

  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try FileDescriptor(opening: path, for: .writing).rawValue
  }

  /// Waits until the disk has what was written, where a file system can tell.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    do throws(SystemError) {
      try file(descriptor).sync()
    } catch {
      if !error.meansNoSync { throw error }
    }
  }

  static func closeFile(_ descriptor: Int32) throws(SystemError) { try file(descriptor).close() }

  static func move(_ path: String, to other: String) throws(SystemError) {
    try FileSystem.rename(path, to: other)
  }

  static func letWritesToClosedPipesFail() { Signal.brokenPipe.ignore() }

  static func removeFile(_ path: String) { try? FileSystem.remove(path) }

  /// Makes a folder in one that is there; one that is there already will do.
  static func makeFolder(_ path: String) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.createFolder(path, mode: 0o777)
    } catch {
      if error != .fileExists { throw .inputOutput(shown(path), error) }
    }
  }
}

// Other programs.
extension Platform {
  struct Program: Sendable {
    fileprivate let process: ChildProcess
    var line: Int32 { process.line.rawValue }
  }

  static func start(shell command: String) throws(SystemError) -> Program {
    Program(process: try ChildProcess(shell: command))
  }

  static func send(_ bytes: ArraySlice<UInt8>, on line: Int32) throws(SystemError) -> Int {
    try file(line).send(bytes)
  }

  static func receive(atMost count: Int, from line: Int32) throws(SystemError) -> [UInt8]? {
    try file(line).receive(atMost: count)
  }

  static func wait(for line: Int32, _ event: LineEvent, milliseconds: Int32) {
    file(line).wait(until: event, milliseconds: milliseconds)
  }

  static func end(_ program: Program, milliseconds: Int32) -> ProgramEnd {
    program.process.end(within: milliseconds)
  }
}

extension Platform.LineEvent {
  static let mayReceive = Self.readable
  static let maySend = Self.writable
}

extension SystemError {
  var isClosedPipe: Bool { self == .brokenPipe }
}
