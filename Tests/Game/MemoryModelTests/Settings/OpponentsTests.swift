import MemoryModel
import Testing

@Suite("Opponents")
struct OpponentsTests {
  @Test("computers have the seats after the people, in their order")
  func sits() {
    let opponents: Opponents = [.casual, .perfect, .casual]
    let levels = (0..<5).map { opponents.level(of: $0, among: 5) }
    #expect(
      (levels, opponents.people(among: 5), (0..<5).map { opponents.title(of: $0, among: 5) }) == (
        [nil, nil, .casual, .perfect, .casual], 2,
        [nil, nil, "Casual", "Perfect memory", "Casual 2"]
      ))
  }

  @Test("a table has a seat for every computer and one person, or as many as wanted")
  func seats() {
    var wrong: [[Int]] = []
    for count in 0...Opponents.most {
      let opponents = Opponents(Array(repeating: .casual, count: count))
      for wanted in 1...8 {
        let seats = opponents.seats(atLeast: wanted)
        let isRight =
          seats == max(wanted, count + 1) && opponents.people(among: seats) + count == seats
        if !isRight { wrong.append([count, wanted]) }
      }
    }
    #expect(wrong == [])
    #expect(
      (
        Opponents(Array(repeating: .casual, count: 20)).count,
        ([.casual, .skilled] as Opponents).people(among: 1)
      ) == (Opponents.most, 1))
  }

  @Test("one person is you, several have their names")
  func names() {
    let (opponents, names): (Opponents, PlayerNames) = ([.casual], PlayerNames(["Anna"]))
    #expect(
      (
        opponents.name(of: 0, among: 2, people: names),
        (0..<3).map { opponents.name(of: $0, among: 3, people: names) },
        ([] as Opponents).name(of: 0, among: 1, people: names)
      ) == ("You", ["Anna", "Player 2", "Casual"], "You"))
  }

  @Test("a level that is toggled twice is gone again")
  func toggles() {
    let opponents: Opponents = [.skilled]
    let others = OpponentLevel.allCases.filter { $0 != .skilled }
    let more = others.map { opponents.toggling($0) }
    #expect(more.map(\.levels) == others.map { [.skilled, $0] })
    #expect(zip(more, others).allSatisfy { $0.toggling($1) == opponents })
    #expect(opponents.toggling(.skilled).isEmpty)
  }

  @Test("it is written as levels with commas, and read again")
  func spells() {
    let opponents: Opponents = [.casual, .perfect]
    #expect([opponents, []].map(\.settingText) == ["casual,perfect", nil])
    let words = Array(repeating: "casual", count: Opponents.most + 1)
    let texts = [
      "casual, perfect", "", "god", "casual,", "casual;skilled", "Casual",
      words.joined(separator: ","),
    ]
    #expect(texts.compactMap { Opponents(settingText: $0) } == [opponents])
    #expect(Opponents(settingText: texts[0]) == opponents)
    #expect(Opponents(settingText: words.dropLast().joined(separator: ","))?.count == 7)
  }
}
