import Testing

@testable import SeparatedValues

@Suite("Records of separated values")
struct RecordReaderTests {
  private func items(_ text: String, _ separator: Separator = .comma) throws -> [RecordReader.Item]
  {
    Array(RecordReader(try DecodedText(Array(text.utf8)), separatedBy: separator))
  }

  @Test(
    "quotes of a whole field are dropped, all others are text",
    arguments: [
      ("a,\"b, c\"", ["a", "b, c"]), ("\"a \"\"b\"\"\",c", ["a \"b\"", "c"]),
      ("\"a\nb\",c", ["a b", "c"]), (" \"a\" ,b", ["a", "b"]), ("5\" pipe,f", ["5\" pipe", "f"]),
      ("\"Hello\" (greeting),Hallo", ["\"Hello\" (greeting)", "Hallo"]),
      ("a,\"b", ["a", "\"b"]), ("\"", ["\""]), ("\"\"\"", ["\"\"\""]), ("a,,", ["a", "", ""]),
    ])
  func fields(text: String, fields: [String]) throws {
    #expect(try items(text) == [.record(fields, line: 1)])
  }

  @Test("lines are counted, whatever ends them, and those without text are skipped")
  func lines() throws {
    #expect(
      try items("#name:x\r\n\n \t\n,\na,\"b\r\nc\"\rd,e") == [
        .comment("name:x", line: 1), .record(["a", "b c"], line: 5), .record(["d", "e"], line: 7),
      ])
  }

  @Test("a quote that is never closed ends no later line, and takes no long time")
  func forgottenQuote() throws {
    let lines = (1...20_000).map { "\"w\($0),x" }
    let read = try items(lines.joined(separator: "\n"))
    #expect(read.last == .record(["\"w20000", "x"], line: 20_000) && read.count == 20_000)
  }

  @Test(
    "the separator splits the most lines; a sign only if nearly each line has it once",
    arguments: [
      ("a\tb;c\nd\te", "\t"), ("a;b\nc;d,e", ";"), ("a,b\nc,d", ","), ("a|b\nc|d|e", "|"),
      ("a = b\nc = d", " = "), ("a: b\nc: d", ": "), ("a - b\nc - d", " - "),
      ("a – b\nc – d", " – "), ("a = b\nc = d = e", ""), ("a: b\nc", ""),
      ("yes, sir\nno\nhello", ""),
      ("a=b\nc=d", ""), ("", ""), ("a|b", ""),
      ((1...9).map { "w\($0) - x\n" }.joined() + "odd", " - "),
    ])
  func separators(text: String, separator: String) throws {
    #expect(Separator.best(for: try DecodedText(Array(text.utf8))).text == separator)
  }

  @Test(
    "separators have the names that Anki writes, or are the character",
    arguments: [
      ("tab", "\t"), ("Pipe", "|"), (";", ";"), ("\t", "\t"), (" ", " "), (" comma ", ","),
      ("space", " "), ("xyz", nil), ("", nil),
    ])
  func names(name: String, separator: String?) {
    #expect(Separator(name: name)?.text == separator)
  }
}
