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
    guard let path = look.log else {
      log = { _ in }
      return
    }
    log = try Failure.naming(path) { () throws(SystemError) in try context.files.extend(path) }
  }

  /// Sends what a scene announces, and what is printed, to the receivers.
  func receive(from scene: inout Scene) {
    scene.announce(to: announcements)
    scene.log = log
  }
}
