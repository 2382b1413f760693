import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls a closure with each number below a count, on several threads, and waits for all of them.
///
/// Threads are started for each call, because threads that wait between calls do not exist in the
/// child of a fork, and Python forks. If the system refuses a thread, the others do its work.
func performConcurrently(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
  guard threads > 1, count > 1 else { return (0..<count).forEach(body) }
  withoutActuallyEscaping(body) { body in
    let work = ConcurrentWork(count: count, body: body)
    let others = (1..<min(threads, count)).compactMap { _ in work.startThread() }
    work.doRest()
    for thread in others { pthread_join(thread, nil) }
  }
}

/// Calls that threads take one by one.
private final class ConcurrentWork: Sendable {
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void

  init(count: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  func doRest() {
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      body(number)
    }
  }

  func startThread() -> pthread_t? {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let work = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, { ConcurrentWork.doRest(of: $0) }, work.toOpaque())
    guard code == 0, let thread = Optional(thread) else {
      work.release()
      return nil
    }
    return thread
  }

  private static func doRest(of work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    Unmanaged<ConcurrentWork>.fromOpaque(work).takeRetainedValue().doRest()
    return nil
  }
}
