import MemoryModel
import MemoryStore
import MemoryViewModel
import SystemCalls
import TestSupport
import Testing

@Suite("When the disk fails or the process is killed")
struct DiskFaultTests {
  private let folder: TemporaryFolder
  private let new = String(repeating: "N", count: 200_000)

  init() throws { folder = try TemporaryFolder() }

  /// Returns a hook that fails at one step.
  private func failing(at step: WriteStep, with error: SystemError) -> WriteStepHook {
    WriteStepHook { current throws(SystemError) in if current == step { throw error } }
  }

  @Test(
    "an error at any step before the last leaves the old document and no other",
    arguments: [
      WriteStep.createFile, .write, .syncFile, .linkPrevious, .replacePrevious, .replace,
    ],
    [SystemError.noSpace, .inputOutput])
  func fails(at step: WriteStep, with error: SystemError) throws {
    try folder.put("old", in: "a")
    let storage = DiskFolder(folder.path, steps: failing(at: step, with: error))

    #expect(
      try (
        thrown(StorageError.self) { try storage.write("a", Array(new.utf8)) } != nil,
        folder.text(of: "a"), folder.names.filter { $0 != "a~" }
      ) == (true, "old", ["a"]))
  }

  @Test("a full disk differs from a broken one")
  func wording() throws {
    func error(_ code: SystemError) -> StorageError? {
      #expect(throws: StorageError.self) {
        try DiskFolder(folder.path, steps: failing(at: .write, with: code)).write("a", [1])
      }
    }

    #expect(
      [error(.noSpace)?.description, error(.inputOutput)?.description] == [
        "a: the disk is full", "a: Input/output error",
      ])
  }

  @Test("an append to a full disk leaves the old content")
  func appendFails() throws {
    try folder.put("old\n", in: "a")
    let storage = DiskFolder(folder.path, steps: failing(at: .append, with: .noSpace))

    #expect(
      try (thrown { try storage.append("a", [65]) }, folder.text(of: "a")) == (
        StorageError.full("a"), "old\n"
      ))
  }

  @Test("an append that never reached the disk is reported at the next append, once")
  func syncFails() throws {
    try folder.put("old\n", in: "a")
    let steps = failing(at: .syncAppended, with: .inputOutput)
    let storage = DiskFolder(folder.path, steps: steps)
    try storage.append("a", Array("one\n".utf8))
    storage.sync("a")
    storage.flush()

    #expect(throws: StorageError.inaccessible("a", reason: "Input/output error")) {
      try storage.append("a", Array("two\n".utf8))
    }
    try storage.append("a", Array("three\n".utf8))

    #expect(try folder.text(of: "a") == "old\none\nthree\n")
  }

  @Test("without hard links, the previous version is a copy")
  func withoutLinks() throws {
    try folder.put("old", in: "a", mode: 0o644)
    let steps = failing(at: .linkPrevious, with: .notPermitted)

    try DiskFolder(folder.path, steps: steps).write("a", Array("new".utf8))

    #expect(
      try (folder.text(of: "a"), folder.text(of: "a~"), folder.names) == (
        "new", "old", ["a", "a~"]
      ))
  }

  private static let moments =
    WriteStep.allCases.filter { $0 != .append && $0 != .syncAppended }.map { ($0, 1) }
    + [(.write, 2), (.write, 4)]

  @Test("a process killed before any step leaves the old or the new document", arguments: moments)
  func killed(at step: WriteStep, times: Int) throws {
    let isNewFolder = step == .createFolder
    if !isNewFolder { try folder.put("old", in: "a") }
    let path = folder.path + (isNewFolder ? "/new" : "")

    let probe = try ProbeProcess(["write", path, "a", step.rawValue, "\(times)"])
    let exitStatus = try probe.end()

    let isDone = step == .syncFolder
    if !isNewFolder { #expect(try folder.text(of: "a") == (isDone ? new : "old")) }
    try DiskFolder(path).write("b", [1])
    let left = TemporaryFolder.names(in: path).filter { !["a", "b", "a~"].contains($0) }
    #expect((exitStatus, left) == (-9, []))
  }

  @Test("after a kill the next write is complete, and the document it found is the previous one")
  func writesAfterKill() throws {
    for step in [WriteStep.replacePrevious, .replace, .syncFolder] {
      try folder.put("old", in: "a")
      #expect(try ProbeProcess(["write", folder.path, "a", step.rawValue, "1"]).end() == -9)
      let found = try folder.text(of: "a")

      try DiskFolder(folder.path).write("a", Array("newer".utf8))

      #expect(
        try (folder.text(of: "a"), folder.text(of: "a~"), folder.names) == (
          "newer", found, ["a", "a~"]
        ))
    }
  }

  @Test("a file beyond the process's limit is an error, and the old one stays")
  func sizeLimit() throws {
    try folder.put("old", in: "a")

    let probe = try ProbeProcess(["limit", folder.path, "a"])

    #expect(
      try (probe.line(), probe.end(), folder.text(of: "a"), folder.names) == (
        "error: a: File too large", 0, "old", ["a"]
      ))
  }
}
