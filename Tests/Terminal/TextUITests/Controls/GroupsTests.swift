import Testing
import TextUI

@Suite("Groups")
struct GroupsTests {
  @Test("a box frames its content, and is as wide as its title")
  func box() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        GroupBox("Farm") { Text("cow") }
        GroupBox { Text("owl") }
      }
    }
    #expect(
      window.rows(10, 6) == [
        "╭ Farm ──╮", "│ cow    │", "╰────────╯", "╭─────╮   ", "│ owl │   ", "╰─────╯   ",
      ])
  }

  @Test("a box is narrower than its title where there is no room")
  func narrowBox() {
    let window = Window { GroupBox("A long title") { Text("cow") } }
    #expect(window.rows(9, 3) == ["╭ A lo… ╮", "│ cow   │", "╰───────╯"])
  }

  @Test("a line has its label at the start and its value at the end")
  func line() {
    let window = Window { LabeledContent("Pairs", value: "8") }
    #expect(window.rows(10, 1) == ["Pairs    8"])
  }

  @Test("a line in a form is aligned with its rows")
  func lineInForm() {
    let window = Window {
      Form {
        FormRow("Name") { Text("Ada") }
        LabeledContent("Points", value: "8")
      }
    }
    let rows = window.rows(30, 2)
    #expect(rows.map { $0.split(separator: " ") } == [["Name", "Ada"], ["Points", "8"]])
    #expect(rows[0].firstIndex(of: "A") == rows[1].firstIndex(of: "8"))
  }

  @Test("a group opens and closes by Enter, the arrows and a click")
  func disclosure() {
    let window = Window {
      DisclosureGroup("More") { Text("hidden") }.defaultFocus()
    }
    let (closed, open) = (["▸ More    ", "          "], ["▾ More    ", "  hidden  "])
    #expect(window.rows(10, 2) == closed)
    for (act, rows) in [
      ({ window.key(.enter) }, open), ({ window.key(.right) }, open),
      ({ window.key(.left) }, closed), ({ window.key(.right) }, open),
      ({ window.tap(1, 0) }, closed),
    ] as [(() -> Bool, [String])] {
      _ = act()
      #expect(window.rows(10, 2) == rows)
    }
  }

  @Test("a group in ASCII has other signs, and says whether it is expanded")
  func disclosureInASCII() {
    var environment = EnvironmentValues()
    environment.isUnicode = false
    let window = Window(environment: environment) {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("text") }
    }
    #expect(window.rows(6, 2) == ["- More", "  text"])
    #expect(window.frame?.focusOrder.count == 1)
  }
}
