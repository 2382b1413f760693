package import SystemCalls

/// What a write consists of, in this order.
package enum WriteStep: String, CaseIterable, Sendable {
  case createFolder
  case createFile
  /// Comes once for every 64 KiB.
  case write
  case syncFile
  case linkPrevious
  case replacePrevious
  case replace
  case syncFolder
  /// Comes alone, and so does the next one.
  case append
  case syncAppended
}

/// What is done before each step: nothing, unless a test wants the disk to fail or the process to
/// end there.
package struct WriteStepHook: Sendable {
  package typealias Failure = SystemError

  package var before: @Sendable (WriteStep) throws(Failure) -> Void

  package init(
    before: @escaping @Sendable (WriteStep) throws(Failure) -> Void = { _ in }
  ) {
    self.before = before
  }
}
