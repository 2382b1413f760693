import SystemCalls
import TestSupport
import Testing

/// Calls with random numbers and texts return a result or a typed error.
@Suite("Any calls")
struct AnyCallsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("any range of a file is read as far as there are bytes, or refused")
  func ranges() throws {
    let path = "\(folder.path)/ten"
    #expect(try OpenFile(path, for: .creating).write(Array(0..<10)[...]) == 10)
    let file = try OpenFile(path, for: .reading)
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<1_000 {
      let ends = [numbers.anyNumber(), numbers.anyNumber()].sorted()
      if let bytes = try? file.bytes(in: ends[0]..<ends[1]) {
        #expect(bytes == (0..<10).clamped(to: ends[0]..<ends[1]).map { UInt8($0) })
      }
      let place = numbers.anyNumber()
      if let byte = try? file.byte(at: place) { #expect(Int(byte) == place) }
    }
    #expect(throws: SystemError.self) { try file.bytes(in: -1..<3) }
    #expect(try file.read(atMost: .max) == Array(0..<10))
  }

  @Test("any path exists or not, and is opened, read and followed only if it exists")
  func paths() throws {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<500 {
      let path = "\(folder.path)/\(numbers.anyText())"
      let isThere = FileSystem.exists(path)
      #expect(
        try (
          (FileSystem.status(of: path) != nil), ((try? FileSystem.realPath(of: path)) != nil),
          ((try? OpenFile(path, for: .reading)) != nil)
        ) == (isThere, isThere, isThere))
      #expect(throws: SystemError.self) { try FileSystem.destination(ofLink: path) }
      _ = (try? FileSystem.names(in: path), try? FileSystem.followingLinks(path))
    }
  }

  @Test("any error code has a reason")
  func errors() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      let error = SystemError(code: Int32(truncatingIfNeeded: numbers.anyNumber()))
      #expect(!error.reason.isEmpty)
    }
  }

  @Test("no count is too small or too large to be accepted")
  func resources() {
    for count in [Int.min, -1, 0, 1, 3] {
      #expect(
        AvailableResources.descriptors(atMost: count) <= max(0, count)
          && AvailableResources.threads(atMost: count) <= max(0, count))
    }
    #expect(
      !AvailableResources.hasMemory(.max) && !AvailableResources.hasMemory(.min)
        && AvailableResources.hasMemory(0) == AvailableResources.hasMemory(-1))
  }

  @Test(
    "a program is given any time to end by itself, none included", arguments: [Int32.min, -11, 0])
  func patience(milliseconds: Int32) throws {
    let child = try ChildProcess(shell: "exec sleep 100")
    #expect(child.end(within: milliseconds, orTerminated: 60_000) == .signal(15))
  }
}
