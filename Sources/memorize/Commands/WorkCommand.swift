import CommandLineKit

/// `memorize work`: a filter that turns specs of shards into summaries.
///
/// It answers each line with one line, in order, and sends it out at once. A line that is no spec is
/// answered with an error object, and the next one is played all the same.
struct WorkCommand: Sendable {
  /// Nil for one a core.
  let threads: Int?
  /// How often it says on standard error how far it is.
  let heartbeat: Duration

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    threads = try arguments[.threads]
    heartbeat = try arguments[.heartbeat]
  }
}
