import Dispatch
import MemoryModel
import MemoryViewModel
import Synchronization
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: files")
struct ThemesFileTests {
  private let themes = ThemesDriving()
  private nonisolated static let numbers = Theme(
    id: "n", name: "Numbers", faces: [Face("1"), Face("2")], pairs: 2,
    color: Theme.Color(rgb: 0x12_3456))

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private func read(_ result: Result<[Theme], Refusal>) {
    themes.app.library.files.read = { _, _, _ in ThemeImport(try result.get()) }
  }

  @Test("themes of a file are added at the end, and the first of them is selected")
  func imports() async throws {
    read(.success([Self.numbers]))
    try await themes.waitsForResult(after: "i text:/tmp/n.json enter")
    #expect(
      (themes.app.library.themes.last?.name, themes.focused, themes.app.notices.all.map(\.text))
        == (
          "Numbers", "Numbers", ["Imported Numbers."]
        ))
  }

  @Test("themes that are in the library already are not added")
  func importsNothing() async throws {
    read(.success([.animals]))
    try await themes.waitsForResult(after: "i a enter")
    #expect(
      (
        themes.app.library.themes.count, themes.app.notices.all.map(\.text),
        themes.shows("Import themes")
      ) == (24, ["All of these themes are here already."], false))
  }

  @Test("the reason why a file cannot be read is shown, and another path can be tried")
  func refuses() async throws {
    read(.failure(Refusal(description: "line 3: no name")))
    try await themes.waitsForResult(after: "i a enter")
    let isShown = themes.shows("! line 3: no name")
    read(.success([Self.numbers]))
    try await themes.waitsForResult(after: "b enter")
    #expect((isShown, themes.app.library.themes.count) == (true, 25))
  }

  @Test("an import without enough threads is refused at once, and can be tried again")
  func refusesToBegin() async throws {
    read(.success([Self.numbers]))
    themes.app.library.files.check = { throw Refusal(description: "needs 4 more threads") }
    try themes.does("i a enter")
    let (isShown, count) = (themes.shows("! needs 4 more threads"), themes.app.library.themes.count)
    themes.app.library.files.check = {}
    try await themes.waitsForResult(after: "b enter")
    #expect((isShown, count, themes.app.library.themes.count) == (true, 24, 25))
  }

  @Test("a dropped file fills in the path; other text is ignored")
  func drops() async throws {
    read(.success([Self.numbers]))
    let isTaken = ["hello", "'/tmp/my themes.json' "].map { themes.screen.sends(.paste($0)) }
    themes.screen.waits(.seconds(1))
    let isShown = themes.shows("/tmp/my themes.json")
    try await themes.waitsForResult(after: "enter")
    #expect(
      (isTaken, isShown, themes.app.library.themes.count) == ([false, true], true, 25))
  }

  @Test("a cancelled import adds nothing, even if it ends")
  func cancels() async throws {
    let (steps, step) = AsyncStream<Void>.makeStream()
    let letGo = DispatchSemaphore(value: 0)
    themes.app.library.files.read = { _, _, _ in
      step.yield()
      letGo.wait()
      step.yield()
      return ThemeImport([Self.numbers])
    }
    try themes.does("i a enter")
    var iterator = steps.makeAsyncIterator()
    await iterator.next()
    let isReading = themes.shows("Reading a")
    try themes.does("esc")
    letGo.signal()
    await iterator.next()
    themes.screen.waits(.seconds(1))
    #expect(
      (isReading, themes.app.library.themes.count, themes.shows("Import themes")) == (
        true, 24, false
      ))
  }

  @Test("the chosen theme is written to a new file, and this is reported")
  func exports() async throws {
    let written = Mutex<[(String, [String])]>([])
    themes.app.library.files.write = { list, path in
      written.withLock { $0.append((path, list.map(\.id))) }
    }
    try await themes.waitsForResult(after: "x enter")
    #expect(
      (written.withLock { $0.map(\.0) }, themes.app.notices.all.map(\.text)) == (
        ["animals.json"], ["Saved Animals as animals.json."]
      ))

    try await themes.waitsForResult(after: "space right space x enter")
    #expect(
      (
        written.withLock { $0.map(\.1) }, themes.app.notices.all.last?.text,
        themes.shows("24 themes")
      )
        == ([["animals"], ["animals", "sea"]], "Saved 2 themes as themes.json.", true))
  }

  @Test("a file that cannot be written is reported, and the path can be changed")
  func refusesToWrite() async throws {
    themes.app.library.files.write = { _, path in
      if path == "animals.json" { throw Refusal(description: "it is there already") }
    }
    try await themes.waitsForResult(after: "x enter")
    let isShown = themes.shows("! it is there already")
    try await themes.waitsForResult(after: "2 enter")
    #expect(
      (isShown, themes.app.notices.all.map(\.text)) == (true, ["Saved Animals as animals.json2."]))
  }

  @Test("a program without files says so")
  func hasNoFiles() async throws {
    try await themes.waitsForResult(after: "i a enter")
    #expect(themes.shows("! themes cannot be read or written here"))
  }

  @Test("a pasted path is read in every quoting of terminals, and other text is not a path")
  func readsPath() {
    let paths = [
      "/a/b.json": "/a/b.json", " '/a b.json'\n": "/a b.json", "\"~/x\"": "~/x",
      "/a\\ b\\\\c": "/a b\\c", "file:///a%20b%C3%A9": "/a b\u{E9}", "x.json": "x.json",
      "file:///50%": "/50%", "./x": "./x", "../x": "../x", "words.tsv": "words.tsv",
    ]
    #expect(paths.filter { DroppedPaths($0.key)?.paths != [$0.value] } == [:])
    let others = ["", " ", "dog", "dog\n/b", "'", "\"\"", "file:x"]
    #expect(others.filter { DroppedPaths($0) != nil } == [])
  }
}

@Suite("Dropped paths")
struct DroppedPathsTests {
  @Test(
    "several files are read in the quoting of each terminal, a single one may have unquoted spaces")
  func several() {
    let pasted = [
      "/a/b.png /c/d\\ e.jpg", "'/a/b.png' '/c/d e.jpg'", "\"/a/b.png\"\n\"/c/d e.jpg\"\n",
      "file:///a/b.png\nfile:///c/d%20e.jpg",
    ]
    #expect(pasted.filter { DroppedPaths($0)?.paths != ["/a/b.png", "/c/d e.jpg"] } == [])
    #expect(DroppedPaths("/tmp/my photos.png")?.paths == ["/tmp/my photos.png"])
    #expect(DroppedPaths.typed("my photos") == ["my photos"])
  }

  @Test("remarks of an import are shown until they are read")
  func remarks() async throws {
    let themes = ThemesDriving()
    let us = Theme(
      id: "us", name: "Us", faces: [Face("a"), Face("b")], pairs: 2, color: Theme.Color(rgb: 0))
    themes.app.library.files.read = { paths, _, _ in
      ThemeImport([us], remarks: ["\(paths.count) files", "a and b look alike"])
    }
    themes.screen.sends(.paste("/a.png '/b c.png'"))
    try await themes.waitsForResult(after: "enter")
    #expect(missing(["2 files.", "Imported Us", "a and b look alike."], in: themes.text) == [])
    try themes.does("enter")
    #expect(!themes.shows("look alike") && themes.app.library.themes.last?.name == "Us")
  }
}
