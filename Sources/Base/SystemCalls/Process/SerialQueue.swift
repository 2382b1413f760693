#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A serial queue of work on a background thread.
///
/// The thread exists while there is work. If no thread can be started, the caller does the work.
// The system's queues belong to libraries that take a megabyte of every program that uses them.
public final class SerialQueue: @unchecked Sendable {
  // Accessed by both threads under the lock.
  private var work: [@Sendable () -> Void] = []
  private var isWorking = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let idleness = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Creates an empty queue.
  public init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(idleness, nil)
  }

  deinit {
    pthread_cond_destroy(idleness)
    pthread_mutex_destroy(lock)
    idleness.deallocate()
    lock.deallocate()
  }

  /// Adds work, which runs after all earlier work; it may add more.
  public func async(_ job: @escaping @Sendable () -> Void) {
    let begins = locked {
      work.append(job)
      defer { isWorking = true }
      return !isWorking
    }
    if begins, !startThread() { doAll() }
  }

  /// Waits until the queue is empty.
  ///
  /// Work that calls it deadlocks.
  public func finish() {
    locked {
      while isWorking { pthread_cond_wait(idleness, lock) }
    }
  }

  private func startThread() -> Bool {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let queue = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, { SerialQueue.doAll(of: $0) }, queue.toOpaque())
    guard code == 0, let thread = Optional(thread) else {
      queue.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private static func doAll(of queue: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let queue else { return nil }
    Unmanaged<SerialQueue>.fromOpaque(queue).takeRetainedValue().doAll()
    return nil
  }

  private func doAll() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    locked {
      if !work.isEmpty { return work.removeFirst() }
      isWorking = false
      pthread_cond_broadcast(idleness)
      return nil
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
