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

  /// Returns what is wrong in the layouts of a batch.
  private func faults(in batch: Int, _ fault: (Layout) -> String?) -> [String] {
    (batch * 8..<(batch + 1) * 8).compactMap { seed in
      let layout = Layout(seed: seed)
      _ = layout.draw()
      return fault(layout).map { "seed \(seed): \($0)" }
    }
  }

  @Test("neighbours in a row or column are exactly the spacing apart", arguments: seeds)
  func noOverlap(batch: Int) {
    let faults = faults(in: batch) { layout in
      for node in layout.root.all {
        if case .row(let spacing, let nodes) = node.tree {
          for (first, second) in zip(nodes, nodes.dropFirst())
          where layout.rect(second).x != layout.rect(first).maxX + spacing {
            return "\(layout.rect(first)) before \(layout.rect(second))"
          }
        }
        if case .column(let spacing, let nodes) = node.tree {
          for (first, second) in zip(nodes, nodes.dropFirst())
          where layout.rect(second).y != layout.rect(first).maxY + spacing {
            return "\(layout.rect(first)) above \(layout.rect(second))"
          }
        }
      }
      return nil
    }
    #expect(faults == [])
  }

  @Test("a stack is as long as its views and gaps, as thick as the thickest", arguments: seeds)
  func lengthsAddUp(batch: Int) {
    let faults = faults(in: batch) { layout in
      for node in layout.root.all {
        let size = layout.rect(node).size
        let expected: Size
        switch node.tree {
        case .row(let spacing, let nodes):
          let rects = nodes.map(layout.rect)
          expected = Size(
            width: rects.reduce(-spacing) { $0 + $1.width + spacing },
            height: rects.map(\.height).max() ?? 0)
        case .column(let spacing, let nodes):
          let rects = nodes.map(layout.rect)
          expected = Size(
            width: rects.map(\.width).max() ?? 0,
            height: rects.reduce(-spacing) { $0 + $1.height + spacing })
        case .pile(let nodes):
          let rects = nodes.map(layout.rect)
          expected = Size(
            width: rects.map(\.width).max() ?? 0, height: rects.map(\.height).max() ?? 0)
        default: continue
        }
        if size != expected { return "\(size), not \(expected)" }
      }
      return nil
    }
    #expect(faults == [])
  }

  @Test("the same proposal is answered with the same size, which the view has", arguments: seeds)
  func answersAreFixed(batch: Int) {
    let faults = faults(in: batch) { layout in
      for node in layout.root.all {
        let chosen = layout.witness.answers[node.id]?.values.contains([layout.rect(node).size])
        if chosen != true { return "a size that was not chosen: \(layout.rect(node))" }
      }
      _ = layout.draw()
      let areFixed = layout.witness.answers.values.allSatisfy {
        $0.values.allSatisfy { $0.count == 1 }
      }
      return areFixed ? nil : "several answers"
    }
    #expect(faults == [])
  }

  @Test("a fixed frame has its size for any proposal, and proposes it", arguments: seeds)
  func fixedFrames(batch: Int) {
    let faults = faults(in: batch) { layout in
      for node in layout.root.all {
        guard case .frame(let width, let height, let child) = node.tree else { continue }
        let sizes = (layout.witness.answers[node.id] ?? [:]).values.flatMap { $0 }
        let isFixed = sizes.allSatisfy {
          $0.width == width ?? $0.width && $0.height == height ?? $0.height
        }
        let proposals = (layout.witness.answers[child.id] ?? [:]).keys
        let isProposed = proposals.allSatisfy {
          (width == nil || $0.width == width) && (height == nil || $0.height == height)
        }
        if !isFixed || !isProposed { return "\(node.tree)" }
      }
      return nil
    }
    #expect(faults == [])
  }

  @Test("nested stacks of any depth measure their views few times")
  func questions() {
    var asked: [Int] = []
    var isFew = true
    for depth in 1...8 {
      let witness = LayoutWitness()
      _ = Renderer().frame(
        of: nested(depth, witness), size: Size(width: 400, height: 400), at: .zero)
      asked.append(witness.questions)
      isFew = isFew && witness.questions <= 2 * (witness.answers[0]?.count ?? 0)
    }
    #expect(isFew && asked.last ?? .max < 64, "\(asked)")
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
