import Testing
import TextUI
import TextUITesting

@testable import Prompt

@Suite("The questions of a cake")
struct PromptTests {
  @Test("a name that was typed is the answer, an empty one is none")
  func name() {
    var answers: [String] = []
    let stage = Stage(width: 40, height: 3) { NameQuestion { answers.append($0) } }
    stage.key(.enter)
    #expect(answers.isEmpty)
    stage.type("Ada")
    stage.key(.enter)
    #expect(answers == ["Ada"])
  }

  @Test("the picked size is the answer")
  func size() {
    var answers: [CakeSize] = []
    let stage = Stage(width: 40, height: 6) { SizeQuestion { answers.append($0) } }
    #expect(stage.place(of: "huge, 96 pieces") != nil)
    stage.key(.down)
    stage.key(.enter)
    #expect(answers == [.large])
  }

  @Test("a small cake is done after six pieces")
  func oven() async {
    var pieces = 0
    let stage = Stage(width: 40, height: 3) { Oven(size: .small, pause: .zero) { pieces = $0 } }
    #expect(stage.place(of: "0 of 6 pieces") != nil)
    #expect(await stage.draws { pieces == 6 })
  }
}
