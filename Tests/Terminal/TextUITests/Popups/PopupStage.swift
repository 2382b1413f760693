import TextUI

/// A window of dots in which a test presents popups; it counts callbacks, and sends keys and
/// presses.
final class PopupStage {
  var isPresented = false
  var dismissals = 0
  var taps = 0
  var size = Size(width: 30, height: 8)
  private(set) var now = Duration.zero
  private(set) var window = Window { EmptyView() }

  /// Creates a stage that its root receives; with reduced motion unless `moves`.
  init<Root: View>(moves: Bool = false, @ViewBuilder root: @escaping (PopupStage) -> Root) {
    var environment = EnvironmentValues()
    environment.reducesMotion = !moves
    window = Window(environment: environment) { [unowned self] in root(self) }
  }

  var binding: Binding<Bool> { Bindable(self).isPresented }

  var lines: [String] { window.frame?.buffer.lines ?? [] }

  /// Draws after some time.
  @discardableResult
  func draw(after time: Duration = .zero) -> Frame {
    now += time
    return window.frame(size: size, at: now)
  }

  /// Presents or dismisses, and draws until all animations have ended.
  func present(_ isPresented: Bool = true) {
    draw()
    self.isPresented = isPresented
    draw()
    draw(after: .seconds(2))
  }

  @discardableResult
  func press(_ key: Key) -> Bool {
    defer { draw() }
    return window.send(.key(KeyPress(key)), at: now)
  }

  func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) {
    window.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))), at: now)
    draw()
  }

  func drag(from start: (Int, Int), to end: (Int, Int)) {
    mouse(.down(.left), start.0, start.1)
    mouse(.moved(.left), end.0, end.1)
    mouse(.up(.left), end.0, end.1)
  }

  /// Presses and releases in one cell, long after any previous tap.
  func tap(_ x: Int, _ y: Int) {
    draw(after: .seconds(1))
    mouse(.down(.left), x, y)
    mouse(.up(.left), x, y)
  }
}

/// Fills its space with dots, and counts its taps.
struct Dots: View {
  let stage: PopupStage

  var body: some View {
    GeometryReader { proxy in
      Text(
        Array(repeating: String(repeating: ".", count: proxy.size.width), count: proxy.size.height)
          .joined(separator: "\n"))
    }
    .onTapGesture { self.stage.taps += 1 }
  }
}
