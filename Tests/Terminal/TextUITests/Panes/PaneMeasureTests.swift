import Testing
import TextUI
import TextUITesting

/// Checks that the content of a pane measures the space that its pane shows.
@Suite struct PaneMeasureTests {
  /// The sizes that views have measured, by name.
  private final class Measures {
    var sizes: [Int: Size] = [:]

    func probe(_ name: Int) -> some View {
      GeometryReader { proxy in
        let _ = self.note(proxy.size, of: name)
        Color.clear
      }
    }

    private func note(_ size: Size, of name: Int) { sizes[name] = size }
  }

  @Test(arguments: [(120, 58, 58), (121, 59, 58), (60, 28, 28)])
  func `two panes of a workspace measure the inside of their frames`(
    width: Int, first: Int, second: Int
  ) {
    let measures = Measures()
    let stage = Stage(width: width, height: 6) {
      Workspace(.constant(LayerOrder([0, 1])), key: .constant(0)) { measures.probe($0) }
    }
    let top = Array(stage.rows[0])
    #expect(
      (
        [measures.sizes[0], measures.sizes[1]],
        top.firstIndex(of: "┓") == first + 1 && top.firstIndex(of: "╭") == first + 2
      ) == ([Size(width: first, height: 4), Size(width: second, height: 4)], true))
  }

  @Test(arguments: [(120, 60, 59), (121, 60, 60)])
  func `a split with a line measures its parts without the line`(
    width: Int, first: Int, second: Int
  ) {
    let measures = Measures()
    let stage = Stage(width: width, height: 3) {
      RatioSplit(ratio: .constant(0.5)) {
        measures.probe(0)
      } second: {
        measures.probe(1)
      }
    }
    let line = Array(stage.rows[0]).firstIndex { $0 != " " }
    #expect((line, measures.sizes.mapValues(\.width)) == (first, [0: first, 1: second]))
  }
}
