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

  @Test("content has a readable width, its own fixed one, or that of a narrow window")
  func prefersReadableWidths() {
    #expect(
      [
        width(in: 80) { Text("short").frame(maxWidth: .max) },
        width(in: 80) { Text(String(repeating: "x", count: 35)).frame(maxWidth: .max) },
        width(in: 60) { Text(String(repeating: "x", count: 90)).frame(maxWidth: .max) },
        width(in: 80) { Text("short") }, width(in: 80) { Text("wide").frame(width: 50) },
        width(in: 80) { Text("wide").frame(width: 90) }, width(in: 59) { Text("short") },
        width(in: 40) { Text("short") }, width(in: 60) { Text("short") },
      ] == [32, 37, 42, 7, 52, 60, 57, 38, 7])
  }
}
