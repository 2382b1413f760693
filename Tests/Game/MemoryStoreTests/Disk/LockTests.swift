import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

@Suite("Two processes and one document")
struct LockTests {
  @Test("the second gets the error that it is in use, until the first ends")
  func inUse() throws {
    let folder = try TemporaryFolder()
    let storage = DiskFolder(folder.path)
    let first = try ProbeProcess(["hold", folder.path, "a"])
    let earlierLine = first.line()

    let second = try ProbeProcess(["hold", folder.path, "a"])
    #expect(
      try earlierLine == "held" && second.line() == "in use" && storage.lock("a") == nil)

    first.closeInput()
    #expect(try (first.end(), storage.lock("a") != nil, folder.names) == (0, true, []))
  }

  @Test("a lock dies with its process")
  func killed() throws {
    let folder = try TemporaryFolder()
    let storage = DiskFolder(folder.path)
    let first = try ProbeProcess(["hold", folder.path, "a"])
    let earlierLine = first.line()

    first.killIt()
    #expect(try (earlierLine, first.end(), storage.lock("a") != nil) == ("held", -9, true))
  }

  @Test("a patient process gets the lock when it is released, and a look at it changes no file")
  func patience() throws {
    var folder = try TemporaryFolder()
    var probe = try ProbeProcess(["hold", folder.path, "a"])
    let earlierLine = probe.line()

    probe.closeInput()

    #expect(
      try (earlierLine, DiskFolder(folder.path).lock("a", waitingAtMost: .seconds(20)) != nil)
        == ("held", true))

    folder = try TemporaryFolder()
    let storage = DiskFolder(folder.path)
    #expect(try (storage.isLocked("a"), folder.names) == (false, []))

    probe = try ProbeProcess(["hold", folder.path, "a"])
    #expect(try (probe.line(), storage.isLocked("a"), folder.names) == ("held", true, [".a.lock"]))

    probe.killIt()
    #expect(try (probe.end(), storage.isLocked("a"), folder.names) == (-9, false, [".a.lock"]))
  }
}
