import Testing
import TextUI
import TextUITesting

@Suite("Environment values without a key type")
struct EnvironmentEntryTests {
  private struct Reader: View {
    @Environment(\.unread) private var unread
    @Environment(\.sender) private var sender
    var body: some View { Text("\(unread) \(sender)") }
  }

  private func row(@ViewBuilder _ root: @escaping () -> some View) -> String {
    Stage(width: 5, height: 1, root: root).rows[0]
  }

  @Test("have a default, count where they are nearest, and are independent of each other")
  func nearest() {
    #expect(
      [
        row { Reader().environment(\.sender, "Ann") },
        row { Reader().environment(\.unread, 3).environment(\.sender, "Ann") },
        row { Reader().environment(\.volume, 3) },
      ] == ["0 Ann", "3 Ann", "0 you"])
    var values = EnvironmentValues()
    values[default: 1, name: "unread", file: "Elsewhere/Mail.swift"] = 5
    #expect(values.unread == 0)
    values.unread = 4

    #expect(
      (
        row { Reader() }, row { Reader().environment(\.unread, 2).environment(\.unread, 1) },
        values[default: 1, name: "unread", file: "Elsewhere/Mail.swift"]
      ) == ("0 you", "2 you", 5))
  }
}

extension EnvironmentValues {
  fileprivate var unread: Int {
    get { self[default: 0] }
    set { self[default: 0] = newValue }
  }

  fileprivate var sender: String {
    get { self[default: "you"] }
    set { self[default: "you"] = newValue }
  }

  fileprivate var volume: Int {
    get { self[default: 5] }
    set { self[default: 5] = newValue }
  }
}
