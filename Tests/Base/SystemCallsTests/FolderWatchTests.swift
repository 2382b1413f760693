import SystemCalls
import TestSupport
import Testing

@Suite("A watch for changes of folders")
struct FolderWatchTests {
  private let folder: TemporaryFolder
  private let watch: FolderWatch

  init() throws {
    folder = try TemporaryFolder()
    watch = try FolderWatch()
  }

  private var isReadable: Bool { watch.descriptor.wait(until: .readable, milliseconds: 0) }

  @Test("nothing is reported while nothing changes")
  func quiet() throws {
    _ = try folder.put("old", in: "a")
    _ = try watch.add(folder.path)
    #expect(!isReadable && watch.changes() == [])
  }

  #if os(Linux)
  @Test("an entry that is written, moved or removed is reported by name")
  func names() throws {
    let number = try watch.add(folder.path)
    for (change, expected) in [
      ({ _ = try folder.put("1", in: "a") }, "a"),
      (
        { try FileSystem.rename(folder.path + "/a", to: folder.path + "/long name é") },
        "long name é"
      ),
      ({ folder.remove("long name é") }, "long name é"),
    ] as [(() throws -> Void, String)] {
      try change()
      #expect(isReadable)
      #expect(watch.changes().contains { $0.folder == number && $0.name == expected })
      #expect(!isReadable && watch.changes() == [])
    }
  }

  @Test("each of several folders has its own number, even if it is added repeatedly")
  func numbers() throws {
    let other = try TemporaryFolder()
    let (first, second) = (try watch.add(folder.path), try watch.add(other.path))
    #expect(first != second)
    #expect(try watch.add(folder.path) == first)
    _ = try other.put("1", in: "b")
    #expect(Set(watch.changes().map(\.folder)) == [second])
  }

  @Test(
    "more changes than the system keeps are reported as unknown ones",
    .enabled(if: (1...100_000).contains(kept), "needs a queue of at most 100,000 events"))
  func overflow() throws {
    var path = try folder.put("", in: "a")
    _ = try watch.add(folder.path)
    // Every change of a name is two events.
    for number in 0...Self.kept / 2 {
      let next = "\(folder.path)/\(number)"
      try FileSystem.rename(path, to: next)
      path = next
    }
    #expect(watch.changes().contains { $0.folder == nil })
  }

  /// The number of events that the system keeps; zero if it is unknown.
  private static let kept: Int = {
    let setting = "/proc/sys/fs/inotify/max_queued_events"
    let digits = (try? OpenFile(setting, for: .reading).read(atMost: 20)) ?? []
    return Int(String(decoding: digits.dropLast(), as: UTF8.self)) ?? 0
  }()
  #endif

  @Test("a file or a missing folder cannot be watched")
  func refuses() throws {
    #expect(throws: SystemError.noSuchFile) { try watch.add(folder.path + "/nothing") }
    let file = try folder.put("1", in: "a")
    #expect(throws: SystemError.self) { try watch.add(file) }
  }
}
