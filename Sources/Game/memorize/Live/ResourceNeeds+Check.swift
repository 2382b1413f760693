import MemorizeCommands
import SystemCalls

// Checked in advance, because later nothing is reported: without threads the system's queues wait
// for ever, and without stack or memory the program crashes.
extension ResourceNeeds {
  /// Checks the limit of the stack.
  ///
  /// - Throws: `Failure` that names the limit.
  static func checkStack() throws(Failure) {
    guard let limit = ProcessLimit.stack.value, limit < stack else { return }
    throw .shortage("needs a stack of \(kilobytes(stack))", .stack)
  }

  /// Checks all other limits.
  ///
  /// - Throws: `Failure` that names the limit, what is left of it, and what is needed.
  func check() throws(Failure) {
    try checkFiles()
    try checkMemory()
    try checkThreads()
  }

  private func checkFiles() throws(Failure) {
    let free = AvailableResources.descriptors(atMost: files)
    guard free < files else { return }
    throw .shortage("needs \(files) more open files, but \(free) are left", .openFiles)
  }

  private func checkMemory() throws(Failure) {
    // If the stack of the main thread is unlimited, other threads have a few megabytes.
    let stack = ProcessLimit.stack.value ?? 8 << 20
    let needed = memory + threads * min(stack, 1 << 30)
    let isLimited = ProcessLimit.memory.value != nil
    guard !AvailableResources.hasMemory(needed) else {
      if isLimited { AvailableResources.shareHeap() }
      return
    }
    let limit: ProcessLimit = isLimited ? .memory : .data
    throw .shortage("needs \(Self.kilobytes(needed)) more memory than is left", limit)
  }

  private func checkThreads() throws(Failure) {
    let count = AvailableResources.threads(atMost: threads)
    guard count < threads else { return }
    throw .shortage("needs \(threads) more threads, but \(count) can be started", .processes)
  }

  fileprivate static func kilobytes(_ bytes: Int) -> String { "\(bytes >> 10) KB" }
}

extension Failure {
  /// Creates the failure for a limit; its exit code asks for a retry.
  fileprivate static func shortage(_ need: String, _ limit: ProcessLimit) -> Failure {
    guard let value = limit.value else {
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
