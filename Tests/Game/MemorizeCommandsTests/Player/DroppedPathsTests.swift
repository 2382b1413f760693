import MemoryModel
import MemoryStore
import MemoryViewModel
import SystemCalls
import TerminalIO
import TestSupport
import Testing
import TextUI

@testable import MemorizeCommands
@testable import MemoryViews

/// Files that are dropped on the terminal, which pastes the bytes of their paths.
@Suite("Dropped paths")
struct DroppedPathsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the names of the themes in a file whose path is pasted.
  private func imported(_ path: [UInt8]) async throws -> [String] {
    var decoder = InputDecoder()
    let inputs = decoder.decode(Array("\u{1B}[200~".utf8) + path + Array("\u{1B}[201~".utf8))
    guard case .event(.paste(let text)) = inputs.first else { return [] }
    let files = ThemeFiles.onDisk(nil, home: nil, threads: 1, check: {})
    return try await files.read(DroppedPaths.typed(text), []) { _, _ in }.themes.map(\.name)
  }

  @Test("a file whose name is not UTF-8 is read, and one that is not there is named escaped")
  func otherEncodings() async throws {
    let name = Array("/caf".utf8) + [0xE9] + Array(".json".utf8)
    let path = Array(folder.path.utf8) + name
    try FileDescriptor(opening: String(systemBytes: path), for: .creating)
      .writeAll(try ThemePack([.animals]).written())
    let url = Array("file://\(folder.path)/caf%E9.json".utf8)
    let quoted = Array("'".utf8) + path + Array("'".utf8)
    var names: [[String]] = []
    for pasted in [path, url, quoted] { names.append(try await imported(pasted)) }
    let error = await #expect(throws: (any Error).self) { try await imported(path + [0xFF]) }
    #expect(
      unmet(
        names == [["Animals"], ["Animals"], ["Animals"]],
        error.map { "\($0)".contains("caf\\xE9.json\\xFF") } == true) == [])
  }
}
