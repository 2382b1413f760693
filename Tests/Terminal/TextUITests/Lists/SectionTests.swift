import Testing
import TextUI

@Suite struct SectionTests {
  @Test("a header is before the views of a stack, in bold, a footer after them, dim")
  func stack() {
    let screen = ControlScreen(4, 6) {
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
    #expect(screen.lines == ["ab  ", "1   ", "2   ", "c   ", "3   ", "end "])
    #expect((3..<6).map { screen.attributes(0, $0) } == [.bold, [], .dim])
  }

  @Test("headers in a form are between the rows, and in a picker they cannot be selected")
  func form() {
    let screen = rows(24, 4) {
      Form {
        Section("A") { FormRow("Name") { Text("x") } }
        Section("B") { FormRow("No") { Text("y") } }
      }
    }
    let isAligned = screen[1].firstIndex(of: "x") == screen[3].firstIndex(of: "y")
    #expect(screen.map { $0.filter { $0 != " " } } == ["A", "Namex", "B", "Noy"] && isAligned)

    let number = Loaded(0)
    let picker = ControlScreen(8, 4) {
      Picker("", selection: number.binding) {
        Section("Few") { Text("0").tag(0) }
        Section("Many") { Text("1").tag(1) }
      }
      .pickerStyle(.inline)
    }
    let lines = picker.lines.map { $0.trimmed }
    picker.key(.tab)
    picker.key(.down)
    #expect(lines == ["Few", "(•) 0", "Many", "( ) 1"] && number.value == 1)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed()).drop { $0 == " " }.description
  }
}
