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

  /// Has all threads share one heap; else each would reserve 64 MB of addresses for its own, which
  /// might leave none for the stacks of others.
  public static func shareHeap() {
    #if canImport(Glibc)
    // Swift's headers leave `mallopt` out, and with it M_ARENA_MAX.
    guard let place = dlsym(nil, "mallopt") else { return }
    typealias Option = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    _ = unsafeBitCast(place, to: Option.self)(-8, 1)
    #endif
  }
}
