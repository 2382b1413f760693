import PlainJSON
import TestSupport
import Testing

@Suite("Getting started with JSON")
struct PlainJSONGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    struct Score {
      var name: String
      var points: UInt16

      init(_ field: JSONField) throws(JSONError) {
        let object = try field.object()
        try object.allowOnly(["name", "points"])
        name = try object["name"].text()
        points = try object["points"].int()
      }
    }

    func scores(_ text: String) throws(JSONError) -> [Score] {
      let top = try JSONField(try JSON(parsing: Array(text.utf8))).object()
      var scores: [Score] = []
      for field in try top["scores"].list(atMost: 100) { scores.append(try Score(field)) }
      return scores
    }

    let file = #"{"scores": [{"name": "Ada", "points": 12}, {"name": "Bob", "points": 7}]}"#
    let best = try scores(file).map { "\($0.name) \($0.points)" }
    print(best.joined(separator: ", "))

    // The error names the place, in words for the author of the file.
    do {
      _ = try scores(file.replacing("7", with: "-7"))
    } catch {
      print(error)
    }

    let line = JSON.object(["name": .string("Ada"), "points": .int(12)]).description
    print(line, CRC32(line.utf8).text)
    // Example ends

    let article = try DocumentedExample(of: "PlainJSON")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
