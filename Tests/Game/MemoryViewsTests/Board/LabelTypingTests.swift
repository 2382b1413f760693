import Testing

@testable import MemoryViews

@Suite struct LabelTypingTests {
  @Test func `a label is complete if no longer label begins with it`() {
    var typing = LabelTyping()
    #expect(
      (typing.type("3", of: 20), typing.type("1", of: 20), typing.digits, typing.type("7", of: 20))
        == (3, nil, "1", 17))
    #expect(typing.isEmpty)
  }

  @Test func `every label of every table can be typed`() {
    for count in [1, 9, 10, 11, 99, 100, 120] {
      for label in 1...count {
        var typing = LabelTyping()
        var found: Int?
        for digit in "\(label)" { found = typing.type(digit, of: count) }
        #expect((found ?? typing.finish()) == label)
      }
    }
  }

  @Test func `digits that begin no label are discarded`() {
    var typing = LabelTyping()
    #expect(
      (typing.type("0", of: 20), typing.type("2", of: 20), typing.type("9", of: 20)) == (
        nil, nil, nil
      ))
    #expect(typing.isEmpty && typing.isEmpty)
  }

  @Test func `other characters are not accepted as digits`() {
    var typing = LabelTyping()
    for sign in ["a", "٣", "½", "-"] as [Character] { #expect(typing.type(sign, of: 99) == nil) }
    #expect(typing.isEmpty && typing.finish() == nil)
  }
}
