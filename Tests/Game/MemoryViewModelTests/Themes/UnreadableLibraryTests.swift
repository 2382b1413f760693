import MemoryModel
import MemoryViewModel
import Testing

/// A theme library whose file cannot always be read.
@Suite struct UnreadableLibraryTests {
  private struct Refusal: Error, Equatable {}

  /// A repository that can be broken.
  private final class Disk {
    var isBroken = false
    var reads = 0
    private let memory = ThemeLibraryTests.repository([ThemeLibraryTests.theme("a")])

    var library: ThemeLibrary {
      ThemeLibraryTests.library(
        ThemeRepository(
          read: {
            self.reads += 1
            try self.check()
            return try self.memory.read()
          },
          update: { change in
            try self.check()
            return try self.memory.update(change)
          }))
    }

    /// Adds a theme as another program.
    func add(_ id: String) throws {
      _ = try memory.update { $0 = SavedThemes(of: $0.allThemes + [ThemeLibraryTests.theme(id)]) }
    }

    private func check() throws { if isBroken { throw Refusal() } }
  }

  private let disk = Disk()

  @Test func `after a failed reading the themes stay, and the next one succeeds`() throws {
    let library = disk.library
    let earlierIds = library.themes.map(\.id)
    let hadNoFailure = library.failure == nil
    disk.isBroken = true
    library.refresh()
    #expect(
      (earlierIds, hadNoFailure, library.themes.map(\.id), library.failure is Refusal) == (
        ["a"], true, ["a"], true
      ))
    disk.isBroken = false
    try disk.add("b")
    library.refresh()
    #expect(library.themes.map(\.id) == ["a", "b"] && library.failure == nil)
  }

  @Test func `before a reading the themes are the built-in ones, and only a failure is read again`()
    throws
  {
    disk.isBroken = true
    var library = disk.library
    #expect(library.themes == Theme.builtIn && library.failure is Refusal)

    let other = Disk()
    library = other.library
    #expect(
      try (library.readable().map(\.id), library.readable().map(\.id), other.reads) == (
        ["a"], ["a"], 1
      ))
    other.isBroken = true
    library.refresh()
    #expect(throws: Refusal()) { try library.readable() }
    other.isBroken = false
    try other.add("b")
    #expect(try library.readable().map(\.id) == ["a", "b"] && other.reads == 4)
  }

  @Test func `a saved change ends the failure, and an unsaved one is not lost by it`() throws {
    let library = disk.library
    disk.isBroken = true
    library.refresh()
    library.add(contentsOf: [ThemeLibraryTests.theme("b")])
    #expect(
      (library.themes.map(\.id).last, library.isKept, library.failure is Refusal) == (
        "b", false, true
      ))
    disk.isBroken = false
    library.add(contentsOf: [ThemeLibraryTests.theme("c")])
    #expect(
      (library.themes.map(\.id), library.isKept, library.failure == nil) == (
        ["a", "b", "c"], true, true
      ))
  }
}
