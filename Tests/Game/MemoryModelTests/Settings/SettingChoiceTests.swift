import MemoryModel
import Testing

@Suite("Setting choices")
struct SettingChoiceTests {
  @Test("the spelling of choices in files never changes")
  func spells() {
    #expect(AnimationChoice.allCases.map(\.rawValue) == ["full", "reduced", "off"])
    #expect(ColorSchemeChoice.allCases.map(\.rawValue) == ["auto", "dark", "light"])
    #expect(ThemeSize.allCases.map(\.rawValue) == ["small", "medium", "large"])
    #expect(
      OpponentLevel.allCases.map(\.rawValue) == [
        "beginner", "casual", "skilled", "perfect", "me",
      ])
    #expect(
      RulesChoice.allCases.map(\.rawValue) == ["relaxed", "course", "time-attack", "triples"])
  }

  @Test("each choice has a name in words")
  func hasTitles() {
    #expect(AnimationChoice.allCases.map(\.title) == ["Full", "Reduced", "Off"])
    #expect(ColorSchemeChoice.allCases.map(\.title) == ["Automatic", "Dark", "Light"])
    #expect(ThemeSize.allCases.map(\.title) == ["Small", "Medium", "Large"])
    #expect(RulesChoice.allCases.map(\.title) == ["Relaxed", "Classic", "Time attack", "Triples"])
  }

  @Test("written choices are read again, and other words are refused")
  func readsAgain() {
    for choice in ThemeSize.allCases {
      #expect(choice.settingText.flatMap(ThemeSize.init(settingText:)) == choice)
    }
    for number in [Int.min, -1, 0, 7, .max] {
      #expect(number.settingText.flatMap(Int.init(settingText:)) == number)
    }
    #expect(ThemeSize(settingText: "Small") == nil)
    #expect(Bool(settingText: "Yes") == true && Bool(settingText: "off") == false)
    #expect(Bool(settingText: "perhaps") == nil && Bool(settingText: " yes") == nil)
    #expect(Opponents(settingText: "none") == [])
    #expect(ThemeSize?.none.settingText == nil)
    #expect(ThemeSize?(settingText: "huge") == nil)
    #expect(ThemeSize?(settingText: "large") == .some(.large))
  }
}
