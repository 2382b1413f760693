import Testing
import TextUI

@Suite("A tab view")
struct TabViewTests {
  private final class Model {
    var tab = "b"
  }

  private let model = Model()

  private func window() -> Window {
    Window { [model] in
      TabView(selection: Bindable(model).tab) {
        Tally("one").tabItem("One").tag("a")
        Tally("two").tag("b").tabItem("Two")
        Text("left out")
        Text("three").tabItem("Three").tag("c")
      }
    }
  }

  @Test("shows the selected tab, or the first for an unknown tag, below a bar of shortened names")
  func shows() {
    let window = self.window()
    var screens = [(18, 3), (12, 2), (18, 1), (0, 0)].map { self.window().rows($0, $1) }
    _ = window.rows(18, 3)
    model.tab = "a"
    screens.append(window.rows(18, 2))
    model.tab = "?"
    screens.append([self.window().rows(18, 2)[0], model.tab])
    #expect(
      screens == [
        [" One [Two] Three  ", "       two0       ", "                  "],
        [" On…[Tw… Th…", "    two0    "], [" One [Two] Three  "], [],
        ["[One] Two  Three  ", "       one0       "], ["[One] Two  Three  ", "?"],
      ])
  }

  @Test("keeps the state of the other tabs")
  func keepsState() {
    let window = window()
    _ = window.rows(18, 2)
    window.tap(8, 1)
    let firstRow = window.rows(18, 2)[1]
    for tab in ["a", "c", "b"] {
      model.tab = tab
      _ = window.rows(18, 2)
      _ = window.rows(18, 2)
    }
    #expect([firstRow, window.rows(18, 2)[1]] == ["       two1       ", "       two1       "])
  }

  @Test("changes the tab by a click, and by arrows while the bar has focus, and stops at the ends")
  func click() {
    let window = self.window()
    _ = window.rows(18, 2)
    window.tap(13, 0)
    let clicked = [model.tab, window.rows(18, 2)[1]]

    model.tab = "b"
    let otherWindow = self.window()
    _ = otherWindow.rows(18, 2)
    otherWindow.key(.tab)
    var tabs: [String] = []
    for key in [Key.right, .right, .left, .left, .left] {
      _ = otherWindow.rows(18, 2)
      otherWindow.key(key)
      tabs.append(model.tab)
    }

    #expect([clicked, tabs] == [["c", "      three       "], ["c", "c", "b", "a", "a"]])
  }

  @Test("changes the tab by Control with Page Up and Down, and Alt with a digit, from anywhere")
  func keys() {
    let window = window()
    var tabs: [String] = []
    for press in [
      KeyPress(.pageUp, modifiers: .control), KeyPress(.pageDown, modifiers: .control),
      KeyPress(.character("3"), modifiers: .alt), KeyPress(.character("9"), modifiers: .alt),
    ] {
      _ = window.rows(18, 2)
      window.send(.key(press), at: .zero)
      tabs.append(model.tab)
    }
    #expect(tabs == ["a", "b", "c", "c"])
  }

  @Test("restores the focus of a tab")
  func focus() {
    let window = Window { [model] in
      TabView(selection: Bindable(model).tab) {
        VStack {
          Button("x") {}
          Button("y") { model.tab = "pressed y" }
        }.tabItem("A").tag("a")
        Button("z") {}.tabItem("B").tag("b")
      }
    }
    model.tab = "a"
    _ = window.rows(20, 4)
    window.key(.tab)
    window.key(.tab)
    for digit in "21" {
      _ = window.rows(20, 4)
      window.key(.character(digit), .alt)
    }
    _ = window.rows(20, 4)
    window.key(.enter)
    #expect(model.tab == "pressed y")
  }

  @Test("stores its selection itself without a binding, and shows nothing without tabs")
  func ownSelection() {
    let window = Window {
      TabView {
        Text("one").tabItem("A")
        Text("two").tabItem("B").tag("named")
      }
    }
    _ = window.rows(8, 2)
    window.tap(4, 0)
    #expect(
      [window.rows(8, 2), Window { TabView {} }.rows(3, 2)] == [
        [" A [B]  ", "  two   "], ["   ", "   "],
      ])
  }

  @Test("calls onAppear only for the shown tab")
  func lifecycle() {
    var log: [String] = []
    let window = Window { [model] in
      TabView(selection: Bindable(model).tab) {
        Text("a").onAppear { log.append("a") }.tabItem("A").tag("a")
        Text("b").onAppear { log.append("b") }.tabItem("B").tag("b")
      }
    }
    _ = window.rows(8, 2)
    #expect(log == ["b"])
  }

  @Test("is the container of its tabs, without the bar and an inset at its top")
  func containerBelowInset() {
    let heights = Slip<Set<Double>>([])
    let window = Window {
      TabView {
        Color.red.containerRelativeFrame(.vertical) { length, _ in
          heights.value.insert(length)
          return length
        }
        .tabItem("A")
      }
      .safeAreaInset(edge: .top) { Text("above").frame(height: 3) }
    }
    window.safeArea = EdgeInsets(top: 2, leading: 0, bottom: 1, trailing: 0)
    _ = window.rows(8, 20)

    var sizes: [Double] = []
    let otherWindow = Window {
      TabView {
        Color.red.containerRelativeFrame(.vertical) { length, _ in
          sizes.append(length)
          return length
        }
        .tabItem("A")
      }
    }
    _ = otherWindow.rows(8, 10)

    #expect((heights.value, Set(sizes)) == ([13], [9]))
  }
}
