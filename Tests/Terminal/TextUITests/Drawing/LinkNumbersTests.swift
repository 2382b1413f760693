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
    let numbers = try [70_000, 8].map { table.number(of: try address($0)) }
    let links = table.links
    #expect([links[9], links[0], CellTable().links[1]] == ["https://a.b/8", nil, nil])
    #expect(numbers == [0, 9] && table.isCrowded && links.longest == "https://a.b/65534".count)
  }

  @Test("styles with different links have different numbers, and take twelve bytes")
  func styles() {
    #expect(MemoryLayout<Style>.stride == 12)
    let table = CellTable()
    let numbers = (0...9 as ClosedRange<UInt16>).map { link in
      var style = Style(foreground: .red)
      style.link = link
      return table.number(of: style)
    }
    #expect(Set(numbers).count == 10 && numbers.map { table.style($0).link } == Array(0...9))
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
    #expect(
      try buffer([], shown: 3) == buffer([1, 2], shown: 3)
        && buffer([1, 2], shown: 1) != buffer([2, 1], shown: 2))
  }
}
