import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The resources that the system still grants this process.
public enum AvailableResources {
  /// The number of available processors; at least one.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns how many more files can be opened, up to a number.
  public static func descriptors(atMost count: Int) -> Int {
    let limit = Int32(clamping: ProcessLimit.openFiles.value ?? .max)
    var (free, descriptor) = (0, Int32(0))
    while free < count, descriptor < limit {
      if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
      descriptor += 1
    }
    return free
  }

  /// Returns true if that many more bytes can be allocated.
  public static func hasMemory(_ bytes: Int) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
    // mmap returns -1 for an error.
    guard Int(bitPattern: place) != -1 else { return false }
    munmap(place, bytes)
    return true
  }

  /// Makes all threads created later share one heap.
  ///
  /// Otherwise each would reserve 64 MB of address space, which might leave none for the stacks of
  /// others, and use a tenth of a megabyte. If many allocate at the same time, they wait for each
  /// other.
  public static func shareHeap() {
    heap_share()
  }
}

extension AvailableResources {
  /// The gate at which test threads wait until all have started; it is never freed, for late ones.
  nonisolated(unsafe) private static let gate = {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    return gate
  }()

  /// Returns how many threads can run besides this one, up to a number, by starting them.
  ///
  /// The threads are not joined: they end while the caller continues.
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
