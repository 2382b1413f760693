/// What a command needs of the system before it begins.
public struct ResourceNeeds: Equatable, Sendable {
  /// How many files it opens at a time.
  public var files = 8
  /// Bytes of memory beside its threads' stacks.
  public var memory = 16 << 20
  /// Threads beside the first.
  public var threads = 0

  /// Bytes of stack that every command needs, before its line is read.
  public static let stack = 256 << 10
}
