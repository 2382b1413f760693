import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Headings of lists of words")
struct WordListHeadingsTests {
  private func list(_ text: String) throws -> WordList { try WordList(Array(text.utf8)) }

  @Test(
    "a first line of two known words is left out, with a remark",
    arguments: [
      "Deutsch;Englisch", "English,German", "front\tBACK", "\"Wort\";\"Übersetzung\"",
      "# x\nmot,traduction",
    ])
  func leavesOut(headings: String) async throws {
    let separator = [";", ",", "\t"].first { headings.contains($0) } ?? ","
    let text = [headings, "a\(separator)b", "c\(separator)d"].joined(separator: "\n")
    let list = try list(text)
    let result = try await WordListImport(list, name: "x", folder: "").theme()
    let faces = result.pack.themes.first?.kindFaces.map { $0.map(\.symbol) }
    let line = headings.split(separator: "\n").count
    #expect(
      (
        faces, result.remarks.map(\.line),
        result.remarks.allSatisfy { "\($0)".hasSuffix(" are headings") }
      ) == ([["a", "b"], ["c", "d"]], [line], true))
  }

  @Test(
    "other first lines are pairs",
    arguments: [
      "Deutsch;German\nEnglisch;English\nx;y", "Deutsch;a\nb;c", "English\nGerman\na",
      "#separator:semicolon\nDeutsch;Englisch\na;b", "a;b\nDeutsch;Englisch",
    ])
  func keeps(text: String) throws {
    let list = try list(text)
    #expect(
      (list.remarks, list.rows.count) == (
        [], text.split(separator: "\n").count { !$0.hasPrefix("#") }
      ))
  }

  @Test("headings above a single pair are not a second pair")
  func tooFew() {
    let error = thrown(WordListError.self) { try list("Deutsch;Englisch\na;b") }
    #expect(
      error?.description.hasPrefix("a theme needs at least 2 pairs, and this list has 1;") == true)
  }
}
