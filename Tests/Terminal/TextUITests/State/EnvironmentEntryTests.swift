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

  @Test("have a default, and the nearest ancestor that sets one counts")
  func nearest() {
    #expect(row { Reader() } == "0 you")
    #expect(row { Reader().environment(\.unread, 2).environment(\.unread, 1) } == "2 you")
  }

  @Test("are independent of each other, also with the same name in another file")
  func independent() {
    #expect(row { Reader().environment(\.sender, "Ann") } == "0 Ann")
    #expect(row { Reader().environment(\.unread, 3).environment(\.sender, "Ann") } == "3 Ann")
    #expect(row { Reader().environment(\.volume, 3) } == "0 you")
    var values = EnvironmentValues()
    values[default: 1, name: "unread", file: "Elsewhere/Mail.swift"] = 5
    #expect(values.unread == 0)
    values.unread = 4
    #expect(values[default: 1, name: "unread", file: "Elsewhere/Mail.swift"] == 5)
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
