import Testing

@testable import TextUI
@testable import TextUICore

@Suite nonisolated struct LinkNumbersTests {
  private func address(_ number: Int) throws -> LinkAddress {
    try #require(LinkAddress("https://a.b/\(number)"))
  }

  @Test("equal addresses have one number, from 1 on, and too many have none")
  func numbers() throws {
    let table = CellTable()
    for number in 0..<65_535 where table.number(of: try address(number)) != number + 1 {
      Issue.record("link \(number)")
    }
    #expect(table.number(of: try address(70_000)) == 0 && table.isCrowded)
    #expect(table.number(of: try address(8)) == 9)
    #expect(table.links[9] == "https://a.b/8" && table.links[0] == nil)
    #expect(table.links.longest == "https://a.b/65534".count && CellTable().links[1] == nil)
  }

  @Test("styles with different links have different numbers")
  func styles() {
    let table = CellTable()
    let numbers = (0...9 as ClosedRange<UInt16>).map { link in
      var style = Style(foreground: .red)
      style.link = link
      return table.number(of: style)
    }
    #expect(Set(numbers).count == 10)
    #expect(numbers.map { table.style($0).link } == Array(0...9))
  }

  @Test("buffers with the same links are equal, whatever their numbers")
  func equality() throws {
    func buffer(_ addresses: [Int], shown: Int) throws -> CellBuffer {
      var buffer = CellBuffer(size: Size(width: 1, height: 1))
      var style = Style.plain
      for number in addresses { _ = buffer.table.number(of: try address(number)) }
      style.link = buffer.table.number(of: try address(shown))
      buffer.write("a", at: .zero, style: style)
      return buffer
    }
    #expect(try buffer([], shown: 3) == buffer([1, 2], shown: 3))
    #expect(try buffer([1, 2], shown: 1) != buffer([2, 1], shown: 2))
  }

  @Test("a style takes twelve bytes")
  func size() {
    #expect(MemoryLayout<Style>.stride == 12)
  }
}
