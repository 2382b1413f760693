import Testing
import TextUI

@Suite("Places of popups in a centre, and anchors that scroll")
struct PopupPlaceTests {
  private func still() -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    return environment
  }

  @Test("a centre shows a popup at a cell")
  func showsAtPoint() {
    let center = PopupCenter()
    let window = Window(environment: still()) { Text("").popups(center) }
    center.show("tip", at: Point(x: 3, y: 1), options: PopupOptions(style: .plain)) { Text("tip") }

    #expect(window.rows(8, 3) == ["        ", "   tip  ", "        "])
  }

  @Test("a centre shows a popup beside a view, with a cell between them")
  func showsBesideView() {
    let center = PopupCenter()
    let window = Window(environment: still()) {
      VStack(alignment: .leading) {
        Text("[menu]").id("menu")
        Spacer()
      }
      .frame(maxWidth: .max, alignment: .leading)
      .popups(center)
    }
    center.show("list", anchoredTo: "menu", options: PopupOptions(dim: 0, style: .plain)) {
      Text("one")
    }
    #expect(window.rows(8, 3) == ["[menu]  ", "        ", "one     "])

    center.show("list", anchoredTo: "menu", edge: .trailing, options: PopupOptions(style: .plain)) {
      Text("1")
    }
    #expect(window.rows(8, 3, at: 1)[0] == "[menu] 1")
  }

  @Test("a popup whose anchor is out of sight, or no longer built, is not shown until it is back")
  func hidesWithAnchor() {
    let offset = Slip(Point.zero)
    let taps = Slip(0)
    let window = Window(environment: still()) {
      ScrollView(showsIndicators: false, position: offset.binding) {
        Text("anchor").id("anchor").onTapGesture { taps.value += 1 }
        ForEach(0..<9) { number in Text("row \(number) ").onTapGesture { taps.value += 10 } }
      }
      .popup(
        isPresented: .constant(true), anchoredTo: "anchor", style: .plain
      ) { Text("tip") }
    }
    #expect(window.rows(6, 4) == ["anchor", "row 0 ", "tip 1 ", "row 2 "])

    offset.set(Point(x: 0, y: 1))
    #expect(window.rows(6, 4, at: 1) == ["row 0 ", "row 1 ", "row 2 ", "row 3 "])
    window.tap(1, 1, at: 2)
    #expect(taps.value == 10, "it cuts off no events meanwhile")

    offset.set(.zero)

    let otherOffset = Slip(Point.zero)
    let otherWindow = Window(environment: still()) {
      ScrollView(showsIndicators: false, position: otherOffset.binding) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<90, id: \.self) { number in Text("row \(number)").id("anchor \(number)") }
        }
      }
      .popup(
        isPresented: .constant(true), anchoredTo: "anchor 0", style: .plain
      ) { Text("tip") }
    }
    #expect(otherWindow.rows(6, 3)[2] == "tip 2 ")

    otherOffset.set(Point(x: 0, y: 50))

    #expect(
      (window.rows(6, 4, at: 3)[2], otherWindow.rows(6, 3, at: 1)) == (
        "tip 1 ", ["row 50", "row 51", "row 52"]
      ))
  }
}
