import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system still grants this process.
public enum AvailableResources {
  /// How many processors work at a time; at least one.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How many more files can be opened, as far as that is asked.
  public static func descriptors(atMost count: Int) -> Int {
    let limit = Int32(clamping: ProcessLimit.openFiles.value ?? .max)
    var (free, descriptor) = (0, Int32(0))
    while free < count, descriptor < limit {
      if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
      descriptor += 1
    }
    return free
  }

  /// Whether so many bytes more can be had.
  public static func hasMemory(_ bytes: Int) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
    // So it is told that there is no place.
    guard Int(bitPattern: place) != -1 else { return false }
    munmap(place, bytes)
    return true
  }

  /// Has all threads to come share one heap.
  ///
  /// Else each would reserve 64 MB of addresses for its own, which might leave none for the stacks of
  /// others, and use a tenth of a megabyte. Where all allocate at a time, they wait for each other.
  public static func shareHeap() {
    heap_share()
  }
}

extension AvailableResources {
  /// What threads that are tried wait at until all are there; it stays for those that come late.
  nonisolated(unsafe) private static let gate = {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    return gate
  }()

  /// How many threads can run beside this one, as far as that is asked: they are tried.
  ///
  /// They are not waited for: they end while the caller goes on.
  public static func threads(atMost count: Int) -> Int {
    pthread_mutex_lock(gate)
    defer { pthread_mutex_unlock(gate) }
    return (0..<max(0, count)).prefix { _ in startThread() }.count
  }

  private static func startThread() -> Bool {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, nil, { passThrough($0) }, gate)
    guard code == 0, let thread = Optional(thread) else { return false }
    pthread_detach(thread)
    return true
  }
}

private func passThrough(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
  pthread_mutex_lock(gate)
  pthread_mutex_unlock(gate)
  return nil
}
