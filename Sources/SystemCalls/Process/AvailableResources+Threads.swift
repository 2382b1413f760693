#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension AvailableResources {
  /// How many threads can run beside this one, as far as that is asked: they are tried.
  public static func threads(atMost count: Int) -> Int {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    var threads: [pthread_t] = []
    while threads.count < count, let thread = thread(waitingAt: gate) { threads.append(thread) }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(gate)
    return threads.count
  }

  private static func thread(waitingAt gate: UnsafeMutablePointer<pthread_mutex_t>) -> pthread_t? {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, nil, { passThrough($0) }, gate)
    return code == 0 ? thread : nil
  }
}

private func passThrough(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
  pthread_mutex_lock(gate)
  pthread_mutex_unlock(gate)
  return nil
}
