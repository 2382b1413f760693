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

  @Test("an entry has the number of its file, which a replacement changes, and links are known")
  func entries() throws {
    for name in ["a", "b"] { try folder.put("", in: name) }
    try folder.makeLink("c", to: "a")
    func entry(_ name: String) throws -> FolderEntry? {
      try FileSystem.entries(in: folder.path).first { $0.name == name }
    }
    let (first, second) = try (entry("a"), entry("b"))
    try FileSystem.rename(path("b"), to: path("a"))
    #expect(
      try (entry("a")?.number, first?.number == second?.number, first?.isLink, entry("c")?.isLink)
        == (second?.number, false, false, true))
  }

  @Test(
    "a path of any bytes is listed, followed, opened and removed",
    arguments: [
      [0xFC], [0x61, 0xC3], [0xC3, 0xBC], [0xF0, 0x9F, 0x90], [0x80, 0x41, 0xFF],
      [0xF4, 0x8F, 0xBF, 0xBC], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x8F, 0xBE, 0x7F],
    ] as [[UInt8]])
  func anyBytes(bytes: [UInt8]) throws {
    let name = String(systemBytes: bytes)
    try FileSystem.createFolder(path("folder"))
    let file = path("folder/\(name)")
    _ = try OpenFile(file, for: .creating)
    try folder.makeLink("link", to: "folder")

    let names = try FileSystem.names(in: path("link"))
    let real = try FileSystem.realPath(of: path("link/\(name)"))
    try FileSystem.rename(file, to: path(name))
    try FileSystem.remove(path(name))

    #expect(
      (names, name.systemBytes, real.hasSuffix("/folder/\(name)"), FileSystem.exists(file)) == (
        [name], bytes, true, false
      ))
  }

  @Test("different bytes have different texts, and all texts without escaped bytes are themselves")
  func systemBytes() {
    var numbers = SeededNumbers(seed: 119)
    let texts = (0..<2_000).map { _ in
      (0..<numbers.whole(0...6)).map { _ in
        numbers.one(of: [0x41, 0x80, 0xBC, 0xBE, 0xBF, 0xC3, 0xF4, 0x8F, 0xFF] as [UInt8])
      }
    }
    let wrong = texts.filter { String(systemBytes: $0).systemBytes != $0 }
    let plain = ["", "a", "naïve 🐶", "\u{10FF7F}", "\u{FFFD}"]
    #expect(wrong.isEmpty && plain.map { String(systemBytes: Array($0.utf8)) } == plain)
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
