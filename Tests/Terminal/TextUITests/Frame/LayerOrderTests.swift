import Testing
import TextUI

@Suite("The order of layers")
struct LayerOrderTests {
  private func order(_ ids: String) -> LayerOrder<Character> { LayerOrder(Array(ids)) }

  @Test("each id is there once, from the back to the front")
  func begins() {
    #expect(order("abcb").ids == ["a", "b", "c"])
    #expect(order("abc").front == "c" && order("").front == nil)
    #expect(order("abc").index(of: "b") == 1 && order("abc").index(of: "x") == nil)
  }

  private enum Change: CaseIterable {
    case front, back, forward, backward, exchange, above, below, remove

    func apply(to order: inout LayerOrder<Character>, _ id: Character, _ other: Character) {
      switch self {
      case .front: order.bringToFront(id)
      case .back: order.sendToBack(id)
      case .forward: order.bringForward(id)
      case .backward: order.sendBackward(id)
      case .exchange: order.exchange(id, other)
      case .above: order.insert(id, above: other)
      case .below: order.insert(id, below: other)
      case .remove: order.remove(id)
      }
    }
  }

  @Test("every change tells whether the ids were there", arguments: ["b", "x"] as [Character])
  func tellsWhetherThere(id: Character) {
    let isThere = id == "b"
    var told: [Bool] = []
    for change: (inout LayerOrder<Character>) -> Bool in [
      { $0.bringToFront(id) }, { $0.sendToBack(id) }, { $0.bringForward(id) },
      { $0.sendBackward(id) }, { $0.exchange("a", id) }, { $0.insert("a", above: id) },
      { $0.insert("a", below: id) }, { $0.insert(id, above: id) }, { $0.remove(id) },
    ] {
      var order = order("abc")
      told.append(change(&order))
      #expect(Set(order.ids).count == order.ids.count)
    }
    #expect(told == Array(repeating: isThere, count: 9))
  }

  @Test("b of a, b, c can be moved in every way")
  func changes() {
    let changed = Change.allCases.map { change in
      var order = order("abc")
      change.apply(to: &order, "b", change == .below ? "a" : "c")
      return String(order.ids)
    }
    #expect(changed == ["acb", "bac", "acb", "bac", "acb", "acb", "bac", "ac"])
  }

  @Test("at an end, or for an unknown id, nothing changes")
  func nothing() {
    let cases: [(Change, Character, Character)] = [
      (.forward, "c", "a"), (.backward, "a", "c"), (.forward, "x", "a"), (.backward, "x", "a"),
      (.exchange, "a", "x"), (.exchange, "x", "a"), (.above, "b", "x"), (.above, "b", "b"),
      (.below, "b", "b"), (.below, "b", "x"), (.remove, "x", "a"),
    ]
    for (change, id, other) in cases {
      var order = order("abc")
      change.apply(to: &order, id, other)
      #expect(String(order.ids) == "abc", "\(change) \(id) \(other)")
    }
  }

  @Test("a new id is inserted at the front, at the back, or beside another")
  func comes() {
    var changed = order("ab")
    changed.bringToFront("c")
    changed.sendToBack("d")
    changed.insert("e", above: "a")
    changed.insert("f", below: "a")
    #expect(changed == order("dfaebc"))
  }
}
