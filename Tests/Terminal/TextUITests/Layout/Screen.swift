import TextUI

/// The rows a view draws in a window of its own.
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

/// A block of one letter with a size of its own.
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

/// A slip of paper that a test and the views of its window both read and write.
final class Slip<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The same as writing the value, where a builder of views allows only calls.
  func set(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Bindable(self).value }
}
