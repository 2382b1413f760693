import MemoryModel
import Testing

@Suite("Setting choices")
struct SettingChoiceTests {
  @Test("the spelling of choices in files never changes, and each has a name in words")
  func spells() {
    let spellings: [[String]] = [
      AnimationChoice.allCases.map(\.rawValue), ColorSchemeChoice.allCases.map(\.rawValue),
      ThemeSize.allCases.map(\.rawValue), OpponentLevel.allCases.map(\.rawValue),
      RulesChoice.allCases.map(\.rawValue),
    ]
    #expect(
      spellings == [
        ["full", "reduced", "off"], ["auto", "dark", "light"], ["small", "medium", "large"],
        ["beginner", "casual", "skilled", "perfect", "me"],
        ["relaxed", "course", "time-attack", "triples"],
      ])
    let titles: [[String]] = [
      AnimationChoice.allCases.map(\.title), ColorSchemeChoice.allCases.map(\.title),
      ThemeSize.allCases.map(\.title), RulesChoice.allCases.map(\.title),
    ]
    #expect(
      titles == [
        ["Full", "Reduced", "Off"], ["Automatic", "Dark", "Light"], ["Small", "Medium", "Large"],
        ["Relaxed", "Classic", "Time attack", "Triples"],
      ])
  }

  @Test("written choices are read again, and other words are refused")
  func readsAgain() {
    let sizes = ThemeSize.allCases.map { $0.settingText.flatMap(ThemeSize.init(settingText:)) }
    let numbers = [Int.min, -1, 0, 7, .max]
    let read = numbers.map { $0.settingText.flatMap(Int.init(settingText:)) }
    #expect((sizes, read) == (ThemeSize.allCases, numbers))
    let words = ["Yes", "off", "perhaps", " yes"].map { Bool(settingText: $0) }
    #expect(words == [true, false, nil, nil])
    let optional: [ThemeSize??] = ["Small", "huge", "large"].map { ThemeSize?(settingText: $0) }
    #expect((optional, ThemeSize?.none.settingText) == ([nil, nil, .some(.large)], nil))
    #expect((ThemeSize(settingText: "Small"), Opponents(settingText: "none")) == (nil, []))
  }
}
