import Testing
import TextUI

@Suite("Tables that can be sorted")
struct TableSortTests {
  private struct Pet: Identifiable {
    let id: Int
    let name: String
    let legs: Int
  }

  private static let pets = [
    Pet(id: 1, name: "cow", legs: 4), Pet(id: 2, name: "hen", legs: 2),
    Pet(id: 3, name: "bee", legs: 6), Pet(id: 4, name: "owl", legs: 2),
  ]
  private let selection = Loaded<Int?>(1)
  private let order = Loaded<[KeyPathComparator<Pet>]>([])

  private func screen(_ width: Int = 20, isUnicode: Bool = true) -> ControlScreen {
    let (selection, order) = (selection, order)
    return ControlScreen(width, 5, isUnicode: isUnicode) {
      Table(
        Self.pets.sorted(using: order.value), selection: selection.binding, sortOrder: order.binding
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("No") { Text("#\($0.id)") }.width(2)
        TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
      }
      .defaultFocus()
    }
  }

  private func names(_ screen: ControlScreen) -> [String] {
    screen.lines.dropFirst().map { String($0.dropFirst(2).prefix(3)) }
  }

  @Test("a click on a title sorts by it, another one reverses the order")
  func mouse() {
    let screen = screen()
    #expect(screen.lines[0] == "  Name     No   Legs")
    screen.click(17, 0)
    #expect(
      screen.lines == [
        "  Name     No  ▲Legs",
        "  hen      #2      2",
        "  owl      #4      2",
        "› cow      #1      4",
        "  bee      #3      6",
      ])
    screen.click(17, 0)
    #expect(screen.lines[0] == "  Name     No  ▼Legs")
    #expect(names(screen) == ["bee", "cow", "hen", "owl"])
    screen.click(3, 0)
    #expect(screen.lines[0] == "  Name▲    No   Legs")
    #expect(names(screen) == ["bee", "cow", "hen", "owl"])
    screen.click(12, 0)
    #expect(
      order.value.first == KeyPathComparator(\.name),
      "a column without a value cannot be sorted by")
  }

  @Test("the previous sort order decides between equal rows")
  func ties() {
    let screen = screen()
    screen.click(3, 0)
    screen.click(3, 0)
    screen.click(17, 0)
    #expect(order.value == [KeyPathComparator(\.legs), KeyPathComparator(\.name, order: .reverse)])
    #expect(names(screen) == ["owl", "hen", "cow", "bee"])
    screen.click(3, 0)
    #expect(order.value == [KeyPathComparator(\.name), KeyPathComparator(\.legs)])
  }

  @Test("rows have the focus first; the up arrow on the first row leads to the titles")
  func keys() {
    let screen = screen()
    screen.key(.down)
    #expect(selection.value == 2)
    screen.key(.up)
    screen.key(.up)
    screen.key(.enter)
    #expect(order.value == [KeyPathComparator(\.name)])
    #expect(screen.attributes(2, 0) == .reverse)
    screen.key(.right)
    screen.key(.space)
    #expect(order.value.first == KeyPathComparator(\.legs))
    screen.key(.down)
    screen.key(.down)
    #expect(selection.value == 3)
    #expect(screen.frame.accessibility.map(\.isFocused) == [true, false, false])
  }

  @Test("in ASCII the direction is ^ or v")
  func ascii() {
    order.value = [KeyPathComparator(\.legs)]
    #expect(screen(isUnicode: false).lines[0] == "  Name     No  ^Legs")
    order.value = [KeyPathComparator(\.name, order: .reverse)]
    #expect(screen(isUnicode: false).lines[0] == "  Namev    No   Legs")
  }

  @Test("the sort order and the purpose of a title are announced")
  func spoken() {
    let screen = screen()
    #expect(screen.frame.announcements.allSatisfy { !$0.contains("sorted") })
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Name. Sorts the table."])
    screen.key(.enter)
    #expect(screen.frame.announcements == ["sorted by Name, ascending"])
    screen.key(.enter)
    #expect(screen.frame.announcements == ["sorted by Name, descending"])
    let titles = screen.frame.accessibility.dropFirst()
    #expect(titles.map(\.label) == ["Name, sorted descending", "Legs"])
    #expect(titles.allSatisfy { $0.hint == "Sorts the table." })
    order.value = []
    screen.redraw()
    #expect(screen.frame.announcements == ["not sorted"])
  }

  @Test("a title without room is cut before its sort direction")
  func narrow() {
    order.value = [KeyPathComparator(\.name)]
    #expect(screen(15).lines[0] == "  …▲  No   Legs")
    #expect((0..<15).allSatisfy { width in screen(width).lines.allSatisfy { $0.count == width } })
  }

  @Test("sorting is stable, and without a sort order nothing moves")
  func stable() {
    let pairs = (0..<40).map { Pet(id: $0, name: "\($0 % 3)", legs: $0 % 2) }
    #expect(pairs.sorted(using: []).map(\.id) == Array(0..<40))
    let sorted = pairs.sorted(
      using: [KeyPathComparator(\.name), KeyPathComparator(\.legs, order: .reverse)])
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect((first.name, -first.legs, first.id) < (second.name, -second.legs, second.id))
    }
  }
}
