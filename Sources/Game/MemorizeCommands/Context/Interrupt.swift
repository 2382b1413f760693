/// The handling of signals: the first ^C stops a long run, the second ends the program at once.
///
/// The termination signal, which schedulers send, is handled alike after `catchFirstTermination`.
public struct Interrupt: Sendable {
  /// Starts to record the first ^C instead of ending the program.
  public var catchFirst: @Sendable () -> Void
  /// Starts to record the first termination signal instead of ending the program.
  public var catchFirstTermination: @Sendable () -> Void
  /// Restores the default: both signals end the program at once.
  public var release: @Sendable () -> Void
  /// Returns true if a recorded signal has arrived.
  public var hasCome: @Sendable () -> Bool
  /// Returns true if the termination signal has arrived.
  public var isTermination: @Sendable () -> Bool

  public init(
    catchFirst: @escaping @Sendable () -> Void,
    catchFirstTermination: @escaping @Sendable () -> Void,
    release: @escaping @Sendable () -> Void,
    hasCome: @escaping @Sendable () -> Bool,
    isTermination: @escaping @Sendable () -> Bool
  ) {
    self.catchFirst = catchFirst
    self.catchFirstTermination = catchFirstTermination
    self.release = release
    self.hasCome = hasCome
    self.isTermination = isTermination
  }
}
