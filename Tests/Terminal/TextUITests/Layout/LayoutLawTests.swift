import TestSupport
import Testing
import TextUI

/// The invariants of every tree of layouts.
struct LayoutLawTests {
  private struct Layout {
    let root: RandomTree.Node
    let witness = LayoutWitness()
    let size: Size

    init(seed: Int) {
      var numbers = SeededNumbers(seed: seed)
      var count = 0
      root = .random(depth: numbers.whole(1...5), &numbers, &count)
      size = Size(width: numbers.whole(0...60), height: numbers.whole(0...30))
    }

    func draw() -> Frame {
      Renderer().frame(of: root.view(witness), size: size, at: .zero)
    }

    func rect(_ node: RandomTree.Node) -> Rect { witness.rects[node.id] ?? .zero }
  }

  private nonisolated static let seeds = 0..<40

  private func forEachLayout(_ batch: Int, _ body: (Layout) -> Void) {
    for seed in batch * 8..<(batch + 1) * 8 {
      let layout = Layout(seed: seed)
      _ = layout.draw()
      body(layout)
    }
  }

  @Test("neighbours in a row or column are exactly the spacing apart", arguments: seeds)
  func noOverlap(batch: Int) {
    forEachLayout(batch) { layout in
      for node in layout.root.all {
        if case .row(let spacing, let nodes) = node.tree {
          for (first, second) in zip(nodes, nodes.dropFirst()) {
            #expect(layout.rect(second).x == layout.rect(first).maxX + spacing)
          }
        }
        if case .column(let spacing, let nodes) = node.tree {
          for (first, second) in zip(nodes, nodes.dropFirst()) {
            #expect(layout.rect(second).y == layout.rect(first).maxY + spacing)
          }
        }
      }
    }
  }

  @Test("a stack is as long as its views and gaps, as thick as the thickest", arguments: seeds)
  func lengthsAddUp(batch: Int) {
    forEachLayout(batch) { layout in
      for node in layout.root.all {
        let rect = layout.rect(node)
        switch node.tree {
        case .row(let spacing, let nodes):
          let rects = nodes.map(layout.rect)
          #expect(rect.width == rects.reduce(-spacing) { $0 + $1.width + spacing })
          #expect(rect.height == rects.map(\.height).max())
        case .column(let spacing, let nodes):
          let rects = nodes.map(layout.rect)
          #expect(rect.height == rects.reduce(-spacing) { $0 + $1.height + spacing })
          #expect(rect.width == rects.map(\.width).max())
        case .pile(let nodes):
          #expect(rect.width == nodes.map { layout.rect($0).width }.max())
          #expect(rect.height == nodes.map { layout.rect($0).height }.max())
        default: break
        }
      }
    }
  }

  @Test("the same proposal is always answered with the same size", arguments: seeds)
  func answersAreFixed(batch: Int) {
    forEachLayout(batch) { layout in
      _ = layout.draw()
      for answers in layout.witness.answers.values {
        #expect(answers.values.allSatisfy { $0.count == 1 })
      }
    }
  }

  @Test("a view is placed in a size it has chosen", arguments: seeds)
  func chosenSizes(batch: Int) {
    forEachLayout(batch) { layout in
      for node in layout.root.all {
        let chosen = layout.witness.answers[node.id]?.values.contains([layout.rect(node).size])
        #expect(chosen == true)
      }
    }
  }

  @Test("a fixed frame has its size for any proposal, and proposes it", arguments: seeds)
  func fixedFrames(batch: Int) {
    forEachLayout(batch) { layout in
      for node in layout.root.all {
        guard case .frame(let width, let height, let child) = node.tree else { continue }
        for sizes in (layout.witness.answers[node.id] ?? [:]).values {
          #expect(sizes.allSatisfy { $0.width == width ?? $0.width })
          #expect(sizes.allSatisfy { $0.height == height ?? $0.height })
        }
        for proposal in (layout.witness.answers[child.id] ?? [:]).keys {
          #expect(width == nil || proposal.width == width)
          #expect(height == nil || proposal.height == height)
        }
      }
    }
  }

  @Test("nested stacks of any depth measure their views few times")
  func questions() {
    var asked: [Int] = []
    for depth in 1...8 {
      let witness = LayoutWitness()
      _ = Renderer().frame(
        of: nested(depth, witness), size: Size(width: 400, height: 400), at: .zero)
      asked.append(witness.questions)
      #expect(witness.questions <= 2 * (witness.answers[0]?.count ?? 0))
    }
    #expect(asked.last ?? .max < 64, "\(asked)")
  }

  /// Returns rows nested in columns in rows, with a witness at the innermost view.
  private func nested(_ depth: Int, _ witness: LayoutWitness) -> AnyView {
    guard depth > 0 else {
      let leaf = Elastic(least: Size(width: 1, height: 1), most: Size(width: 90, height: 90))
      return AnyView(leaf.wrapped(in: Watched(id: 0, witness: witness)))
    }
    let inner = nested(depth - 1, witness)
    let side = Elastic(least: Size(width: 1, height: 1), most: Size(width: 300, height: 300))
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack {
          side
          inner
          Text("a b c")
        })
    }
    return AnyView(
      VStack {
        Text("a b c")
        inner
        side
      })
  }
}
