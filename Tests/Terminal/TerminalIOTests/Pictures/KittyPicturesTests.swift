import Testing
import TextUI

@testable import TerminalIO

/// The bytes with which a terminal draws pictures as pixels.
@Suite struct KittyPicturesTests {
  private func picture(_ bytes: [UInt8]) -> TerminalPicture {
    TerminalPicture(size: Size(width: 7, height: 4), png: { bytes }, pixels: { _ in [] })
  }

  private func file(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test("a small picture is sent and placed by one sequence, and Base64 agrees with RFC 4648")
  func small() {
    let table = CellTable()
    table.setPicture(0, to: picture(Array("Man".utf8)))
    var pictures = KittyPictures()
    let bytes = pictures.send(table)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}_Ga=T,U=1,f=100,t=d,q=2,i=7169280,p=1,c=7,r=4,m=0;TWFu\u{1B}\\")

    let pairs = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
    for (text, letters) in pairs {
      #expect(Base64.encoded(Array(text.utf8)) == Array(letters.utf8))
    }
  }

  @Test(
    "a file of any length arrives unchanged, in chunks that a terminal accepts",
    arguments: [1, 2, 3, 4, 3071, 3072, 3073, 6144, 10_000])
  func pieces(count: Int) {
    let table = CellTable()
    table.setPicture(0, to: picture(file(count)))
    var (pictures, terminal) = (KittyPictures(), KittyTerminal())
    terminal.obey(pictures.send(table))
    #expect(terminal.errors == [])
    let placed = KittyTerminal.Placed(file: file(count), columns: 7, rows: 4)
    #expect(terminal.pictures == [TerminalPicture.id(of: 0): placed])
  }

  @Test("no picture is sent twice, and a number with another picture is sent again")
  func once() {
    let table = CellTable()
    var (pictures, terminal) = (KittyPictures(), KittyTerminal())
    #expect(pictures.areSent(table))
    for number in 0..<3 { table.setPicture(number, to: picture([UInt8(number)])) }
    #expect(!pictures.areSent(table))
    terminal.obey(pictures.send(table))
    #expect(pictures.areSent(table))

    table.setPicture(1, to: picture([9]))
    #expect(!pictures.areSent(table))
    let bytes = pictures.send(table)
    #expect(String(decoding: bytes, as: UTF8.self).split(separator: "_Ga=T").count == 2)
    terminal.obey(bytes)
    #expect(terminal.pictures.keys.sorted().map { terminal.pictures[$0]?.file } == [[0], [9], [2]])
  }

  @Test("the pictures of another table replace the ones before")
  func otherTable() {
    let (first, second) = (CellTable(), CellTable())
    for number in 0..<2 { first.setPicture(number, to: picture([UInt8(number)])) }
    second.setPicture(0, to: picture([7]))
    var (pictures, terminal) = (KittyPictures(), KittyTerminal())
    for table in [first, second] { terminal.obey(pictures.send(table)) }
    #expect(terminal.pictures[TerminalPicture.id(of: 0)]?.file == [7])
    terminal.obey(pictures.deletion)
    #expect(terminal.pictures == [:] && terminal.errors == [])
  }

  @Test("the maximum number of pictures can be deleted on the way out")
  func deletion() {
    let table = CellTable()
    for number in 0..<TerminalPicture.limit { table.setPicture(number, to: picture([1])) }
    var (pictures, terminal) = (KittyPictures(), KittyTerminal())
    #expect(pictures.deletion == Array("\u{1B}\\".utf8))
    terminal.obey(pictures.send(table))
    #expect(
      terminal.pictures.count == TerminalPicture.limit
        && pictures.deletion.count + ControlSequences.stop.count <= 8192)
    terminal.obey(pictures.deletion)
    #expect(terminal.pictures == [:] && terminal.errors == [])
  }

  @Test(
    "only terminals that show placeholders are recognized",
    arguments: [
      ("kitty(0.28.0)", true), ("kitty(0.36.4)", true), ("kitty(1.0)", true),
      ("ghostty 1.1.3", true), ("Ghostty", true), ("kitty(0.27.1)", false), ("kitty", false),
      ("kitty(", false), ("kitty(x.y)", false), ("WezTerm 20240203", false), ("tmux 3.4", false),
      ("XTerm(390)", false), ("", false),
    ])
  func known(version: String, isKnown: Bool) {
    #expect(KittyPictures.areKnown(to: version) == isKnown)
  }
}
