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
    let counts = ["#", "a"].map { sign in rows.joined().count { $0 == sign } }
    let place = [Edge.top: (0, 3), .bottom: (2, 3), .leading: (1, 0), .trailing: (1, 6)][edge]
    let (row, column) = place ?? (0, 0)
    #expect(counts == [1, 20] && Array(rows[row])[column] == "#")
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

  @Test("a popup that would cover a clock lies below it if there is room, another at the edge")
  func popups() {
    let clock = String(repeating: " ", count: 59) + "12:34"
    let corner = popup(.topTrailing, clock: .trailing).prefix(2)
    let others = [Alignment.topLeading, .center].map { popup($0, clock: .trailing)[0] }
    #expect(
      corner + others == [clock, clock.dropLast(5) + "popup", "popup" + clock.dropFirst(5), clock])
    let narrow = stage(16, 1) {
      Color.terminal.safeAreaRegion(edge: .top) { Text("12:34") }
        .popup(isPresented: .constant(true), alignment: .top, dim: 0, style: .plain) {
          Text("popup")
        }
    }
    #expect(narrow.rows[0].contains("popup"))
  }

  @Test("snackbars stay clear of a region and of each other, and hostile sizes do no harm")
  func snackbars() {
    let center = PopupCenter()
    center.show(Snackbar("one"))
    center.show(Snackbar("two"))
    let stage = stage(20, 6) {
      Color.terminal.safeAreaRegion(edge: .top) { Text("12:34") }
        .popups(center, snackbars: .top)
    }
    stage.at(.seconds(1))
    #expect(zip(["12:34", "one", "two"], stage.rows).allSatisfy { $1.contains($0) })

    let sizes = [(0, 0), (1, 1), (5, 2)]
    let heights = sizes.map { width, height in
      self.stage(width, height) {
        Fill("a").safeAreaRegion(edge: .bottom) { Text("123456").frame(width: .max, height: .max) }
          .popup(isPresented: .constant(true)) { Text("popup") }
      }.rows.count
    }
    #expect(heights == sizes.map(\.1))
  }
}
