import MemoryStore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Uses a folder without any permissions, and prints the results.
enum Forbidden {
  static func run(_ name: String, in folder: String, say: (String) -> Void) {
    chmod(folder, 0)
    let user = geteuid()
    // Root has all permissions, so another user is needed.
    if user == 0 { seteuid(65_534) }
    defer {
      if user == 0 { seteuid(user) }
      chmod(folder, 0o700)
    }
    let (storage, path) = (DiskFolder(folder), "\(folder)/\(name)")
    let attempts: [() throws -> Any] = [
      { try storage.read(name, atMost: 9) as Any },
      { try storage.names(in: "") },
      { try PlayerFile(path).read(atMost: 9) },
      { try PlayerFile(path).create([1]) },
      { try storage.write(name, [1]) },
    ]
    for attempt in attempts {
      do { say("\(try attempt())") } catch { say("\(error)") }
    }
  }
}
