import MemoryModel
import Testing

@Suite("Groups of lists")
struct ListGroupingTests {
  @Test("groups are in the order of their first elements, and lose none")
  func groups() {
    let wrong = (0...30).filter { count in
      let numbers = (0..<count).map { ($0 * 7) % 11 }
      let groups = numbers.grouped { $0 % 3 }
      let firsts = groups.compactMap { group in numbers.firstIndex { $0 % 3 == group.key } }
      let isSplit = groups.allSatisfy { group in
        group.elements == numbers.filter { $0 % 3 == group.key } && !group.elements.isEmpty
      }
      return groups.flatMap(\.elements).sorted() != numbers.sorted() || !isSplit
        || firsts != firsts.sorted()
    }
    #expect(wrong == [])
  }

  @Test("the choices follow each other in a circle")
  func goesRound() {
    var choice = ListGrouping.none
    var seen: [ListGrouping] = []
    for _ in ListGrouping.allCases {
      seen.append(choice)
      choice = choice.next
    }
    #expect(seen == ListGrouping.allCases && choice == .none)
  }

  @Test("both lists keep their choice in the settings")
  func isKept() {
    let settings = Settings(.memory(["gameGroups": "day"]))
    let before = [settings.gameGroups, settings.scoreGroups]
    settings.scoreGroups = .size
    #expect(
      [before, [settings.gameGroups, settings.scoreGroups]] == [[.day, .theme], [.day, .size]])
  }
}
