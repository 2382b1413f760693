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

  @Test("in a navigation stack content reaches all edges")
  func navigation() {
    #expect(fills(screen(9, 5) { NavigationStack { Fill("a").ignoresSafeArea() } }))
    #expect(
      screen(9, 4) { NavigationStack { Fill("a") } }
        == ["         ", "  aaaaa  ", "  aaaaa  ", "         "])
  }

  @Test("below the bar of a navigation stack content reaches the other edges")
  func bar() {
    let rows = screen(9, 5) {
      NavigationStack { Fill("a").ignoresSafeArea().navigationTitle("T") }
    }
    #expect(rows[1].contains("T") && !rows[1].contains("a"))
    #expect(fills(Array(rows[2...])))
  }

  @Test("in tabs and splits content reaches the edges that its part touches")
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
    #expect(columns[0].hasPrefix("aaaaaaa") && columns[0].hasSuffix("bbbbbbb"))
    #expect(columns[2] == columns[0])
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
      #expect(rows(.bottom, scrolls: scrolls).map { $0.count { $0 == "a" } } == [0, 0, 0, 0, 6, 6])
      #expect(rows(.top, scrolls: scrolls).map { $0.count { $0 == "a" } } == [6, 6, 0, 0, 0, 0])
      #expect(rows(.center, scrolls: scrolls).joined().count { $0 == "a" } == 6)
    }
  }

  @Test("stacks in tabs in splits in stacks still reach the outer edges")
  func depth() {
    let rows = screen(21, 8) {
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
    #expect(rows[7].hasPrefix("aaaaaaaaaa") && rows[7].hasSuffix("bbbbbbbbbb"))
    #expect(rows[0].hasSuffix("bbbbbbbbbb"))
    #expect(rows[4].hasPrefix("aaaaaaaaaa"))
  }
}
