import Testing
import TextUI

@Suite struct TableTests {
  private struct Pet: Identifiable {
    let id: Int
    let name: String
    let legs: Int
  }

  private let pets = [
    Pet(id: 1, name: "cow", legs: 4), Pet(id: 2, name: "hen", legs: 2),
    Pet(id: 3, name: "bee", legs: 6),
  ]
  private let selection = Loaded<Int?>(nil)
  private let opened = Slip<[Int]>([])

  private func screen(
    _ width: Int = 18, _ height: Int = 4, isUnicode: Bool = true, hasThird: Bool = false
  ) -> ControlScreen {
    let (pets, selection, opened) = (pets, selection, opened)
    return ControlScreen(width, height, isUnicode: isUnicode) {
      Table(pets, selection: selection.binding, onOpen: { opened.value.append($0) }) {
        TableColumn("Name", value: \.name)
        TableColumn("Legs") { Text("\($0.legs)") }.width(4).alignment(.trailing)
        if hasThird {
          TableColumn("No") { Text("#\($0.id)") }.width(min: 2, max: 3)
        }
      }
    }
  }

  @Test("rows are in columns below their titles, which can be left out and have limits")
  func shows() {
    selection.value = 2
    #expect(
      screen().lines == [
        "  Name        Legs", "  cow            4", "› hen            2", "  bee            6",
      ])
    #expect(
      [screen(isUnicode: false).lines[2], screen(24, hasThird: true).lines[1], screen(24).lines[0]]
        == ["> hen            2", "  cow             4  #1 ", "  Name              Legs"])
  }

  @Test("titles are above their cells with a scroll bar too, for all widths", arguments: 12...40)
  func titlesAboveCells(width: Int) {
    for height in [3, 4, 9] {
      let lines = ControlScreen(width, height) {
        Table(0..<6, id: \.self) {
          TableColumn("A") { _ in Text("A") }
          TableColumn("B") { _ in Text("B") }
          TableColumn("C") { _ in Text("C") }.alignment(.trailing)
        }
      }.lines
      let columns = lines.prefix(2).map { line in
        Array(line).enumerated().filter { "ABC".contains($0.element) }.map(\.offset)
      }
      #expect(columns[0] == columns[1] && columns[0].count == 3, "\(height)")
    }
  }

  @Test("arrows move the selection, Enter opens it")
  func keys() {
    let screen = screen()
    screen.key(.tab)
    screen.key(.down)
    #expect(selection.value == 1)
    screen.key(.end)
    screen.key(.enter)
    #expect(selection.value == 3 && opened.value == [3])
  }

  @Test("a tap selects a row, which is highlighted while the table has focus")
  func mouse() {
    let screen = screen()
    screen.click(16, 2)
    let firstSelection = selection.value
    let colors = (0..<18).map { screen.frame.buffer.style(at: Point(x: $0, y: 2)).background }
    #expect(
      (colors, screen.frame.buffer.style(at: Point(x: 4, y: 1)).background) == (
        [.terminal, .terminal] + Array(repeating: .blue, count: 16), .terminal
      ))
    screen.click(16, 0)
    #expect([firstSelection, selection.value] == [2, 2])
  }

  @Test("without a binding it stores its selection itself")
  func ownSelection() {
    let screen = ControlScreen(8, 3) {
      Table(0..<2, id: \.self) { TableColumn("N") { Text("\($0)") } }
    }
    screen.key(.tab)
    screen.key(.down)
    #expect(screen.lines == ["  N     ", "› 0     ", "  1     "])
  }

  @Test("of a million rows only visible ones are created, and texts that are too long are cut")
  func lazy() {
    let made = Slip(0)
    let screen = ControlScreen(12, 5) {
      Table(0..<1_000_000, id: \.self, selection: .constant(500_000)) {
        TableColumn("Row") { row in
          made.value += 1
          return Text("\(row)")
        }
      }
    }
    #expect(
      (
        [self.screen(11).lines[1], self.screen(9).lines[0]],
        screen.lines.contains { $0.hasPrefix("› 500000") } && made.value < 100
          && self.screen(4).lines.allSatisfy { $0.count == 4 }
          && self.screen(0).lines.allSatisfy { $0.isEmpty }
      ) == (["  cow     4", "  …  Legs"], true))
  }
}
