import SystemCalls
import TestSupport
import Testing

@Suite("Files by their paths")
struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  @Test("a missing folder is created as requested, and a folder's names are all in it but its own")
  func folders() throws {
    try FileSystem.createFolder(path("a"))
    try FileSystem.createFolder(path("a/b"), mode: 0o500)

    #expect(
      try (
        FileSystem.status(of: path("a"))?.mode, FileSystem.status(of: path("a/b"))?.mode,
        FileSystem.names(in: path("a"))
      ) == (0o700, 0o500, ["b"]))
    #expect(throws: SystemError.fileExists) { try FileSystem.createFolder(path("a")) }
    #expect(throws: SystemError.noSuchFile) { try FileSystem.createFolder(path("x/y")) }
    #expect(throws: SystemError.noSuchFile) { try FileSystem.names(in: path("x")) }

    for name in [".hidden", "naïve 🐶", "b"] { try folder.put("", in: name) }

    #expect(try FileSystem.names(in: folder.path).sorted() == [".hidden", "a", "b", "naïve 🐶"])
    #expect(throws: SystemError.notAFolder) { try FileSystem.names(in: path("b")) }
  }

  @Test("a new path takes the place of what is there, a second name does not")
  func renaming() throws {
    try folder.put("A", in: "a")
    try folder.put("B", in: "b")
    #expect(throws: SystemError.fileExists) { try FileSystem.link(path("a"), as: path("b")) }

    try FileSystem.rename(path("a"), to: path("b"))

    #expect(try folder.text(of: "b") == "A")
    #expect(throws: SystemError.noSuchFile) { try FileSystem.rename(path("a"), to: path("b")) }
    #expect(throws: SystemError.noSuchFile) { try FileSystem.remove(path("a")) }
  }

  @Test("a link is a link unless it is followed, and one to nothing leads to nothing")
  func status() throws {
    try folder.put("ABC", in: "a")
    try folder.makeLink("to-a", to: "a")
    try folder.makeLink("to-nothing", to: "x")

    #expect(
      try (
        FileSystem.status(of: path("to-a"))?.kind,
        FileSystem.status(of: path("to-a"), followsLinks: true)?.size,
        FileSystem.status(of: path("to-nothing"))?.kind
      ) == (.link, 3, .link) && FileSystem.status(of: path("to-nothing"), followsLinks: true) == nil
    )
    #expect(
      try FileSystem.exists(path("to-a")) && !FileSystem.exists(path("to-nothing"))
        && FileSystem.status(of: folder.path)?.kind == .folder)
    #expect(throws: SystemError.notAFolder) { try FileSystem.status(of: path("a/b")) }
  }

  @Test("links are followed to their end, from folder to folder, and in a circle have none")
  func links() throws {
    try FileSystem.createFolder(path("deep"))
    try folder.put("A", in: "deep/a")
    try folder.makeLink("deep/one", to: "a")
    try folder.makeLink("two", to: "deep/one")
    try folder.makeLink("three", to: path("two"))
    try folder.makeLink("nowhere", to: "deep/x")

    #expect(
      try (
        FileSystem.destination(ofLink: path("two")), FileSystem.followingLinks(path("three")),
        FileSystem.followingLinks(path("deep/a")), FileSystem.followingLinks(path("nowhere"))
      ) == ("deep/one", path("deep/a"), path("deep/a"), path("deep/x")))
    #expect(
      try FileSystem.followingLinks(path("x")) == path("x")
        && FileSystem.realPath(of: path("deep/../three")).hasSuffix("/deep/a"))
    #expect(throws: SystemError.noSuchFile) { try FileSystem.realPath(of: path("nowhere")) }

    try folder.makeLink("a", to: "b")
    try folder.makeLink("b", to: "a")

    #expect(throws: SystemError.symbolicLinkLoop) { try FileSystem.followingLinks(path("a")) }
    #expect(throws: SystemError.symbolicLinkLoop) {
      try FileSystem.status(of: path("a"), followsLinks: true)
    }
  }
}

@Suite("Where output goes")
struct OutputTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  @Test("a file is replaced with its permissions, also behind a link")
  func file() throws {
    try OpenFile(folder.put("A", in: "a"), for: .reading).setMode(0o604)
    try folder.makeLink("link", to: "a")
    let target = try OutputTarget(path("link"))
    #expect(target.isPlain && target.path.hasSuffix("/a") && target.mode == 0o604)

    let partial = try target.createPartial()
    defer { try? partial.descriptor.close() }
    let name = "/a.partial-\(CurrentProcess.number)"
    #expect(try partial.path.hasSuffix(name) && FileSystem.status(of: partial.path)?.mode == 0o604)

    let second = try target.createPartial()
    defer { try? second.descriptor.close() }
    #expect(second.path.hasSuffix(name + "-1"))
  }

  @Test("a missing file is created, also at a dangling link, a device written, and a folder not")
  func missing() throws {
    try folder.makeLink("link", to: "a")
    let target = try OutputTarget(path("link"))
    let device = try OutputTarget("/dev/null")
    #expect(
      try target.path == path("a") && target.isPlain && target.mode == nil
        && (OutputTarget(path("b")).path, device.path) == (path("b"), "/dev/null"))
    #expect(!device.isPlain)
    #expect(throws: SystemError.isFolder) { try OutputTarget(folder.path) }
    #expect(throws: SystemError.noSuchFile) { try OutputTarget(path("x/y")).createPartial() }
  }
}
