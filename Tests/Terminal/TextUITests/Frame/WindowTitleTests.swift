import Testing

@testable import TextUI
@testable import TextUICore

@Suite("The title of a window")
struct WindowTitleTests {
  private func title(@ViewBuilder _ root: @escaping () -> some View) -> String? {
    Window(environment: .still, root: root).frame(size: Size(width: 30, height: 6), at: .zero).title
  }

  @Test("is nil if no view sets one, or an empty one")
  func none() {
    #expect(title { Text("a") } == nil)
    #expect(title { Text("a").windowTitle("") } == nil)
  }

  @Test("is the outermost, and the last one of siblings")
  func order() {
    #expect(title { Text("a").windowTitle("in").windowTitle("out") } == "out")
    #expect(title { Text("a").navigationTitle("in").windowTitle("out") } == "out")
    let siblings = title {
      VStack {
        Text("a").windowTitle("one")
        Text("b").windowTitle("two")
      }
    }
    #expect(siblings == "two")
  }

  @Test("is not replaced by that of content whose size must be known first")
  func reader() {
    #expect(title { GeometryReader { _ in Text("a").windowTitle("in") } } == "in")
    let both = title { GeometryReader { _ in Text("a").windowTitle("in") }.windowTitle("out") }
    #expect(both == "out")
  }

  @Test("is that of the visible screen of a stack, from the moment of the change")
  func stack() {
    let place = Place()
    let window = Window {
      NavigationStack(path: Bindable(place).path) {
        Text("root").navigationTitle("Pets").navigationDestination(for: Int.self) { number in
          Text("pet").navigationTitle("Pet \(number)")
        }
      }
    }
    func title(at seconds: Double) -> String? {
      window.frame(size: Size(width: 30, height: 6), at: .seconds(seconds)).title
    }
    #expect(title(at: 0) == "Pets")
    place.path = [1, 2]
    #expect(title(at: 1) == "Pet 2")
    place.path = []
    #expect(title(at: 2) == "Pets")
    #expect(title(at: 2.05) == "Pets")
  }

  @Test("is not that of a popup")
  func popup() {
    let shown = title {
      Text("a").windowTitle("below").popup(isPresented: .constant(true)) {
        Text("b").windowTitle("above")
      }
    }
    #expect(shown == "below")
  }

  @Test("is that of the key pane", arguments: ["a", "b"])
  func panes(key: String) {
    let shown = title {
      Workspace(.constant(LayerOrder(["a", "b"])), key: .constant(key)) { name in
        Text("pane").navigationTitle(name)
      }
    }
    #expect(shown == key)
  }
}
