import Testing
import TextUI

/// A screen that dismisses itself.
private struct Leaver: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("leave \(name)") { dismiss() }.defaultFocus()
  }
}

@Suite("A navigation link")
struct NavigationLinkTests {
  private let model = Place()

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) { root() }
    }
  }

  @Test("appends its value to the path")
  func value() {
    let window = window {
      NavigationLink("go", value: 3).defaultFocus()
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
    _ = window.rows(14, 2)
    window.key(.tab)
    window.key(.enter)
    #expect((model.path, window.rows(14, 2)[1]) == ([3], "   screen 3   "))
  }

  @Test("without a value, or outside of a stack, it does nothing")
  func disabled() {
    let none: Int? = nil
    let window = Window {
      VStack {
        NavigationLink("out", value: 1)
        NavigationStack {
          NavigationLink("in", value: none).navigationDestination(for: Int.self) { _ in Text("!") }
        }
      }
    }
    let before = window.rows(20, 4)
    #expect(window.frame?.focusOrder.isEmpty == true)
    window.tap(10, 0)
    window.tap(10, 2)
    #expect(window.rows(20, 4) == before)
  }

  @Test("with its own destination does not change the path, and its screen can be left")
  func destination() {
    let window = window {
      NavigationLink("go") { Leaver(name: "it") }
    }
    let before = window.rows(20, 2)
    window.key(.tab)
    window.key(.enter)
    #expect(window.rows(20, 2)[1].contains("leave it") && model.path.isEmpty)
    window.key(.enter)
    #expect(window.rows(20, 2).map { $0.contains("go") } == before.map { $0.contains("go") })
  }

  @Test("the dismissal of a screen also removes the screens above it")
  func dismissBelow() {
    var dismiss: DismissAction?
    let window = window {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("screen \(number)").transformEnvironment { if number == 1 { dismiss = $0.dismiss } }
      }
    }
    model.path = [1]
    _ = window.rows(14, 2)
    model.path = [1, 2, 3]
    _ = window.rows(14, 2)
    dismiss?()
    #expect(model.path == [])
  }

  @Test("leads to a screen that stays when the path above it is emptied")
  func linkBetween() {
    let window = window {
      NavigationLink("go") { Text("linked") }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
    _ = window.rows(14, 2)
    window.key(.tab)
    window.key(.enter)
    _ = window.rows(14, 2)
    model.path = [4]
    let firstRow = window.rows(14, 2)[1]
    model.path = []
    #expect([firstRow, window.rows(14, 2)[1]] == ["   screen 4   ", "    linked    "])
    window.key(.escape)
    #expect(window.rows(14, 2).joined().contains("go"))
  }

  @Test(
    "without a destination for its value, or with another type than the path's, it changes nothing")
  func unhandled() {
    let window = self.window {
      NavigationLink("go", value: 3)
    }
    _ = window.rows(20, 1)
    window.key(.tab)
    window.key(.enter)

    let frame = window.frame(size: Size(width: 20, height: 1), at: .zero)
    #expect(
      frame.announcements.filter { $0.hasPrefix("No screen") } == debugOnly("No screen for Int 3")
        && model.path.isEmpty && frame.buffer.lines.joined().contains("go"))

    let otherWindow = self.window {
      NavigationLink("go", value: "three").navigationDestination(for: String.self) { Text($0) }
    }
    _ = otherWindow.rows(20, 1)
    otherWindow.key(.tab)
    otherWindow.key(.enter)
    #expect(otherWindow.rows(20, 1).joined().contains("go"))
  }

  private func debugOnly(_ sentence: String) -> [String] {
    #if DEBUG
    [sentence]
    #else
    []
    #endif
  }
}
