#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Platform {
  /// Takes the places of standard descriptors that are closed, so that no file can get there.
  ///
  /// Reading and writing there fails as before: each is opened for the other direction.
  static func openStandardDescriptors() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) < 0 {
      // The lowest number that is free, as all below it are taken by now.
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
