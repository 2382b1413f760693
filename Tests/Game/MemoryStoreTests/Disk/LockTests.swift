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
    let storage = Storage.folder(folder.path)
    let first = try ProbeProcess(["hold", folder.path, "a"])
    #expect(first.line() == "held")

    let second = try ProbeProcess(["hold", folder.path, "a"])
    #expect(second.line() == "in use")
    #expect(try storage.lock("a") == nil)

    first.closeInput()
    #expect(try first.end() == 0)
    #expect(try storage.lock("a") != nil)
    #expect(folder.names == [])
  }

  @Test("a lock dies with its process")
  func killed() throws {
    let folder = try TemporaryFolder()
    let storage = Storage.folder(folder.path)
    let first = try ProbeProcess(["hold", folder.path, "a"])
    #expect(first.line() == "held")

    first.killIt()
    #expect(try first.end() == -9)

    #expect(try storage.lock("a") != nil)
  }

  @Test("a patient process gets the lock when it is released")
  func patience() throws {
    let folder = try TemporaryFolder()
    let probe = try ProbeProcess(["hold", folder.path, "a"])
    #expect(probe.line() == "held")

    probe.closeInput()

    #expect(try Storage.folder(folder.path).lock("a", waitingAtMost: .seconds(20)) != nil)
  }

  @Test("a look at a lock sees whether another process has it, and changes no file")
  func look() throws {
    let folder = try TemporaryFolder()
    let storage = Storage.folder(folder.path)
    #expect(try !storage.isLocked("a"))
    #expect(folder.names == [])

    let probe = try ProbeProcess(["hold", folder.path, "a"])
    #expect(probe.line() == "held")
    #expect(try storage.isLocked("a"))
    #expect(folder.names == [".a.lock"])

    probe.killIt()
    #expect(try probe.end() == -9)
    #expect(try !storage.isLocked("a"))
    #expect(folder.names == [".a.lock"])
  }
}
