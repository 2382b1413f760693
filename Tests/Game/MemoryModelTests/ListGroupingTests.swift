import MemoryModel
import Testing

@Suite("Groups of lists")
struct ListGroupingTests {
  @Test("groups are in the order of their first elements, and lose none", arguments: 0...30)
  func groups(count: Int) {
    let numbers = (0..<count).map { ($0 * 7) % 11 }
    let groups = numbers.grouped { $0 % 3 }
    #expect(groups.flatMap(\.elements).sorted() == numbers.sorted())
    for group in groups {
      #expect(group.elements == numbers.filter { $0 % 3 == group.key } && !group.elements.isEmpty)
    }
    let firsts = groups.compactMap { group in numbers.firstIndex { $0 % 3 == group.key } }
    #expect(firsts == firsts.sorted())
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
    #expect(settings.gameGroups == .day && settings.scoreGroups == .theme)
    settings.scoreGroups = .size
    #expect(settings.scoreGroups == .size && settings.gameGroups == .day)
  }
}
