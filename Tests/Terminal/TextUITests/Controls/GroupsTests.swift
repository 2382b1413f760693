import Testing
import TextUI

@Suite("Groups")
struct GroupsTests {
  @Test("a box frames its content, as wide as its title, and narrower where there is no room")
  func box() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        GroupBox("Farm") { Text("cow") }
        GroupBox { Text("owl") }
      }
    }
    let narrow = Window { GroupBox("A long title") { Text("cow") } }
    #expect(
      [window.rows(10, 6), narrow.rows(9, 3)] == [
        [
          "╭ Farm ──╮", "│ cow    │", "╰────────╯", "╭─────╮   ", "│ owl │   ", "╰─────╯   ",
        ], ["╭ A lo… ╮", "│ cow   │", "╰───────╯"],
      ])
  }

  @Test("a line has its label at the start and its value at the end, and is aligned in a form")
  func line() {
    let line = Window { LabeledContent("Pairs", value: "8") }
    let window = Window {
      Form {
        FormRow("Name") { Text("Ada") }
        LabeledContent("Points", value: "8")
      }
    }
    let rows = window.rows(30, 2)
    #expect(rows.map { $0.split(separator: " ") } == [["Name", "Ada"], ["Points", "8"]])
    #expect(
      rows[0].firstIndex(of: "A") == rows[1].firstIndex(of: "8")
        && line.rows(10, 1) == ["Pairs    8"])
  }

  @Test("a group opens and closes by Enter, the arrows and a click")
  func disclosure() {
    let window = Window {
      DisclosureGroup("More") { Text("hidden") }.defaultFocus()
    }
    let (closed, open) = (["▸ More    ", "          "], ["▾ More    ", "  hidden  "])
    let screens = states(
      of: window.rows(10, 2), { window.key(.enter) }, { window.key(.right) },
      { window.key(.left) }, { window.key(.right) }, { window.tap(1, 0) })
    #expect(screens == [closed, open, open, closed, open, closed])
  }

  @Test("a group in ASCII has other signs, and says whether it is expanded")
  func disclosureInASCII() {
    var environment = EnvironmentValues()
    environment.isUnicode = false
    let window = Window(environment: environment) {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("text") }
    }
    #expect(window.rows(6, 2) == ["- More", "  text"] && window.frame?.focusOrder.count == 1)
  }
}
