import Testing
import TextUI

@Suite("The transition of screens")
struct NavigationTransitionTests {
  private let model = Place()

  private func window(_ environment: EnvironmentValues = EnvironmentValues()) -> Window {
    let window = Window(environment: environment) { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("rrrrrrrr").navigationDestination(for: Int.self) { number in
          Text(String(repeating: "\(number)", count: 8)).navigationBarHidden()
        }
      }
    }
    _ = window.rows(8, 1)
    return window
  }

  /// Returns the frames of a transition that takes a quarter of a second.
  private func film(_ window: Window) -> [String] {
    [0, 0.04, 0.12, 0.3].map { window.rows(8, 1, at: $0)[0] }
  }

  @Test("a new screen pushes the old one out to the left, and going back pushes the other way")
  func push() {
    let window = self.window()
    model.path = [1]
    let pushing = film(window)

    let otherWindow = self.window()
    model.path = []

    #expect(
      [pushing, film(otherWindow)] == [
        ["rrrrrrrr", "rrrrrr11", "rr111111", "11111111"],
        ["11111111", "rr111111", "rrrrrr11", "rrrrrrrr"],
      ])
  }

  @Test("a reversed transition turns back from where it is")
  func interrupted() {
    let window = window()
    model.path = [1]
    _ = window.rows(8, 1)
    let firstScreen = window.rows(8, 1, at: 0.04)
    model.path = []
    #expect(
      ([firstScreen, window.rows(8, 1, at: 0.04)], window.rows(8, 1, at: 0.3)) == (
        [["rrrrrr11"], ["rrrrrr11"]], ["rrrrrrrr"]
      ))
  }

  @Test(
    "it requests frames until it has ended, and with reduced motion the screen is there at once")
  func wake() {
    let window = self.window()
    model.path = [1]
    #expect(
      window.frame(size: Size(width: 8, height: 1), at: .zero).wake != nil
        && window.frame(size: Size(width: 8, height: 1), at: .seconds(1)).wake == nil)

    let otherWindow = self.window(.still)
    model.path = [1]
    #expect(otherWindow.rows(8, 1) == ["11111111"])
  }

  @Test("an animation given with the change is used")
  func own() {
    let window = Window { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("rrrrrrrr").onKeyPress(.enter) { [model] in
          withAnimation(.linear(duration: .seconds(8))) { model.path = [1] }
        }
        .navigationDestination(for: Int.self) { _ in Text("11111111").navigationBarHidden() }
      }
    }
    _ = window.rows(8, 1)
    window.key(.enter)
    #expect(
      [0, 1, 4, 9].map { window.rows(8, 1, at: $0)[0] } == [
        "rrrrrrrr", "rrrrrrr1", "rrrr1111", "11111111",
      ])
  }

  @Test("a stack that appears or disappears with an animation does not push its screen")
  func wholeStack() {
    let window = Window { [model] in
      Group {
        if model.isHidden { Text("________") } else { NavigationStack { Text("rrrrrrrr") } }
      }
      .onKeyPress(.enter) { withAnimation { model.isHidden.toggle() } }
    }
    _ = window.rows(8, 1)
    window.key(.enter)
    let firstScreen = window.rows(8, 1)
    window.key(.enter)
    #expect([firstScreen, window.rows(8, 1)] == [["________"], ["rrrrrrrr"]])
  }

  @Test("a stack is released with its window, even during a transition")
  func release() {
    weak var kept: Place?
    do {
      let model = Place()
      kept = model
      let window = Window {
        NavigationStack(path: Bindable(model).path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0 + model.path.count)") }
        }
      }
      _ = window.rows(8, 2)
      model.path = [1]
      _ = window.rows(8, 2)
      model.path = []
      _ = window.rows(8, 2)
    }
    #expect(kept == nil)
  }
}
