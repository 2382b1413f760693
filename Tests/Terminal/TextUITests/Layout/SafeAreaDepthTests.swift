import Testing
import TextUI
import TextUITesting

@Suite("The safe area inside of containers")
struct SafeAreaDepthTests {
  private static let margin = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)

  /// Returns the rows of a window with a safe area of one cell above and below, and two beside.
  private func screen(
    _ width: Int, _ height: Int, @ViewBuilder _ root: @escaping () -> some View
  ) -> [String] {
    Renderer().frame(
      of: root(), size: Size(width: width, height: height), at: .zero, safeArea: Self.margin
    ).buffer.lines
  }

  private func fills(_ rows: [String]) -> Bool {
    rows.allSatisfy { $0.allSatisfy { $0 == "a" } }
  }

  @Test("in a navigation stack content reaches all edges, below its bar the other ones")
  func navigation() {
    let rows = screen(9, 5) {
      NavigationStack { Fill("a").ignoresSafeArea().navigationTitle("T") }
    }
    #expect(fills(screen(9, 5) { NavigationStack { Fill("a").ignoresSafeArea() } }))
    #expect(rows[1].contains("T") && !rows[1].contains("a") && fills(Array(rows[2...])))
    #expect(
      screen(9, 4) { NavigationStack { Fill("a") } }
        == ["         ", "  aaaaa  ", "  aaaaa  ", "         "])
  }

  @Test("in tabs, splits and stacks of any depth content reaches the edges that its part touches")
  func tabsAndSplits() {
    let tabs = screen(12, 6) { TabView { Fill("a").ignoresSafeArea().tabItem("One") } }
    #expect(fills(Array(tabs[2...])), "\(tabs)")
    let split = screen(13, 3) {
      RatioSplit(ratio: 0.5) {
        Fill("a").ignoresSafeArea()
      } second: {
        Fill("b").ignoresSafeArea()
      }
    }
    #expect(split == Array(repeating: "aaaaaaabbbbbb", count: 3))
    let columns = screen(25, 3) {
      NavigationSplitView(showsDetail: .constant(true), sidebarWidth: 5, minimumWidth: 10) {
        Fill("a").ignoresSafeArea()
      } detail: {
        Fill("b").ignoresSafeArea()
      }
    }
    let isWhole = columns[0].hasPrefix("aaaaaaa") && columns[0].hasSuffix("bbbbbbb")
    #expect(isWhole && columns[2] == columns[0])

    let deep = screen(21, 8) {
      NavigationStack {
        RatioSplit(ratio: 0.5) {
          TabView {
            NavigationStack { Fill("a").ignoresSafeArea() }.tabItem("One")
          }
        } second: {
          NavigationStack { NavigationStack { Fill("b").ignoresSafeArea() } }
        }
      }
    }
    let isLeft = deep[7].hasPrefix("aaaaaaaaaa") && deep[4].hasPrefix("aaaaaaaaaa")
    #expect(isLeft && deep[7].hasSuffix("bbbbbbbbbb") && deep[0].hasSuffix("bbbbbbbbbb"))
  }

  @Test("in a popup at an edge content reaches that edge, with a style of one's own or a plain one")
  func popups() {
    func rows(_ alignment: Alignment, scrolls: Bool) -> [String] {
      screen(12, 6) {
        Color.clear.popup(
          isPresented: .constant(true), alignment: alignment, dim: 0,
          style: PanelPopupStyle(border: nil, scrolls: scrolls)
        ) {
          Fill("a").ignoresSafeArea().frame(height: 1)
        }
      }
    }
    for scrolls in [true, false] {
      let counts = [Alignment.bottom, .top].map { alignment in
        rows(alignment, scrolls: scrolls).map { $0.count { $0 == "a" } }
      }
      #expect(counts == [[0, 0, 0, 0, 6, 6], [6, 6, 0, 0, 0, 0]])
      #expect(rows(.center, scrolls: scrolls).joined().count { $0 == "a" } == 6)
    }
  }
}
