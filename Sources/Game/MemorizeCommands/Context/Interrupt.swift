/// The first ^C asks a long run to stop; the second ends the program at once.
///
/// So does the signal by which a scheduler takes a machine back, where that is waited for.
public struct Interrupt: Sendable {
  /// From now on the first ^C is only noted.
  public var catchFirst: @Sendable () -> Void
  /// From now on the first request to end is only recorded.
  public var catchFirstTermination: @Sendable () -> Void
  /// From now on both end the program at once.
  public var release: @Sendable () -> Void
  /// Whether a request to end has come since it was caught.
  public var hasCome: @Sendable () -> Bool
  /// Whether the signal of a scheduler has come.
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
