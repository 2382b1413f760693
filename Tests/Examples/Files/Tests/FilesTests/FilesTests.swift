import Foundation
import Testing
import TextUITesting

@testable import Files

struct FilesTests {
  /// Runs a test in a folder with `b.txt`, `a.bin` and a folder that contains `inner.txt`.
  private func inFolder(_ test: (Stage) async throws -> Void) async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("first line\nsecond line".utf8).write(to: root.appending(path: "b.txt"))
    try Data([0, 1, 2]).write(to: root.appending(path: "a.bin"))
    try Data("within".utf8).write(to: folder.appending(path: "inner.txt"))
    let folders = Folders(root: root)
    let stage = Stage(width: 80, height: 10) { FilesScreen(folders: folders) }
    #expect(await stage.draws { stage.place(of: "folder/") != nil })
    try await test(stage)
  }

  @Test("folders come before files, and a text is shown beside its name")
  func preview() async throws {
    try await inFolder { stage in
      #expect(stage.rows[1].hasPrefix("  ▸ folder/"))
      #expect(stage.rows[2].hasPrefix("    a.bin"))
      stage.key(.end)
      #expect(await stage.draws { stage.place(of: "second line") != nil })
      stage.key(.up)
      #expect(await stage.draws { stage.place(of: "3 bytes that are") != nil })
      #expect(stage.place(of: "0000 00 01 02") != nil)
    }
  }

  @Test("a folder is read when it is expanded")
  func expanding() async throws {
    try await inFolder { stage in
      stage.key(.down)
      #expect(await stage.draws { stage.place(of: "1 file") != nil })
      #expect(stage.place(of: ".txt") != nil && stage.place(of: "  inner.txt") != nil)
      stage.key(.right)
      #expect(await stage.draws { stage.place(of: "└── inner.txt") != nil })
      stage.key(.down)
      #expect(await stage.draws { stage.place(of: "within") != nil })
    }
  }

  @Test("the path of a file is copied, and a narrow window shows one column at a time")
  func copying() async throws {
    try await inFolder { stage in
      stage.key(.end)
      stage.type("c")
      #expect(stage.copied?.hasSuffix("/b.txt") == true)
      stage.size.width = 40
      stage.draw()
      #expect(stage.place(of: "Copy path") == nil)
      stage.key(.enter)
      #expect(await stage.draws { stage.place(of: "first line") != nil })
      stage.key(.escape)
      #expect(stage.place(of: "folder/") != nil)
    }
  }

  @Test("a row of bytes fits its width, and the last one keeps its columns", arguments: 1...100)
  func hexadecimal(columns: Int) throws {
    let printer = HexPrinter()
    printer.bytes = Array(60...90)
    printer.fit(columns: columns)
    let rows = printer.rows.map(printer.text)
    #expect(columns < 10 || rows.allSatisfy { $0.count <= columns }, "\(rows)")
    #expect(rows[0].hasPrefix("0000 3c"))
    let signs = try #require(rows.last?.split(separator: " ").last)
    #expect(rows[0].count - rows[rows.count - 1].count == printer.rows[0].count - signs.count)
  }
}
