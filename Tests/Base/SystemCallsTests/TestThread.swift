#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread for a blocking call, because the tests' own threads are few.
struct TestThread: ~Copyable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Glibc)
  private var id = pthread_t()
  #else
  private var id: pthread_t?
  #endif

  init(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    pthread_create(&id, nil, { startThread($0) }, body)
  }

  fileprivate static func run(_ body: UnsafeMutableRawPointer) {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
  }

  func send(_ signal: Int32) {
    #if canImport(Glibc)
    pthread_kill(id, signal)
    #else
    if let id { pthread_kill(id, signal) }
    #endif
  }

  /// Waits for its end.
  consuming func join() {
    #if canImport(Glibc)
    pthread_join(id, nil)
    #else
    if let id { pthread_join(id, nil) }
    #endif
  }

  /// Unblocks a signal for the calling thread; it is blocked in the tests' threads.
  static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

private func startThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let body { TestThread.run(body) }
  return nil
}
