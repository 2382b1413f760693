import TextUI

/// Returns the rows of a view in a window of its own.
func rows<Root: View>(
  _ width: Int, _ height: Int, cellAspect: Double = 0.5, @ViewBuilder of root: () -> Root
) -> [String] {
  var environment = EnvironmentValues()
  environment.cellAspect = cellAspect
  return Renderer().frame(
    of: root(), size: Size(width: width, height: height), environment: environment, at: .zero
  ).buffer.lines
}

extension Window {
  func press(_ key: Key, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key, modifiers: modifiers)), at: .zero)
  }
}

/// A block of one letter with a fixed size.
struct Block: View {
  let letter: Character
  let width: Int
  let height: Int

  init(_ letter: Character, _ width: Int, _ height: Int) {
    self.letter = letter
    self.width = width
    self.height = height
  }

  var body: some View {
    Text(
      Array(repeating: String(repeating: letter, count: width), count: height)
        .joined(separator: "\n")
    ).fixedSize()
  }
}

/// A value that a test and the views of its window share.
final class Slip<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Sets the value, for view builders, which allow only calls.
  func set(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Bindable(self).value }
}
