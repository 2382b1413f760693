import MemoryModel
import MemoryStore
import Pictures

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads pictures with a limit on the memory beyond what the process has already.
///
/// A process that needs more ends by a signal.
enum PictureMemory {
  /// Imports each file of a folder alone, and then all together.
  ///
  /// The pictures of the folder `small` next to it are imported first, so that all threads, whose
  /// stacks count as memory, exist before the limit is set.
  static func importing(
    _ names: [String], in folder: String, megabytes: Int, say: (String) -> Void
  ) async {
    await outcome(of: ["small-1.png", "small-2.png"].map { "\(folder)/\($0)" })
    limit(toMegabytes: megabytes)
    for name in names { say("\(name): \(await outcome(of: ["\(folder)/\(name)"]))") }
    say("all: \(await outcome(of: names.map { "\(folder)/\($0)" }))")
  }

  @discardableResult
  private static func outcome(of paths: [String]) async -> String {
    do {
      let photos = PhotoImport(name: "Photos", paths: paths)
      let result = try await photos.theme(color: Theme.Color(rgb: 0), least: 0)
      return "\(result.pack.pictures.count) kept"
    } catch {
      return "\(error)"
    }
  }

  /// Shows each stored picture of a folder.
  static func showing(
    _ names: [String], in folder: String, megabytes: Int, say: (String) -> Void
  ) {
    let storage = DiskFolder(folder)
    limit(toMegabytes: megabytes)
    for name in names {
      guard let id = PictureID(fileName: name) else { continue }
      do {
        let picture = try storage.picture(FacePicture(id), largestSide: 256)
        say("\(name): \(picture.width)x\(picture.height)")
      } catch {
        say("\(name): \(error)")
      }
    }
  }

  /// Limits the address space to its current size plus a number of megabytes.
  private static func limit(toMegabytes megabytes: Int) {
    #if os(Linux)
    let bytes = pagesNow * Int(getpagesize()) + megabytes << 20
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
    #endif
  }

  /// The pages of the address space, the first number of `/proc/self/statm`.
  private static var pagesNow: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 64)
    guard fgets(&bytes, Int32(bytes.count), file) != nil else { return 0 }
    let text = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }
}
