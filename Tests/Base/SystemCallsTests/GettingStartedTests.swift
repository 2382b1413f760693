import SystemCalls
import TestSupport
import Testing

@Suite("Getting started with the operating system")
struct SystemCallsGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    // Example begins
    /// Replaces a file so that readers see the old text or the new one, even after a power failure.
    func replace(_ name: String, in folder: String, with text: String) throws(SystemError) {
      let new = "\(folder)/\(name).new"
      let file = try OpenFile(new, for: .creating)
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty { rest = rest.dropFirst(try file.write(rest)) }
      try file.sync()
      try FileSystem.rename(new, to: "\(folder)/\(name)")
    }

    try replace("notes.txt", in: folder, with: "first\n")
    try replace("notes.txt", in: folder, with: "second\n")
    print(try FileSystem.names(in: folder))

    let file = try OpenFile("\(folder)/notes.txt", for: .reading)
    print(
      try file.status().size, "bytes:", String(decoding: try file.read(atMost: 6), as: UTF8.self))

    do throws(SystemError) {
      _ = try OpenFile("\(folder)/missing.txt", for: .reading)
    } catch {
      print(error == .noSuchFile ? "there is no such file" : "it cannot be read")
    }
    // Example ends

    let article = try DocumentedExample(of: "SystemCalls")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
