import Testing
import TextUI

@Suite("A screen that confirms before it is left")
struct NavigationBackTests {
  private let model = Place()
  private let asked = Box(0)

  private struct Asking: View {
    let asked: Box<Int>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("leave") { dismiss() }
        .defaultFocus()
        .onNavigationBack { asked.value += 1 }
    }
  }

  private func window() -> Window {
    model.path = [1]
    let window = Window(environment: .still) { [model, asked] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Int.self) { number in
          if number == 1 { Asking(asked: asked) } else { Text("plain") }
        }
      }
    }
    _ = window.rows(14, 2)
    return window
  }

  @Test("handles Escape, the left arrow and the bar, and stays")
  func asks() {
    let window = window()
    window.key(.escape)
    window.key(.left)
    window.tap(1, 0)
    #expect(asked.value == 3 && model.path == [1] && window.rows(14, 2)[0] == "‹ Back        ")
  }

  @Test("can dismiss itself, or be left with a screen below it, without being asked")
  func leaves() {
    let window = self.window()
    window.key(.enter)
    #expect(asked.value == 0 && model.path == [])

    let otherWindow = self.window()
    model.path = [1, 2]
    _ = otherWindow.rows(14, 2)
    otherWindow.key(.escape)
    #expect(asked.value == 0 && model.path == [1])
  }
}
