import Testing

@testable import TextUI
@testable import TextUICore

@Suite("The title of a window")
struct WindowTitleTests {
  private func title(@ViewBuilder _ root: @escaping () -> some View) -> String? {
    Window(environment: .still, root: root).frame(size: Size(width: 30, height: 6), at: .zero).title
  }

  @Test("is the outermost, and the last one of siblings, or nil if no view sets one")
  func order() {
    let siblings = title {
      VStack {
        Text("a").windowTitle("one")
        Text("b").windowTitle("two")
      }
    }
    #expect(
      [
        title { Text("a").windowTitle("in").windowTitle("out") },
        title { Text("a").navigationTitle("in").windowTitle("out") }, siblings,
        title { GeometryReader { _ in Text("a").windowTitle("in") } },
        title { GeometryReader { _ in Text("a").windowTitle("in") }.windowTitle("out") },
      ] == ["out", "out", "two", "in", "out"])

    #expect([title { Text("a") }, title { Text("a").windowTitle("") }] == [nil, nil])
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
    var titles = [title(at: 0)]
    place.path = [1, 2]
    titles.append(title(at: 1))
    place.path = []
    titles += [title(at: 2), title(at: 2.05)]
    #expect(titles == ["Pets", "Pet 2", "Pets", "Pets"])
  }

  @Test("is not that of a popup, and that of the key pane")
  func popup() {
    let shown = title {
      Text("a").windowTitle("below").popup(isPresented: .constant(true)) {
        Text("b").windowTitle("above")
      }
    }
    #expect(shown == "below")

    let panes = ["a", "b"].map { key in
      title {
        Workspace(.constant(LayerOrder(["a", "b"])), key: .constant(key)) { name in
          Text("pane").navigationTitle(name)
        }
      }
    }
    #expect(panes == ["a", "b"])
  }
}
