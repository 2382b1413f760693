import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Widths of popups")
struct PopupWidthTests {
  /// Returns the columns of a popup including its border.
  private func width<Content: View>(
    in columns: Int, @ViewBuilder _ content: @escaping () -> Content
  ) -> Int {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    let window = Window(environment: environment) {
      Text("").popup(isPresented: .constant(true), style: PanelPopupStyle(border: .ascii)) {
        content()
      }
    }
    let edge = window.rows(columns, 20).first { $0.contains("+") } ?? ""
    return edge.count { $0 == "-" } + 2
  }

  @Test("content of flexible width takes 32 columns, or its ideal width up to 42")
  func prefersReadableWidths() {
    #expect(width(in: 80) { Text("short").frame(maxWidth: .max) } == 32)
    #expect(width(in: 80) { Text(String(repeating: "x", count: 35)).frame(maxWidth: .max) } == 37)
    #expect(width(in: 60) { Text(String(repeating: "x", count: 90)).frame(maxWidth: .max) } == 42)
  }

  @Test("content keeps a smaller ideal width, and a larger minimum width")
  func keepsFixedWidths() {
    #expect(width(in: 80) { Text("short") } == 7)
    #expect(width(in: 80) { Text("wide").frame(width: 50) } == 52)
    #expect(width(in: 80) { Text("wide").frame(width: 90) } == 60)
  }

  @Test("below 60 columns a popup takes all of them but one at each side")
  func fillsNarrowWindows() {
    #expect(width(in: 59) { Text("short") } == 57)
    #expect(width(in: 40) { Text("short") } == 38)
    #expect(width(in: 60) { Text("short") } == 7)
  }
}
