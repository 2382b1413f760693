import Foundation
import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// A theme library that several programs have open.
@Suite struct SharedThemesTests {
  private func theme(_ name: String) -> Theme {
    Theme(
      id: name, name: name, faces: ["a", "b", name].map { Face($0) }, pairs: 2,
      color: Theme.Color(rgb: 0))
  }

  @Test func `a program does not undo a change that another one made after it opened the library`()
  {
    let storage = MemoryStorage()
    let (first, second) = (storage.library, storage.library)
    #expect(first.themes.count == second.themes.count)

    first.add(contentsOf: [theme("one")])
    second.add(contentsOf: [theme("two")])
    second.move("sea", to: 0)
    first.delete(["animals"])

    let kept = storage.library.themes
    #expect(
      (
        kept.suffix(2).map(\.name), kept.first?.id, kept.contains { $0.id == "animals" },
        first.themes
      ) == (["one", "two"], "sea", false, kept))
    second.refresh()
    #expect(second.themes == kept)
  }

  @Test func `two themes with the same id and name are kept as two`() {
    let storage = MemoryStorage()
    let (first, second) = (storage.library, storage.library)
    first.add(contentsOf: [theme("same")])
    var other = theme("same")
    other.pairs = 3
    let added = second.add(contentsOf: [other])

    #expect(
      (added.map(\.name), added[0].id != "same", storage.library.themes.suffix(2).map(\.pairs)) == (
        ["same 2"], true, [2, 3]
      ))
  }

  @Test
  func
    `two edits of a theme at the same time are kept as two themes, and each editor keeps its own`()
  {
    let storage = MemoryStorage()
    let (first, second) = (storage.library, storage.library)
    let ours = ThemeEditor(Theme.animals, in: first)
    let theirs = ThemeEditor(Theme.animals, in: second)

    theirs.theme.name = "Beasts"
    ours.theme.pairs = 3
    #expect(
      (ours.nameBeforeCopy, theirs.nameBeforeCopy, ours.theme.name, ours.theme.id != "animals") == (
        "Animals", nil, "Animals", true
      ))
    ours.add("🐉")
    ours.theme.name = "Beasts"
    ours.close()
    let earlierNames = storage.library.themes.prefix(2).map(\.name)

    for _ in 0..<3 { ours.undo() }
    #expect(
      (earlierNames, ours.theme.pairs, ours.theme.faces, storage.library.theme("animals")?.name)
        == (["Beasts", "Beasts 2"], Theme.animals.pairs, Theme.animals.faces, "Beasts"))
  }

  @Test func `an editor shows a change of its theme by another program, and can undo it`() {
    let storage = MemoryStorage()
    let (first, second) = (storage.library, storage.library)
    let editor = ThemeEditor(Theme.animals, in: first)
    second.change { $0[0].name = "Beasts" }

    first.refresh()
    editor.refresh()
    let earlierName = editor.theme.name
    let earlierNameBeforeCopy = editor.nameBeforeCopy
    editor.undo()
    #expect(
      (earlierName, earlierNameBeforeCopy, storage.library.themes[0]) == ("Beasts", nil, .animals))

    second.delete(["animals"])
    first.refresh()
    editor.refresh()
    let wasDeleted = editor.isDeleted
    let earlierTheme = editor.theme
    editor.theme.pairs = 4
    #expect(
      (wasDeleted, earlierTheme, editor.isDeleted, storage.library.theme("animals")?.pairs) == (
        true, .animals, false, 4
      ))
  }

  @Test func `changes that could not be saved are applied again to what others have saved since`() {
    let storage = MemoryStorage()
    let isFull = Shared(false)
    let full = FaultyStorage(storage) { (operation, name) throws(StorageError) in
      if operation == .write, isFull.withLock({ $0 }) { throw .full(name) }
    }
    let (first, second) = (full.library, storage.library)
    isFull.withLock { $0 = true }
    first.add(contentsOf: [theme("one")])
    let copy = first.duplicate("one")
    let wasKept = first.isKept
    let earlierName = first.themes.last?.name

    second.add(contentsOf: [theme("two")])
    first.refresh()
    #expect(
      (wasKept, earlierName, first.themes.suffix(3).map(\.name)) == (
        false, "one copy", ["two", "one", "one copy"]
      ))
    isFull.withLock { $0 = false }
    first.move("one", to: 0)
    #expect(
      (first.isKept, storage.library.themes, first.themes.first?.name, first.themes.last) == (
        true, first.themes, "one", copy
      ))
  }
}

/// Processes that edit one library simultaneously, some of which are killed.
@Suite struct ThemeProcessTests {
  /// `THEME_EDITORS=50 THEME_EDITS=100 swift test --filter ThemeProcessTests` takes a minute.
  private static func number(_ variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  @Test func `all confirmed changes of many programs are in the library, and nothing else`() throws
  {
    let folder = try TemporaryFolder()
    let library = DiskFolder(folder.path).library
    library.add(contentsOf: [
      Theme(
        id: "shared", name: "shared", faces: [Face("a"), Face("b")], pairs: 2,
        color: Theme.Color(rgb: 0))
    ])
    let edits = Self.number("THEME_EDITS", usual: 20)
    // Every fourth process continues until it is killed.
    let numbers = 1...Self.number("THEME_EDITORS", usual: 8)
    let probes = try numbers.map { number in
      let count = number % 4 == 0 ? 50 * edits : edits
      return try ProbeProcess(["themes", folder.path, "p\(number)", "\(count)"])
    }
    var expected = numbers.map { _ in ReportedEdits() }
    for number in numbers.filter({ $0 % 4 == 0 }) + numbers.filter({ $0 % 4 > 0 }) {
      let (probe, isKilled) = (probes[number - 1], number % 4 == 0)
      var reported = ReportedEdits()
      while !isKilled || reported.count < edits, let line = probe.line() { reported.add(line) }
      if isKilled { probe.killIt() }
      while let line = probe.line() { reported.add(line) }
      #expect(try probe.end() == (isKilled ? -9 : 0))
      expected[number - 1] = reported
    }

    let themes = DiskFolder(folder.path).library.themes
    let names = themes.map(\.name).filter { $0.contains(".") }
    let faces = Set(themes.filter { $0.name.hasPrefix("shared") }.flatMap(\.faces).map(\.symbol))
    for (index, reported) in expected.enumerated() {
      let own = names.filter { $0.hasPrefix("p\(index + 1).") }
      #expect(Set(own) == reported.names || Set(own) == reported.namesWithLast)
      #expect(own.count == Set(own).count && reported.complaints.isEmpty, "\(reported.complaints)")
      #expect(faces.isSuperset(of: reported.faces))
    }
    // A killed process may leave an unlocked lock file and a temporary file.
    #expect(folder.names.filter { !$0.hasPrefix(".") } == ["themes.json", "themes.json~"])
  }
}

/// The edits that a process has reported.
private struct ReportedEdits {
  /// The names of the themes after all completed edits.
  private(set) var names: Set<String> = []
  /// The names of the themes if the last started edit is included.
  private(set) var namesWithLast: Set<String> = []
  private(set) var faces: Set<String> = []
  private(set) var complaints: [String] = []
  /// The number of reported lines.
  private(set) var count = 0
  private var last = ""

  mutating func add(_ line: String) {
    count += 1
    let words = line.dropFirst().split(separator: " ").map(String.init)
    switch line.first {
    case "+": namesWithLast.insert(words[0])
    case "-": namesWithLast.remove(words[0])
    case "=": namesWithLast = namesWithLast.subtracting([words[0]]).union([words[1]])
    case "@": last = words[0]
    case "d":
      names = namesWithLast
      if !last.isEmpty { faces.insert(last) }
      last = ""
    default: complaints.append(line)
    }
  }
}
