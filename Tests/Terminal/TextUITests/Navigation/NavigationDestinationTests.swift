import Testing
import TextUI

/// A root whose destinations are known only after its body was evaluated.
private struct Chapters: View {
  var body: some View {
    VStack {
      Text("root").navigationDestination(for: Int.self) { Text("chapter \($0)") }
    }
  }
}

@Suite("Navigation destinations")
struct NavigationDestinationTests {
  private let model = Place()

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).path) { root() }
    }
  }

  @Test("an initial path is shown at once, by the destinations that are nearest to the root")
  func deepStart() {
    model.path = [1, 2]
    let window = self.window { Chapters() }
    var screens = [window.rows(14, 2)]
    window.key(.escape)
    screens.append(window.rows(14, 2))

    let otherWindow = self.window {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("old \(number)").navigationDestination(for: Int.self) { Text("new \($0)") }
      }
    }
    model.path = [1]
    _ = otherWindow.rows(10, 2)
    model.path = [1, 2]

    screens.append(otherWindow.rows(10, 2))

    #expect(
      screens == [
        ["‹ Back        ", "  chapter 2   "], ["‹ Back        ", "  chapter 1   "],
        ["‹ Back    ", "  old 2   "],
      ])
  }

  @Test("a screen can declare destinations of those above it, and the root's are always current")
  func further() {
    model.path = [1]
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)").navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    model.mixed = [1]
    model.mixed.append("x")

    var word = "old"
    model.path = [1]
    let otherWindow = self.window {
      let now = word
      Text("root").navigationDestination(for: Int.self) { _ in Text(now) }
    }
    let firstRow = otherWindow.rows(6, 2)[1]
    word = "new"

    #expect(
      (window.rows(10, 2)[1], [firstRow, otherWindow.rows(6, 2)[1]]) == (
        "  word x  ", [" old  ", " new  "]
      ))
  }

  @Test("a value without a destination shows the screen below it, and is logged once")
  func unhandled() {
    model.mixed = [1]
    model.mixed.append("nobody")
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    let size = Size(width: 14, height: 2)
    let first = window.frame(size: size, at: .zero)
    #expect((first.buffer.lines[1], model.mixed.count) == ("   screen 1   ", 2))
    #if DEBUG
    #expect(first.announcements == ["No screen for String nobody"])
    #endif
    #expect(window.frame(size: size, at: .zero).announcements.isEmpty)
    window.key(.escape)
    #expect(model.mixed.isEmpty)
  }

  @Test("equal numbers of different types are different values")
  func types() {
    let window = Window(environment: .still) { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("int \($0)") }
          .navigationDestination(for: UInt8.self) { Text("byte \($0)") }
      }
    }
    model.mixed = [1]
    let firstRow = window.rows(10, 2)[1]
    model.mixed = [UInt8(1)]
    #expect([firstRow, window.rows(10, 2)[1]] == ["  int 1   ", "  byte 1  "])
  }
}
