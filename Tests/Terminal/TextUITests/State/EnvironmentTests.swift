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

  @Test("an unset value is the default, and a set one reaches content built during layout")
  func defaults() {
    let shown = rows(2) { GeometryReader { _ in Reader() }.environment(\.volume, 3) }

    #expect((rows(2) { Reader() }, Reader().volume, shown) == (["5e"], 5, ["3e"]))
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

  @Test("a value can be transformed, but a view disabled by an ancestor cannot be enabled inside")
  func transformed() {
    let shown = rows(2) {
      Reader().transformEnvironment { $0[Volume.self] += 1 }.environment(\.volume, 1)
    }

    let otherShown = rows(8) {
      HStack {
        Reader().disabled(false).disabled()
        Reader().disabled(false)
        Reader().disabled().disabled(false)
      }
    }

    #expect([shown, otherShown] == [["2e"], ["5d 5e 5d"]])
  }

  @Test("the root inherits the window's environment in each frame")
  func ofWindow() {
    let window = Window { Reader() }
    window.environment[Volume.self] = 8
    let firstScreen = window.frame(size: Size(width: 2, height: 1), at: .zero).buffer.lines
    window.environment[Volume.self] = 9
    #expect(
      [firstScreen, window.frame(size: Size(width: 2, height: 1), at: .zero).buffer.lines] == [
        ["8e"], ["9e"],
      ])
  }
}

extension EnvironmentValues {
  fileprivate var volume: Int {
    get { self[EnvironmentTests.Volume.self] }
    set { self[EnvironmentTests.Volume.self] = newValue }
  }
}
