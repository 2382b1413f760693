import Testing
import TextUI

@Suite("The order of layers")
struct LayerOrderTests {
  private func order(_ ids: String) -> LayerOrder<Character> { LayerOrder(Array(ids)) }

  @Test("each id is there once, from the back to the front, and a new one is inserted there")
  func begins() {
    let abc = order("abc")
    #expect(order("abcb").ids == ["a", "b", "c"] && abc.front == "c" && order("").front == nil)
    #expect([abc.index(of: "b"), abc.index(of: "x")] == [1, nil])
    var changed = order("ab")
    changed.bringToFront("c")
    changed.sendToBack("d")
    changed.insert("e", above: "a")
    changed.insert("f", below: "a")
    #expect(changed == order("dfaebc"))
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
    let changes: [(inout LayerOrder<Character>) -> Bool] = [
      { $0.bringToFront(id) }, { $0.sendToBack(id) }, { $0.bringForward(id) },
      { $0.sendBackward(id) }, { $0.exchange("a", id) }, { $0.insert("a", above: id) },
      { $0.insert("a", below: id) }, { $0.insert(id, above: id) }, { $0.remove(id) },
    ]
    var isUnique = true
    for change in changes {
      var order = order("abc")
      told.append(change(&order))
      isUnique = isUnique && Set(order.ids).count == order.ids.count
    }
    #expect(isUnique && told == Array(repeating: isThere, count: 9))
  }

  @Test("b of a, b, c can be moved in every way; at an end, or for an unknown id, nothing changes")
  func changes() {
    func changed(_ change: Change, _ id: Character, _ other: Character) -> String {
      var order = order("abc")
      change.apply(to: &order, id, other)
      return String(order.ids)
    }
    let moved = Change.allCases.map { changed($0, "b", $0 == .below ? "a" : "c") }
    #expect(moved == ["acb", "bac", "acb", "bac", "acb", "acb", "bac", "ac"])
    let cases: [(Change, Character, Character)] = [
      (.forward, "c", "a"), (.backward, "a", "c"), (.forward, "x", "a"), (.backward, "x", "a"),
      (.exchange, "a", "x"), (.exchange, "x", "a"), (.above, "b", "x"), (.above, "b", "b"),
      (.below, "b", "b"), (.below, "b", "x"), (.remove, "x", "a"),
    ]
    #expect(cases.filter { changed($0.0, $0.1, $0.2) != "abc" }.map { "\($0)" } == [])
  }
}
