import SystemCalls
import TestSupport

#if canImport(Glibc)
import Glibc

/// A file system of sixteen pages in memory, which only a privileged user can mount.
///
/// A class, because it is unmounted with the last reference.
final class SmallDisk {
  static let isAllowed = (try? SmallDisk()) != nil

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SystemFault.check(
      "mount", mount("tmpfs", folder.path, "tmpfs", 0, "size=64k,mode=700") == 0)
  }

  /// Remounts the disk read-only; it is busy while a process that another test starts has not
  /// closed the descriptors that it inherited.
  func makeReadOnly() throws {
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    for _ in 0..<1_000 {
      if mount(nil, folder.path, nil, flags, nil) == 0 { return }
      guard errno == EBUSY else { break }
      Poll.pause(milliseconds: 1)
    }
    try SystemFault.check("remount", false)
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }
}
#endif
