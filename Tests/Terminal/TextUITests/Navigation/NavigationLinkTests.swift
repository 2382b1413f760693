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

  @Test("puts its value on the path")
  func value() {
    let window = window {
      NavigationLink("go", value: 3).defaultFocus()
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
    _ = window.rows(14, 2)
    window.key(.tab)
    window.key(.enter)
    #expect(model.path == [3])
    #expect(window.rows(14, 2)[1] == "   screen 3   ")
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

  @Test("that says its screen itself leaves the path alone, and its screen can be left")
  func destination() {
    let window = window {
      NavigationLink("go") { Leaver(name: "it") }
    }
    let before = window.rows(20, 2)
    window.key(.tab)
    window.key(.enter)
    #expect(window.rows(20, 2)[1].contains("leave it"))
    #expect(model.path.isEmpty)
    window.key(.enter)
    #expect(window.rows(20, 2).map { $0.contains("go") } == before.map { $0.contains("go") })
  }

  @Test("a screen that is dismissed takes those above it along")
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

  @Test("a screen over one of a link stays in its place when the path shrinks below it")
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
    #expect(window.rows(14, 2)[1] == "   screen 4   ")
    model.path = []
    #expect(window.rows(14, 2)[1] == "    linked    ")
    window.key(.escape)
    #expect(window.rows(14, 2).joined().contains("go"))
  }

  @Test("a value without a screen leaves the path as it is, and is named in debug builds")
  func unhandled() {
    let window = window {
      NavigationLink("go", value: 3)
    }
    _ = window.rows(20, 1)
    window.key(.tab)
    window.key(.enter)

    let frame = window.frame(size: Size(width: 20, height: 1), at: .zero)
    #expect(model.path.isEmpty)
    #expect(frame.buffer.lines.joined().contains("go"))
    #expect(
      frame.announcements.filter { $0.hasPrefix("No screen") } == debugOnly("No screen for Int 3"))
  }

  @Test("a value of another type than the path's is refused as well")
  func otherType() {
    let window = window {
      NavigationLink("go", value: "three").navigationDestination(for: String.self) { Text($0) }
    }
    _ = window.rows(20, 1)
    window.key(.tab)
    window.key(.enter)
    #expect(window.rows(20, 1).joined().contains("go"))
  }

  private func debugOnly(_ sentence: String) -> [String] {
    #if DEBUG
    [sentence]
    #else
    []
    #endif
  }
}
