import Testing

@testable import TextUI
@testable import TextUICore

@Suite nonisolated struct CellTableTests {
  @Test("equal styles have the same number, different styles different ones")
  func numbersStyles() {
    let table = CellTable()
    let styles: [Style] = (0..<3_000).map { index in
      let (low, high) = (UInt8(index % 256), UInt8(index / 256))
      let background = Color(index: UInt8(index % 7))
      return Style(foreground: Color(red: low, green: high, blue: 1), background: background)
    }
    let numbers = styles.map { table.number(of: $0) }
    #expect(Set(numbers).count == styles.count && table.styleCount == styles.count + 1)
    #expect(styles.map { table.number(of: $0) } == numbers && numbers.map(table.style) == styles)
  }

  @Test("a cell takes eight bytes; plain is zero, and so is a style for which there is no number")
  func boundsStyles() {
    #expect(MemoryLayout<Cell>.size == 8 && MemoryLayout<Cell>.stride == 8)
    let table = CellTable()
    #expect(table.number(of: .plain) == 0 && table.style(9) == .plain)
    for index in 0..<70_000 {
      let low = UInt8(truncatingIfNeeded: index)
      let color = Color(red: UInt8(index >> 16), green: UInt8(index >> 8 & 255), blue: low)
      let number = table.number(of: Style(foreground: color))
      if index < 65_535 ? Int(number) != index + 1 : number != 0 {
        Issue.record("style \(index) has number \(number)")
      }
    }
    #expect(table.isCrowded && table.styleCount == 65_536 && table.number(of: .plain) == 0)
  }

  @Test("equal clusters have the same number, and each is found again")
  func numbersClusters() {
    let table = CellTable()
    let bases = (0..<2_000).map { Unicode.Scalar(0x4E00 + UInt32($0)) ?? "x" }
    let texts = bases.map { "\($0)\u{302}" }
    let numbers = texts.map { TextCells($0, table: table).cells[0].grapheme }
    #expect(numbers == Array(CellTable.firstCluster..<CellTable.firstCluster + 2_000))
    let areFound = zip(numbers, texts).allSatisfy { table.text(of: $0) == $1 }
    #expect(areFound && texts.map { TextCells($0, table: table).cells[0].grapheme } == numbers)
  }

  @Test("clusters without a number and invalid numbers are U+FFFD; the first scalar is the base")
  func boundsClusters() {
    let table = CellTable()
    var last: UInt32 = 0
    var isCrowded = false
    for index in 0...UInt32(CellTable.clusterLimit) {
      let base = Unicode.Scalar(0x3400 + index % 0x1000) ?? "x"
      let mark = Unicode.Scalar(0x300 + index / 0x1000) ?? "x"
      last = TextCells("\(base)\(mark)", table: table).cells[0].grapheme
      if index == 31_000 { isCrowded = table.isCrowded }
    }
    #expect(isCrowded && last == 0xFFFD)

    let invalid: [UInt32] = [0xD800, 0x11_0000, 0xFFFF_FFFF]
    let other = CellTable()
    let cell = TextCells("👩‍🚀", table: other).cells[0]
    #expect(invalid.map { CellTable().text(of: $0) } == ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    #expect(invalid.map { CellTable().reach(of: Cell(grapheme: $0)) } == [1, 1, 1])
    #expect([cell.grapheme, 0x41].map { other.firstScalar(of: $0) } == [0x1F469, 0x41])
  }
}
