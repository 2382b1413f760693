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

  func makeReadOnly() throws {
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    try SystemFault.check("remount", mount(nil, folder.path, nil, flags, nil) == 0)
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }
}
#endif
