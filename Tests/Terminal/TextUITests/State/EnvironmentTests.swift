import Testing
import TextUI

@Suite struct EnvironmentTests {
  enum Volume: EnvironmentKey {
    static var defaultValue: Int { 5 }
  }

  struct Reader: View {
    @Environment(\.volume) fileprivate var volume
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Text("\(volume)\(isEnabled ? "e" : "d")") }
  }

  private func rows(_ width: Int, @ViewBuilder _ root: @escaping () -> some View) -> [String] {
    Window(root: root).frame(size: Size(width: width, height: 1), at: .zero).buffer.lines
  }

  @Test("an unset value is the default")
  func defaults() {
    #expect(rows(2) { Reader() } == ["5e"])
  }

  @Test("the nearest value counts, and only inside the view it is set for")
  func nearest() {
    let shown = rows(11) {
      HStack {
        Reader()
        HStack {
          Reader()
          Reader().environment(\.volume, 7)
          Reader()
        }.environment(\.volume, 6)
      }
    }
    #expect(shown == ["5e 6e 7e 6e"])
  }

  @Test("a value reaches content built during layout")
  func geometry() {
    let shown = rows(2) { GeometryReader { _ in Reader() }.environment(\.volume, 3) }
    #expect(shown == ["3e"])
  }

  @Test("a view disabled by an ancestor cannot be enabled inside")
  func disabled() {
    let shown = rows(8) {
      HStack {
        Reader().disabled(false).disabled()
        Reader().disabled(false)
        Reader().disabled().disabled(false)
      }
    }
    #expect(shown == ["5d 5e 5d"])
  }

  @Test("a value can be transformed")
  func transformed() {
    let shown = rows(2) {
      Reader().transformEnvironment { $0[Volume.self] += 1 }.environment(\.volume, 1)
    }
    #expect(shown == ["2e"])
  }

  @Test("the root inherits the window's environment in each frame")
  func ofWindow() {
    let window = Window { Reader() }
    window.environment[Volume.self] = 8
    #expect(window.frame(size: Size(width: 2, height: 1), at: .zero).buffer.lines == ["8e"])
    window.environment[Volume.self] = 9
    #expect(window.frame(size: Size(width: 2, height: 1), at: .zero).buffer.lines == ["9e"])
  }

  @Test("outside of a frame a view reads a fresh environment")
  func unlinked() {
    #expect(Reader().volume == 5)
  }
}

extension EnvironmentValues {
  fileprivate var volume: Int {
    get { self[EnvironmentTests.Volume.self] }
    set { self[EnvironmentTests.Volume.self] = newValue }
  }
}
