import TestSupport
import Testing

@testable import TextUI

@Suite("Rows of large trees")
struct TreeOutlineTests {
  private typealias Outline = TreeOutline<TreeNode, String>

  /// A tree of random branches; names are numbers in the order of a depth-first visit.
  private func randomTree(
    _ numbers: inout SeededNumbers, depth: Int, _ names: inout Int
  ) -> [TreeNode] {
    var nodes: [TreeNode] = []
    for _ in 0..<numbers.whole(0...4) {
      names += 1
      var node = TreeNode("\(names)")
      if depth > 0, numbers.whole(0...1) == 1 {
        node.children = randomTree(&numbers, depth: depth - 1, &names)
      }
      nodes.append(node)
    }
    return nodes
  }

  /// Returns the rows as a recursive function finds them: levels and names.
  private func model(_ nodes: [TreeNode], _ expanded: Set<String>, level: Int = 1) -> [String] {
    nodes.flatMap { node in
      ["\(level) \(node.id)"]
        + (expanded.contains(node.id)
          ? model(node.children ?? [], expanded, level: level + 1) : [])
    }
  }

  @Test(
    "random trees with random branches expanded have the rows of a recursive visit",
    arguments: 0..<100)
  func random(seed: Int) {
    var (numbers, names) = (SeededNumbers(seed: seed), 0)
    let roots = randomTree(&numbers, depth: 5, &names)
    let expanded = Set((0...names).filter { _ in numbers.whole(0...2) > 0 }.map(String.init))
    let outline = Outline(roots, expanded: expanded, id: \.id, children: \.children)
    #expect(outline.rows.map { "\($0.level) \($0.element.id)" } == model(roots, expanded))
    for (index, row) in outline.rows.enumerated() {
      #expect(
        (
          (row.parent.map { outline.rows[$0].level } ?? 0), outline.isLast(downTo: row).count,
          row.parent.map { outline.isRow(index, inside: $0) } ?? true
        ) == (row.level - 1, row.level - 1, true))
    }
  }

  @Test("a branch 50,000 levels deep, and one that contains itself, end")
  func deep() {
    let deep = TreeOutline(
      [0], expanded: Set(0..<50_000), id: { $0 }, children: { [$0 + 1] })
    #expect(deep.rows.count == 50_001 && deep.rows.last?.level == 50_001)
    let circle = TreeOutline([1], expanded: [1], id: { $0 }, children: { [$0, $0] })
    #expect(circle.rows.map(\.isExpanded) == [true, false, false])
  }

  @Test("of 100,000 expanded rows a frame creates the visible ones and two more")
  func large() {
    let (made, visits, selection) = (Slip(0), Slip(0), Slip<Int?>(nil))
    let window = Window {
      Tree(
        Array(0..<100), id: \.self,
        children: { number in
          visits.value += 1
          return number < 100 ? (0..<1_000).map { number * 1_000 + $0 + 100 } : nil
        }, selection: selection.binding, isExpanded: .constant(Set(0..<100))
      ) { number in
        let _ = made.set(made.value + 1)
        Text("\(number)")
      }
    }
    for (time, selected) in [nil, 7, 55_555, 100_099].enumerated() {
      selection.value = selected
      _ = window.rows(20, 10, at: Double(time))
      (made.value, visits.value) = (0, 0)
      let shown = window.rows(20, 10, at: Double(time) + 0.5)
      let isShown = selected == nil || shown.contains { $0.hasPrefix("›") }
      #expect(
        made.value <= 12 && visits.value <= 112 && isShown,
        "\(made.value) rows and \(visits.value) visits at \(selected ?? -1)")
    }
  }
}
