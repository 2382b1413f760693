import SystemCalls

/// What a command needs of the system before it begins.
///
/// It is asked for first because nothing is told later: where no thread can be started the system's
/// queues wait for one for ever, and where stack or memory end, so does the program.
public struct ResourceNeeds: Equatable, Sendable {
  /// How many files it opens at a time.
  var files = 8
  /// Bytes of memory beside its threads' stacks.
  var memory = 16 << 20
  /// Threads beside the first.
  var threads = 0

  /// Bytes of stack that every command needs, before its line is read.
  static let stack = 256 << 10

  /// Refuses to begin without a stack.
  ///
  /// - Throws: `Failure` that names the limit.
  static func checkStack() throws(Failure) {
    guard let limit = Platform.value(of: .stack), limit < stack else { return }
    throw .shortage("needs a stack of \(kilobytes(stack))", .stack)
  }

  /// Refuses to begin with too little of anything else.
  ///
  /// - Throws: `Failure` that names the limit, what is left of it, and what is needed.
  func check() throws(Failure) {
    try checkFiles()
    try checkMemory()
    try checkThreads()
  }

  private func checkFiles() throws(Failure) {
    let free = Platform.freeDescriptors(atMost: files)
    guard free < files else { return }
    throw .shortage("needs \(files) more open files, but \(free) are left", .openFiles)
  }

  private func checkMemory() throws(Failure) {
    // Where the first stack may grow without limit, the others have a few megabytes.
    let stack = Platform.value(of: .stack) ?? 8 << 20
    let needed = memory + threads * min(stack, 1 << 30)
    let isLimited = Platform.value(of: .memory) != nil
    guard !Platform.hasMemory(needed) else {
      if isLimited { Platform.shareHeap() }
      return
    }
    let limit: Platform.Limit = isLimited ? .memory : .data
    throw .shortage("needs \(Self.kilobytes(needed)) more memory than is left", limit)
  }

  private func checkThreads() throws(Failure) {
    let count = Platform.startableThreads(atMost: threads)
    guard count < threads else { return }
    throw .shortage("needs \(threads) more threads, but \(count) can be started", .processes)
  }

  fileprivate static func kilobytes(_ bytes: Int) -> String { "\(bytes >> 10) KB" }
}

extension Failure {
  /// Another try may find more.
  fileprivate static func shortage(_ need: String, _ limit: Platform.Limit) -> Failure {
    guard let value = Platform.value(of: limit) else {
      return Failure(code: .tryAgain, message: need)
    }
    let shown =
      switch limit {
      case .openFiles, .processes: "\(value)"
      case .memory, .data, .stack: ResourceNeeds.kilobytes(value)
      }
    return Failure(
      code: .tryAgain, message: "\(need); the limit (ulimit -\(limit.rawValue)) is \(shown)")
  }
}
