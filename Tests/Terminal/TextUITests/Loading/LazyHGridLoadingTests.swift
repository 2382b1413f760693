import Testing
import TextUI
import TextUITesting

/// A grid that scrolls sideways requests its batches like one that scrolls down.
@Suite struct LazyHGridLoadingTests {
  private func stage(of source: ContentSource<Int>) -> Stage {
    Stage(width: 15, height: 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [.fixed(1), .fixed(1)], alignment: .leading, columnWidth: 3) {
          ForEach(source.items, id: \.self) { Text("\($0)") }
        }
      }
      .loadsMore(source)
    }
  }

  @Test func `batches are loaded from the first on, and only an empty one is the end`() async {
    var counts: [Int] = []
    let source = ContentSource<Int>(batch: 10) { last, count in
      let batch = Array(((last ?? -1) + 1..<47).prefix(counts.count % 2 == 0 ? count : 1))
      counts.append(batch.count)
      return batch
    }
    let stage = stage(of: source)
    #expect(await stage.draws { source.items.count >= 10 })
    #expect(stage.rows[0].hasPrefix("0   2   4") && stage.rows[1].hasPrefix("1   3   5"))
    #expect(source.items.count < 47 && stage.frame.wake == nil, "only what is near to sight")
    for _ in 0..<20 {
      stage.key(.end)
      stage.draw()
      stage.draw()
    }
    #expect(source.items == Array(0..<47) && source.isAtEnd && stage.rows[0].contains("46"))
    // A short batch is not the end.
    #expect(counts.contains(1) && counts.filter { $0 == 0 }.count == 1 && counts.last == 0)
  }

  @Test func `an empty first batch is the end`() async {
    var requests = 0
    let source = ContentSource<Int> { _, _ in
      requests += 1
      return []
    }
    let stage = stage(of: source)
    #expect(await stage.draws { source.isAtEnd })
    stage.key(.end)
    #expect(requests == 1 && source.items.isEmpty)
  }
}
