import Testing
import TextUI

@Suite struct SectionTests {
  @Test("a header is before the views of a stack, a footer after them")
  func stack() {
    let screen = rows(4, 6) {
      VStack(alignment: .leading) {
        Section("ab") {
          Text("1")
          Text("2")
        }
        Section {
          Text("3")
        } header: {
          Text("c")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(screen == ["ab  ", "1   ", "2   ", "c   ", "3   ", "end "])
  }

  @Test("a header is bold and a footer dim")
  func styles() {
    let screen = ControlScreen(1, 3) {
      VStack {
        Section {
          Text("b")
        } header: {
          Text("a")
        } footer: {
          Text("c")
        }
      }
    }
    #expect((0..<3).map { screen.attributes(0, $0) } == [.bold, [], .dim])
  }

  @Test("in a form headers are between the rows, which share a column")
  func form() {
    let screen = rows(24, 4) {
      Form {
        Section("A") { FormRow("Name") { Text("x") } }
        Section("B") { FormRow("No") { Text("y") } }
      }
    }
    #expect(screen.map { $0.filter { $0 != " " } } == ["A", "Namex", "B", "Noy"])
    #expect(screen[1].firstIndex(of: "x") == screen[3].firstIndex(of: "y"))
  }

  @Test("in a picker a header has no sign and cannot be selected")
  func picker() {
    let number = Loaded(0)
    let screen = ControlScreen(8, 4) {
      Picker("", selection: number.binding) {
        Section("Few") { Text("0").tag(0) }
        Section("Many") { Text("1").tag(1) }
      }
      .pickerStyle(.inline)
    }
    #expect(screen.lines.map { $0.trimmed } == ["Few", "(•) 0", "Many", "( ) 1"])
    screen.key(.tab)
    screen.key(.down)
    #expect(number.value == 1)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed()).drop { $0 == " " }.description
  }
}
