import MemoryModel
import Testing

@Suite("Opponents")
struct OpponentsTests {
  @Test("computers have the seats after the people, in their order")
  func sits() {
    let opponents: Opponents = [.casual, .perfect, .casual]
    let levels = (0..<5).map { opponents.level(of: $0, among: 5) }
    #expect(levels == [nil, nil, .casual, .perfect, .casual])
    #expect(opponents.people(among: 5) == 2)
    #expect(
      (0..<5).map { opponents.title(of: $0, among: 5) }
        == [nil, nil, "Casual", "Perfect memory", "Casual 2"])
  }

  @Test("a table has a seat for every computer and one person, or as many as wanted")
  func seats() {
    for count in 0...Opponents.most {
      let opponents = Opponents(Array(repeating: .casual, count: count))
      for wanted in 1...8 {
        let seats = opponents.seats(atLeast: wanted)
        #expect(seats == max(wanted, count + 1))
        #expect(opponents.people(among: seats) + count == seats)
      }
    }
    #expect(Opponents(Array(repeating: .casual, count: 20)).count == Opponents.most)
    #expect(([.casual, .skilled] as Opponents).people(among: 1) == 1)
  }

  @Test("one person is you, several have their names")
  func names() {
    let (opponents, names): (Opponents, PlayerNames) = ([.casual], PlayerNames(["Anna"]))
    #expect(opponents.name(of: 0, among: 2, people: names) == "You")
    #expect(
      (0..<3).map { opponents.name(of: $0, among: 3, people: names) }
        == ["Anna", "Player 2", "Casual"])
    #expect(([] as Opponents).name(of: 0, among: 1, people: names) == "You")
  }

  @Test("a level that is toggled twice is gone again")
  func toggles() {
    let opponents: Opponents = [.skilled]
    for level in OpponentLevel.allCases where level != .skilled {
      let more = opponents.toggling(level)
      #expect(more.levels == [.skilled, level] && more.toggling(level) == opponents)
    }
    #expect(opponents.toggling(.skilled).isEmpty)
  }

  @Test("it is written as levels with commas, and read again")
  func spells() {
    let opponents: Opponents = [.casual, .perfect]
    #expect(opponents.settingText == "casual,perfect")
    #expect(Opponents(settingText: "casual, perfect") == opponents)
    #expect(([] as Opponents).settingText == nil)
    for text in ["", "god", "casual,", "casual;skilled", "Casual"] {
      #expect(Opponents(settingText: text) == nil, "\(text)")
    }
    let words = Array(repeating: "casual", count: Opponents.most + 1)
    #expect(Opponents(settingText: words.joined(separator: ",")) == nil)
    #expect(Opponents(settingText: words.dropLast().joined(separator: ","))?.count == 7)
  }
}
