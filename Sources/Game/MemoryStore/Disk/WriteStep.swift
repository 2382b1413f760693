package import SystemCalls

/// The file-system operations of a write, in order.
package enum WriteStep: String, CaseIterable, Sendable {
  case createFolder
  case createFile
  /// A write of up to 64 KiB.
  case write
  case syncFile
  case linkPrevious
  case replacePrevious
  case replace
  case syncFolder
  /// An append to a file; like the next case, it is an operation of its own.
  case append
  case syncAppended
}

/// A hook before each step, with which tests simulate a failing disk or the end of the process.
package struct WriteStepHook: Sendable {
  package typealias Failure = SystemError

  package var before: @Sendable (WriteStep) throws(Failure) -> Void

  package init(
    before: @escaping @Sendable (WriteStep) throws(Failure) -> Void = { _ in }
  ) {
    self.before = before
  }
}
