import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("The parts of a result")
struct ResultPlanTests {
  @Test("faces, chart and facts fit into every window")
  func fits() {
    var wrong: [String] = []
    for width in stride(from: 30, through: 200, by: 17) {
      for height in 8...58 {
        for (faces, hasPictures) in [(0, true), (3, true), (10, true), (40, true), (10, false)] {
          let space = Size(width: width, height: height)
          let plan = ResultPlan(
            in: space, height: 14, faces: faces, showsPictures: hasPictures, hasTurn: true)
          if plan.isShort { continue }
          let rows = (faces + plan.faceColumns - 1) / plan.faceColumns
          // The facts include one row for the faces as text.
          let pictures = plan.face.map { rows * $0.height - 1 } ?? 0
          let chart = plan.chartHeight > 0 ? plan.chartHeight + 1 : 0
          let row = plan.face.map { LargeFaces.width(of: plan.faceColumns, faceWidth: $0.width) }
          if 14 + pictures + chart > height || row ?? 0 > width { wrong.append("\(space) \(plan)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("a larger window never has smaller faces or less of the chart")
  func grows() {
    var before = (face: 0, chart: 0)
    var isLarger: [Bool] = []
    for height in [20, 32, 56] {
      let plan = ResultPlan(
        in: Size(width: 4 * height, height: height), height: 14, faces: 10, showsPictures: true,
        hasTurn: true)
      isLarger.append(plan.face?.height ?? 0 >= before.face && plan.chartHeight >= before.chart)
      before = (plan.face?.height ?? 0, plan.chartHeight)
    }
    #expect(isLarger == [true, true, true] && before.chart > 8 && before.face > 3)
  }

  /// Returns a game of three pairs, played by a story of kinds and copies.
  private func game(_ story: String) throws -> GameViewModel {
    let setup = GameSetup(theme: .animals, kinds: 3, copies: 2)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    game.turn(story)
    return game
  }

  @Test("the turn to learn from is the first that forgot a seen card, if any")
  func findsTurn() throws {
    let game = try game("a0 b0 a1 c0 b0 c1 a0 a1 b0 b1 c0 c1")
    let film = try #require(game.film)
    let turn = try #require(game.turnToLearn(in: film))
    let kinds = Set(turn.known.map { game.game.card($0, at: .zero).kind })
    #expect(
      [turn.turn, turn.position, turn.turned.count, turn.known.count, kinds.count]
        == [1, 2, 2, 2, 1])
    let places = "\(turn.labels[0]) and \(turn.labels[1])"

    let otherGame = try self.game("a0 a1 b0 b1 c0 c1")
    #expect(
      try (
        turn.sentence, otherGame.turnToLearn(in: try #require(otherGame.film)),
        GameViewModel(otherGame.setup, seed: Seed(1)) { .zero }.film
      ) == ("Turn 2: you had seen the \(turn.word)s at \(places).", nil, nil))
  }

  @Test("a wide window replays the turn beside the chart, with the known cards marked")
  func replays() {
    let app = SampleApp.playing {
      $0.stumble()
      $0.findRest()
    }
    let model = app.model
    var environment = EnvironmentValues()
    environment.colors = 1 << 24
    let window = Window(environment: environment) { RootScreen(app: model, start: [.game]) }
    var pictures: Set<[String]> = []
    for step in 0..<14 {
      let size = Size(width: 120, height: 36)
      pictures.insert(window.frame(size: size, at: .milliseconds(500 * step)).buffer.lines)
    }
    let last = window.frame?.buffer.lines ?? []
    #expect(last.contains { $0.contains("you had seen the") } && pictures.count > 3)
  }
}
