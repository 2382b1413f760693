/// A row of a tree: an element and its position among the others.
struct TreeRow<Element> {
  let element: Element
  /// The index of the branch that contains the row; nil for a root.
  let parent: Int?
  /// The level, from 1 for roots.
  let level: Int
  /// True if no sibling follows.
  let isLast: Bool
  let isExpanded: Bool
}

/// The state of a row's branch.
enum TreeRowState {
  case leaf
  case collapsed
  case expanded
}

/// The rows of the roots and of all expanded branches, in the order in which they are shown.
struct TreeOutline<Element, ID: Hashable> {
  private(set) var rows: [TreeRow<Element>] = []
  private let id: (Element) -> ID
  private let children: (Element) -> [Element]?

  /// Visits the tree without recursion, because its depth is not limited.
  init(
    _ roots: [Element], expanded: Set<ID>, id: @escaping (Element) -> ID,
    children: @escaping (Element) -> [Element]?
  ) {
    (self.id, self.children) = (id, children)
    // An id is expanded once, so that an element that contains itself ends.
    var unvisited = expanded
    var siblings = Siblings(rest: roots[...], parent: nil, level: 1)
    var outer: [Siblings] = []
    repeat {
      while let element = siblings.rest.popFirst() {
        let branch = branch(of: element, &unvisited)
        rows.append(siblings.row(of: element, isExpanded: branch != nil))
        guard let branch else { continue }
        outer.append(siblings)
        siblings = Siblings(rest: branch[...], parent: rows.count - 1, level: siblings.level + 1)
      }
    } while outer.popLast(into: &siblings)
  }

  private func branch(of element: Element, _ unvisited: inout Set<ID>) -> [Element]? {
    guard !unvisited.isEmpty, unvisited.remove(id(element)) != nil else { return nil }
    return children(element)
  }

  private struct Siblings {
    var rest: ArraySlice<Element>
    let parent: Int?
    let level: Int

    func row(of element: Element, isExpanded: Bool) -> TreeRow<Element> {
      TreeRow(
        element: element, parent: parent, level: level, isLast: rest.isEmpty,
        isExpanded: isExpanded)
    }
  }
}

extension TreeOutline {
  func id(at index: Int) -> ID { id(rows[index].element) }

  func index(of id: ID) -> Int? { rows.firstIndex { self.id($0.element) == id } }

  func state(of row: TreeRow<Element>) -> TreeRowState {
    if row.isExpanded { return .expanded }
    return children(row.element) == nil ? .leaf : .collapsed
  }

  /// Returns the index of the first child in an expanded branch.
  func firstChild(of index: Int) -> Int? {
    index + 1 < rows.count && rows[index + 1].parent == index ? index + 1 : nil
  }

  /// Returns true if a row is inside a branch, at any depth.
  func isRow(_ index: Int, inside branch: Int) -> Bool {
    sequence(first: index) { rows[$0].parent }.dropFirst().contains(branch)
  }

  /// Returns, for each level from 2 down to a row, whether the row or the branch that contains it
  /// is the last of its siblings.
  func isLast(downTo row: TreeRow<Element>) -> [Bool] {
    let branches = sequence(first: row) { $0.parent.map { rows[$0] } }
    return branches.filter { $0.level > 1 }.map(\.isLast).reversed()
  }
}

extension Array {
  /// Moves the last element to a variable; returns false if there is none.
  fileprivate mutating func popLast(into element: inout Element) -> Bool {
    guard let last = popLast() else { return false }
    element = last
    return true
  }
}
