import SystemCalls

/// The receivers of what a scene announces, and of what is printed while it is shown.
struct ScreenReceivers {
  private let announcements: Announcements
  private let log: ([UInt8]) -> Void

  /// Opens the receivers that are named on the command line.
  ///
  /// - Throws: `Failure` if a file cannot be written, or a named pipe has no reader.
  init(_ look: LookOptions, in context: RunContext) throws(Failure) {
    announcements = try Announcer.sending(to: look.announcements, in: context)
    log = try look.openLog(in: context.files) ?? { _ in }
  }

  /// Sends what a scene announces, and what is printed, to the receivers.
  func receive(from scene: inout Scene) {
    scene.announce(to: announcements)
    scene.log = log
  }
}

extension LookOptions {
  /// Opens the file to which output is appended; nil for none.
  ///
  /// - Throws: `Failure` if it cannot be written.
  func openLog(in files: Files) throws(Failure) -> (([UInt8]) -> Void)? {
    guard let path = log else { return nil }
    return try Failure.naming(path) { () throws(SystemError) in try files.extend(path) }
  }
}
