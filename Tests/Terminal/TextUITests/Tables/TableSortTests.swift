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
    var seenLines = [screen.lines[0]]
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
    seenLines.append(screen.lines[0])
    let firstNames = names(screen)
    screen.click(3, 0)
    seenLines.append(screen.lines[0])
    #expect(
      (seenLines, [firstNames, names(screen)]) == (
        ["  Name     No   Legs", "  Name     No  ▼Legs", "  Name▲    No   Legs"],
        [["bee", "cow", "hen", "owl"], ["bee", "cow", "hen", "owl"]]
      ))
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
    let (firstOrder, sorted) = (order.value, names(screen))
    screen.click(3, 0)
    #expect(
      (sorted, firstOrder, order.value) == (
        ["owl", "hen", "cow", "bee"],
        [KeyPathComparator(\.legs), KeyPathComparator(\.name, order: .reverse)],
        [KeyPathComparator(\.name), KeyPathComparator(\.legs)]
      ))
  }

  @Test("rows have the focus first; the up arrow on the first row leads to the titles")
  func keys() {
    let screen = screen()
    screen.key(.down)
    let firstSelection = selection.value
    screen.key(.up)
    screen.key(.up)
    screen.key(.enter)
    let (byName, attributes) = (order.value, screen.attributes(2, 0))
    screen.key(.right)
    screen.key(.space)
    #expect(
      (byName, attributes, order.value.first) == (
        [KeyPathComparator(\.name)], .reverse, KeyPathComparator(\.legs)
      ))
    screen.key(.down)
    screen.key(.down)
    #expect(
      ([firstSelection, selection.value], screen.frame.accessibility.map(\.isFocused)) == (
        [2, 3], [true, false, false]
      ))
  }

  @Test("sorting is stable, and a title shows its direction, in ASCII too, if there is room")
  func ascii() {
    order.value = [KeyPathComparator(\.legs)]
    let firstLine = screen(isUnicode: false).lines[0]
    order.value = [KeyPathComparator(\.name, order: .reverse)]
    #expect(
      [firstLine, screen(isUnicode: false).lines[0]] == [
        "  Name     No  ^Legs", "  Namev    No   Legs",
      ])

    order.value = [KeyPathComparator(\.name)]
    #expect(
      screen(15).lines[0] == "  …▲  No   Legs"
        && (0..<15).allSatisfy { width in screen(width).lines.allSatisfy { $0.count == width } })

    let pairs = (0..<40).map { Pet(id: $0, name: "\($0 % 3)", legs: $0 % 2) }
    let sorted = pairs.sorted(
      using: [KeyPathComparator(\.name), KeyPathComparator(\.legs, order: .reverse)])
    let moved = zip(sorted, sorted.dropFirst()).filter { first, second in
      (first.name, -first.legs, first.id) >= (second.name, -second.legs, second.id)
    }
    #expect((pairs.sorted(using: []).map(\.id), moved.map(\.0.id)) == (Array(0..<40), []))
  }

  @Test("the sort order and the purpose of a title are announced")
  func spoken() {
    let screen = screen()
    var seenSpoken = [screen.frame.announcements.filter { $0.contains("sorted") }]
    screen.key(.tab)
    seenSpoken.append(screen.frame.announcements)
    screen.key(.enter)
    seenSpoken.append(screen.frame.announcements)
    screen.key(.enter)
    seenSpoken.append(screen.frame.announcements)
    let titles = screen.frame.accessibility.dropFirst()
    #expect(
      titles.map(\.label) == ["Name, sorted descending", "Legs"]
        && titles.allSatisfy { $0.hint == "Sorts the table." })
    order.value = []
    screen.redraw()
    seenSpoken.append(screen.frame.announcements)
    #expect(
      seenSpoken == [
        [], ["Name. Sorts the table."], ["sorted by Name, ascending"],
        ["sorted by Name, descending"],
        ["not sorted"],
      ])
  }
}
