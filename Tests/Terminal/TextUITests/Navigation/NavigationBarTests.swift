import Testing
import TextUI

@Suite("The bar of a screen")
struct NavigationBarTests {
  private let model = Place()

  private func bar(_ width: Int, @ViewBuilder _ root: @escaping () -> some View) -> String {
    model.path = [1]
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Int.self) { _ in root() }
      }
    }
    return window.rows(width, 2)[0]
  }

  @Test("has the title centred if there is room, else next to the back button, and ASCII signs")
  func title() {
    func title(_ width: Int) -> String { bar(width) { Text("x").navigationTitle("Animals") } }

    var environment = EnvironmentValues.still
    environment.isUnicode = false
    let window = Window(environment: environment) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("x") }
      }
    }

    #expect(
      [
        title(25), title(17), title(12), title(4), title(0),
        window.rows(8, 2)[0],
      ] == [
        "‹ Back   Animals         ", "‹ Back Animals   ", "‹ Back Anim…", "‹ B…", "", "< Back  ",
      ])
  }

  @Test("has the tools at its end, and is part of the screen when it is hidden")
  func tools() {
    let row = bar(24) {
      Text("x").navigationTitle("Pets").toolbar {
        Text("a")
        Text("b")
      }
    }

    #expect(
      [
        row, bar(7) { Text("top\nlow").navigationTitle("x").navigationBarHidden() },
        bar(7) { Text("top").navigationBarHidden(false) },
      ] == ["‹ Back    Pets       a b", "  top  ", "‹ Back "])
  }

  @Test("has the outermost title, and the last one of siblings")
  func titles() {
    let row = bar(20) {
      VStack {
        Text("x").navigationTitle("one")
        Text("x").navigationTitle("two")
      }
    }
    #expect(
      row == "‹ Back  two         "
        && bar(20) { Text("x").navigationTitle("in").navigationTitle("out") }.contains("out"))
  }

  @Test("has a title that is announced for a new screen")
  func announced() {
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("x").navigationTitle("Number \($0)") }
      }
    }
    let size = Size(width: 20, height: 2)
    var said = window.frame(size: size, at: .zero).announcements
    model.path = [4]
    said += window.frame(size: size, at: .zero).announcements
    model.path = []
    said += window.frame(size: size, at: .zero).announcements
    #expect(said == ["Number 4", "Home"])
  }
}
