import Testing
import TextUI
import TextUITesting

@Suite("Regions of a part of an edge")
struct SafeAreaRegionTests {
  private func stage<Root: View>(
    _ width: Int, _ height: Int, @ViewBuilder _ root: @escaping () -> Root
  ) -> Stage {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    return Stage(width: width, height: height, environment: environment, root: root)
  }

  @Test(
    "a region takes no space from its view", arguments: [Edge.top, .bottom, .leading, .trailing])
  func takesNoSpace(edge: Edge) {
    let rows = stage(7, 3) { Fill("a").safeAreaRegion(edge: edge) { Text("#") } }.rows
    #expect(rows.joined().count { $0 == "#" } == 1)
    #expect(rows.joined().count { $0 == "a" } == 20)
    let place = [Edge.top: (0, 3), .bottom: (2, 3), .leading: (1, 0), .trailing: (1, 6)][edge]
    let (row, column) = place ?? (0, 0)
    #expect(Array(rows[row])[column] == "#")
  }

  private func popup(_ alignment: Alignment, clock: HorizontalAlignment) -> [String] {
    stage(64, 5) {
      Color.terminal
        .safeAreaRegion(edge: .top, alignment: Alignment(horizontal: clock, vertical: .top)) {
          Text("12:34")
        }
        .popup(isPresented: .constant(true), alignment: alignment, dim: 0, style: .plain) {
          Text("popup")
        }
    }.rows
  }

  @Test("a popup that would cover a clock lies below it, and another one stays at the edge")
  func popups() {
    let clock = String(repeating: " ", count: 59) + "12:34"
    #expect(
      popup(.topTrailing, clock: .trailing).prefix(2) == [clock, clock.dropLast(5) + "popup"])
    #expect(popup(.topLeading, clock: .trailing)[0] == "popup" + clock.dropFirst(5))
    #expect(popup(.center, clock: .trailing)[0] == clock)
  }

  @Test("a popup without room beside a region covers it")
  func noRoom() {
    let rows = stage(16, 1) {
      Color.terminal.safeAreaRegion(edge: .top) { Text("12:34") }
        .popup(isPresented: .constant(true), alignment: .top, dim: 0, style: .plain) {
          Text("popup")
        }
    }.rows
    #expect(rows[0].contains("popup"))
  }

  @Test("snackbars stay clear of a region, and of each other")
  func snackbars() {
    let center = PopupCenter()
    center.show(Snackbar("one"))
    center.show(Snackbar("two"))
    let stage = stage(20, 6) {
      Color.terminal.safeAreaRegion(edge: .top) { Text("12:34") }
        .popups(center, snackbars: .top)
    }
    stage.at(.seconds(1))
    #expect(stage.rows[0].contains("12:34"))
    #expect(stage.rows[1].contains("one") && stage.rows[2].contains("two"))
  }

  @Test("hostile sizes and regions larger than the window do no harm")
  func hostile() {
    for (width, height) in [(0, 0), (1, 1), (5, 2)] {
      let stage = stage(width, height) {
        Fill("a").safeAreaRegion(edge: .bottom) { Text("123456").frame(width: .max, height: .max) }
          .popup(isPresented: .constant(true)) { Text("popup") }
      }
      #expect(stage.rows.count == height)
    }
  }
}
