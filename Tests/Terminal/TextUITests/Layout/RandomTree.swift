import TestSupport
import TextUI

/// A seeded random tree of layouts.
indirect enum RandomTree {
  case leaf(least: Size, most: Size)
  case row(spacing: Int, [Node])
  case column(spacing: Int, [Node])
  case pile([Node])
  case padding(Int, Node)
  case frame(width: Int?, height: Int?, Node)
  case priority(Double, Node)

  /// A tree with a number of its own.
  struct Node {
    let id: Int
    let tree: RandomTree
  }
}

extension RandomTree.Node {
  static func random(
    depth: Int, _ numbers: inout SeededNumbers, _ count: inout Int
  ) -> RandomTree.Node {
    defer { count += 1 }
    let tree = RandomTree.random(depth: depth, &numbers, &count)
    return RandomTree.Node(id: count, tree: tree)
  }
}

extension RandomTree {
  static func random(
    depth: Int, _ numbers: inout SeededNumbers, _ count: inout Int
  ) -> RandomTree {
    func child() -> Node { .random(depth: depth - 1, &numbers, &count) }
    func children() -> [Node] { (0..<numbers.whole(1...3)).map { _ in child() } }
    switch depth == 0 ? 0 : numbers.whole(0...8) {
    case 0: return leaf(&numbers)
    case 1, 2: return .row(spacing: numbers.whole(0...2), children())
    case 3, 4: return .column(spacing: numbers.whole(0...2), children())
    case 5: return .pile(children())
    case 6: return .padding(numbers.whole(0...2), child())
    case 7: return .priority(Double(numbers.whole(-1...1)), child())
    default:
      let (width, height) = (numbers.whole(0...9), numbers.whole(0...9))
      let axes = numbers.whole(0...2)
      return .frame(
        width: axes == 1 ? nil : width, height: axes == 2 ? nil : height, child())
    }
  }

  private static func leaf(_ numbers: inout SeededNumbers) -> RandomTree {
    let least = Size(width: numbers.whole(0...4), height: numbers.whole(0...3))
    let isFlexible = numbers.whole(0...1) == 1
    let extra = isFlexible ? numbers.whole(0...40) : 0
    return .leaf(
      least: least, most: Size(width: least.width + extra, height: least.height + extra))
  }
}

extension RandomTree.Node {
  /// Returns the tree as a view that notifies a witness.
  func view(_ witness: LayoutWitness) -> AnyView {
    AnyView(content(witness).wrapped(in: Watched(id: id, witness: witness)))
  }

  private func content(_ witness: LayoutWitness) -> AnyView {
    func views(_ nodes: [RandomTree.Node]) -> ForEach<[RandomTree.Node], Int, AnyView> {
      ForEach(nodes, id: \.id) { $0.view(witness) }
    }
    return switch tree {
    case .leaf(let least, let most): AnyView(Elastic(least: least, most: most))
    case .row(let spacing, let nodes): AnyView(HStack(spacing: spacing) { views(nodes) })
    case .column(let spacing, let nodes): AnyView(VStack(spacing: spacing) { views(nodes) })
    case .pile(let nodes): AnyView(ZStack { views(nodes) })
    case .padding(let length, let node): AnyView(node.view(witness).padding(length))
    case .frame(let width, let height, let node):
      AnyView(node.view(witness).frame(width: width, height: height))
    case .priority(let priority, let node):
      AnyView(node.view(witness).layoutPriority(priority))
    }
  }

  var all: [RandomTree.Node] {
    switch tree {
    case .leaf: [self]
    case .row(_, let nodes), .column(_, let nodes), .pile(let nodes):
      [self] + nodes.flatMap(\.all)
    case .padding(_, let node), .frame(_, _, let node), .priority(_, let node):
      [self] + node.all
    }
  }
}

/// Records the proposals and the frames of a tree's nodes.
nonisolated final class LayoutWitness {
  var rects: [Int: Rect] = [:]
  var answers: [Int: [Proposal: Set<Size>]] = [:]
  var questions = 0
}

struct Watched: Element {
  let id: Int
  let witness: LayoutWitness

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let size = children.first?.sizeThatFits(proposal) ?? .zero
    witness.questions += 1
    witness.answers[id, default: [:]][proposal, default: []].insert(size)
    return size
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    witness.rects[id] = rect
    for child in children { child.place(in: rect) }
  }
}

/// Takes the proposed size within limits.
struct Elastic: Primitive {
  let least: Size
  let most: Size

  func resolve(_ resolver: inout Resolver) {
    resolver.leaf(ElasticElement(least: least, most: most))
  }
}

private struct ElasticElement: Element {
  let least: Size
  let most: Size

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let size = proposal.replacingUnspecified(by: least)
    return Size(
      width: max(least.width, min(size.width, most.width)),
      height: max(least.height, min(size.height, most.height)))
  }
}
