import Testing

@testable import MemoryViews

@Suite struct LabelTypingTests {
  @Test func `a label is complete if no longer label begins with it`() {
    var typing = LabelTyping()
    let first = typing.type("3", of: 20)
    let wasEmpty = typing.isEmpty
    let second = typing.type("1", of: 20)
    let digits = typing.digits
    let third = typing.type("7", of: 20)
    #expect([first, second, third] == [3, nil, 17])
    #expect(wasEmpty && digits == "1")
  }

  @Test func `every label of every table can be typed`() {
    let counts = [1, 9, 10, 11, 99, 100, 120]
    let labels = counts.map { count in
      (1...count).map { label in
        var typing = LabelTyping()
        var found: Int?
        for digit in "\(label)" { found = typing.type(digit, of: count) }
        return found ?? typing.finish()
      }
    }
    #expect(labels == counts.map { Array(1...$0) })
  }

  @Test func `digits that begin no label are discarded, and other characters are not accepted`() {
    var typing = LabelTyping()
    let wasEmpty = typing.type("0", of: 20) == nil && typing.isEmpty
    let labels = ["2", "9"].map { typing.type($0, of: 20) }
    #expect(wasEmpty && labels == [nil, nil] && typing.isEmpty)
    let signs: [Character] = ["a", "٣", "½", "-"]
    #expect(signs.compactMap { typing.type($0, of: 99) } == [])
    #expect(typing.isEmpty && typing.finish() == nil)
  }
}
