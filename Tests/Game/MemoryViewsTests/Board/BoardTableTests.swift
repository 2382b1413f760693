import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

/// What people can read on boards, measured with all words of the built-in themes.
@Suite("Boards of all sizes")
struct BoardTableTests {
  /// The words below the symbols of the built-in themes.
  private static let words = CardWords(
    ["🐻"], captions: Theme.builtIn.flatMap(\.faces).filter { !$0.isSaidBySymbol }.map(\.word))

  private static let windows = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1 - 2) }

  /// Returns what is shown of the words on a board: the share that is cut, in percent, and the mean
  /// side of the pictures in tenths of a pixel.
  private func figures(_ count: Int, in space: Size) -> String {
    let plan = BoardPlan(
      count: count, in: space, cellAspect: 0.5, words: Self.words, labelWidth: "\(count)".count)
    let captions = Self.words.captions(in: plan.inside)
    let all = Self.words.captions.values.reduce(0, +)
    let cut = (100 * captions.cut + all / 2) / all
    let rows = (count + plan.columns - 1) / plan.columns
    let share = 100 * count * (plan.card.width - 1) * (plan.card.height - 1)
      / (space.width * space.height)
    return "\(plan.columns)×\(rows) \(plan.card.width)×\(plan.card.height) \(plan.edge)"
      + " \(cut)% \(Int(10 * captions.picture)) \(share)%"
  }

  @Test("the grid, the slot, the words that are cut, the pictures and the painted share")
  func table() {
    let counts = [6, 8, 12, 16, 20, 24, 30, 36, 52]
    let table = Self.windows.map { space in counts.map { figures($0, in: space) } }
    #expect(table == [])
  }
}
