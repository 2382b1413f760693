import Testing
import TextUI

/// A counter that a key increments while it has focus.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.defaultFocus()
  }
}

@Suite("A navigation stack")
struct NavigationStackTests {
  private let model = Place()

  private func window() -> Window {
    Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  @Test(
    "shows its root below a bar with the title, if there is one, and is cut off if it does not fit")
  func root() {
    var screens = [
      window().rows(12, 3), Window { NavigationStack { Text("root") } }.rows(6, 1),
    ]
    model.path = [7]
    screens += [(4, 2), (12, 1), (0, 0)].map { window().rows($0, $1) }
    #expect(
      screens == [
        ["    Home    ", "    root    ", "            "], [" root "], ["‹ B…", "scr…"],
        ["‹ Back      "], [],
      ])
  }

  @Test(
    "shows the screen of the last value, with a back button, also if the program changes the path")
  func topScreen() {
    model.path = [1, 2]
    var screens = [self.window().rows(14, 3)]

    model.path = []
    let window = self.window()
    _ = window.rows(14, 2)
    model.path.append(5)
    screens.append(window.rows(14, 2))
    model.path.removeLast()
    screens.append(window.rows(14, 2))

    #expect(
      screens == [
        ["‹ Back        ", "   screen 2   ", "              "],
        ["‹ Back        ", "   screen 5   "], ["     Home     ", "     root     "],
      ])
  }

  @Test("goes back by Escape, the left arrow and its bar, one screen at a time", arguments: 0..<3)
  func back(way: Int) {
    model.path = [1, 2]
    let window = window()
    _ = window.rows(14, 2)
    switch way {
    case 0: window.key(.escape)
    case 1: window.key(.left)
    default: window.tap(2, 0)
    }
    #expect((model.path, window.rows(14, 2)[1]) == ([1], "   screen 1   "))
  }

  @Test("cannot leave its root, where Escape is not handled")
  func rootStays() {
    let window = window()
    _ = window.rows(14, 2)
    #expect(!window.send(.key(KeyPress(.escape)), at: .zero) && model.path.isEmpty)
  }

  @Test("moves the focus by the left arrow while there is a view to the left")
  func leftArrow() {
    model.path = [1]
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          HStack {
            Button("a") {}
            Button("b") {}.defaultFocus()
          }
        }
      }
    }
    _ = window.rows(14, 2)

    window.key(.left)
    let firstPath = model.path
    window.key(.left)
    #expect([firstPath, model.path] == [[1], []])
  }

  @Test("restores the state and the focus of a screen it goes back to")
  func keepsState() {
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        VStack {
          Counter(name: "first")
          Counter(name: "second")
        }
        .navigationDestination(for: Int.self) { Counter(name: "over \($0)") }
      }
    }
    _ = window.rows(20, 3)
    window.key(.tab)
    _ = window.rows(20, 3)
    window.key(.enter)

    model.path = [1]
    _ = window.rows(20, 3)
    window.key(.enter)
    #expect(window.rows(20, 3)[1].contains("over 1 1"))
    window.key(.escape)
    _ = window.rows(20, 3)
    window.key(.enter)

    let rows = window.rows(20, 3)
    #expect(rows[0].contains("first 0") && rows.joined().contains("second 2"))
    model.path = [1]
    #expect(window.rows(20, 3)[1].contains("over 1 0"))
  }

  @Test("keeps the state of a nested stack in a covered screen")
  func nested() {
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        NavigationStack { Counter(name: "inner") }
          .navigationDestination(for: Int.self) { Text("over \($0)") }
      }
    }
    _ = window.rows(20, 2)
    window.key(.enter)
    for path in [[1], [1, 2], []] {
      model.path = path
      _ = window.rows(20, 2)
      _ = window.rows(20, 2)
    }
    #expect(window.rows(20, 2).joined().contains("inner 1"))
  }

  @Test("does not call onDisappear or onAppear for a covered screen")
  func lifecycle() {
    var log: [String] = []
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").onAppear { log.append("+root") }.onDisappear { log.append("-root") }
          .navigationDestination(for: Int.self) { number in
            Text("\(number)").onAppear { log.append("+\(number)") }
              .onDisappear { log.append("-\(number)") }
          }
      }
    }
    for path in [[], [1], [1, 2], []] {
      model.path = path
      _ = window.rows(8, 2)
      log.append("|")
    }
    #expect(log == ["+root", "|", "+1", "|", "+2", "|", "-1", "-2", "|"])
  }

  @Test("shows the screens of a path with several types")
  func mixedPath() {
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
    model.mixed.append(1)
    model.mixed.append("x")
    let firstRow = window.rows(12, 2)[1]
    model.mixed.removeLast()
    #expect([firstRow, window.rows(12, 2)[1]] == ["   word x   ", "  number 1  "])
  }

  @Test("keeps the state of all tabs of a covered screen, including hidden ones")
  func coveredTabs() {
    let tab = Box(0)
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        TabView(selection: Bindable(tab).value) {
          Tally("a").tabItem("A")
          Tally("b").tabItem("B")
        }
        .navigationDestination(for: Int.self) { Text("over \($0)") }
      }
    }
    _ = window.rows(10, 2)
    window.tap(4, 1)
    tab.value = 1
    _ = window.rows(10, 2)
    for path in [[1], [1, 2], []] {
      model.path = path
      _ = window.rows(10, 2)
      _ = window.rows(10, 2)
    }
    tab.value = 0
    #expect(window.rows(10, 2)[1] == "    a1    ")
  }

  @Test("restores the focus even if a popup closes at the same time")
  func popup() {
    let asks = Box(false)
    let pressed = Box<[String]>([])
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        VStack {
          Button("one") { pressed.note("one") }.defaultFocus()
          Button("two") { pressed.note("two") }
        }
        .navigationDestination(for: Int.self) { _ in Button("screen") {} }
      }
      .popup(isPresented: Bindable(asks).value) { Button("leave") {} }
    }
    func draw() { _ = window.rows(40, 12) }
    draw()
    window.key(.tab)
    draw()
    model.path = [1]
    draw()
    asks.value = true
    draw()
    model.path = []
    asks.value = false
    draw()
    draw()
    window.key(.enter)
    #expect(pressed.value == ["two"])
  }
}
