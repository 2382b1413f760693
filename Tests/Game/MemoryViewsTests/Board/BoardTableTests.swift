import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

/// Tests of what people can read on boards, measured with all words of the built-in themes.
@Suite("Boards of all sizes")
struct BoardTableTests {
  /// The words below the symbols of the built-in themes.
  private static let words = CardWords(
    ["🐻"],
    captions: Theme.builtIn.filter { !$0.isUnequal }.flatMap(\.faces)
      .filter { !$0.isSaidBySymbol }.map(\.word))

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
    let halfRows = 2 * plan.card.height - (plan.edge == .rim ? 2 : 1)
    let share =
      Double(50 * count * (plan.card.width - 1) * halfRows)
      / Double(space.width * space.height)
    return "\(plan.columns)×\(rows) \(plan.card.width)×\(plan.card.height) \(plan.edge)"
      + " \(cut)% \(Int((10 * captions.picture).rounded())) \(Int(share.rounded()))%"
  }

  @Test("the grid, the slot, the words that are cut, the pictures and the painted share")
  func table() {
    let counts = [6, 8, 12, 16, 20, 24, 30, 36, 52]
    let table = Self.windows.map { space in counts.map { figures($0, in: space) } }
    #expect(
      table == [
        [
          "3×2 12×5 rim 0% 50 66%", "4×2 10×5 rim 0% 50 72%", "6×2 6×5 rim 21% 50 60%",
          "8×2 5×4 rim 93% 50 48%", "7×3 4×3 rim 100% 50 30%", "8×3 4×3 rim 100% 50 36%",
          "10×3 4×3 rim 100% 50 45%", "8×5 4×2 gap 100% 50 41%", "11×5 3×2 gap 100% 50 39%",
        ],
        [
          "3×2 20×9 rim 0% 120 84%", "4×2 15×9 rim 0% 120 83%", "6×2 10×8 rim 0% 80 70%",
          "6×3 10×6 rim 0% 59 67%", "7×3 8×6 rim 0% 56 65%", "8×3 7×6 rim 0% 50 67%",
          "10×3 6×5 rim 21% 50 56%", "9×4 6×4 rim 76% 50 50%", "9×6 6×3 rim 100% 50 48%",
        ],
        [
          "3×2 26×11 rim 0% 160 85%", "4×2 20×11 rim 0% 160 86%", "6×2 13×11 rim 0% 110 82%",
          "6×3 13×7 rim 0% 80 65%", "7×3 11×7 rim 0% 79 68%", "8×3 10×7 rim 0% 78 74%",
          "10×3 8×7 rim 0% 60 72%", "9×4 8×5 rim 1% 50 57%", "13×4 6×5 rim 21% 50 59%",
        ],
        [
          "3×2 40×17 rim 0% 280 92%", "4×2 30×17 rim 0% 280 91%", "6×2 20×17 rim 0% 180 89%",
          "6×3 20×11 rim 0% 160 75%", "7×3 17×11 rim 0% 150 78%", "8×3 15×11 rim 0% 130 82%",
          "8×4 15×8 rim 0% 100 72%", "9×4 13×8 rim 0% 100 74%", "13×4 9×7 rim 0% 68 61%",
        ],
        [
          "3×2 66×29 rim 0% 520 94%", "4×2 50×29 rim 0% 480 95%", "4×3 50×19 rim 0% 320 91%",
          "6×3 33×19 rim 0% 310 79%", "7×3 28×19 rim 0% 260 84%", "8×3 25×19 rim 0% 230 89%",
          "8×4 25×14 rim 0% 220 81%", "9×4 22×14 rim 0% 200 85%", "11×5 18×11 rim 0% 160 76%",
        ],
      ])
  }

  /// Returns the words of a language that are cut on a board of pairs at 80×24.
  private func cutWords(of language: WordLanguage, pairs: Int) -> [String] {
    let themes = Theme.builtIn.filter { !$0.isUnequal }.map { $0.with(.same, in: language) }
    return themes.flatMap { theme in
      let words = theme.faces.filter { !$0.isSaidBySymbol }.map(\.word)
      let plan = BoardPlan(
        count: 2 * pairs, in: Size(width: 80, height: 22), cellAspect: 0.5,
        words: CardWords(["🐻"], captions: words), labelWidth: 2)
      let rows = min(3, plan.inside.height - 1)
      return words.filter { WordLines($0, width: plan.inside.width, rows: rows).lines.count > rows }
    }
  }

  @Test("no built-in word is cut at 80 by 24 with up to 12 pairs", arguments: WordLanguage.allCases)
  func languages(language: WordLanguage) {
    #expect((2...12).flatMap { cutWords(of: language, pairs: $0) } == [])
  }

  @Test("the number of words that are cut at 80 by 24 with 15 pairs")
  func fifteenPairs() {
    let counts = WordLanguage.allCases.map { "\($0.rawValue) \(cutWords(of: $0, pairs: 15).count)" }
    #expect(
      counts == [
        "en 0", "de 14", "es 14", "fr 19", "it 23", "pt 20", "nl 14", "pl 29", "tr 12", "ja 2",
        "zh 0",
      ])
  }
}
