import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The decisions of line mode on what is printed and asked.
struct LineStyle {
  /// The moments at which the whole table is printed.
  let printsTable: TablePrinting
  /// True if typed lines are printed, as in a transcript; a terminal echoes them itself.
  let echoes: Bool
  /// True if the program asks the player of a best score for a name.
  let asksName: Bool
  /// Returns the width of the table in columns.
  let columns: () -> Int
  /// The spelling of the command that deals the same game again.
  let line: PlayCommandLine

  /// Returns the sentence on the pairs of a deck that were forgotten, and how to practise them;
  /// empty if there are none.
  func practice(_ pairs: [Theme.RememberedPair], of model: GameViewModel) -> String {
    guard model.setup.theme.isUnequal, model.isDealtAgainBySeed, let weakest = pairs.first else {
      return ""
    }
    let more = pairs.count == 1 ? "" : " and \(pairs.count - 1) more"
    let words = weakest.text(isUnicode: model.speaksUnicode)
    return "You forgot \(words)\(more). To practise: \(line.command(for: model.setup)) --weak\n"
  }

  /// Returns the sentence that tells how to play the same deal again.
  func sameAgain(_ model: GameViewModel) -> String {
    let command = line.command(for: model.setup)
    // A deal of weak pairs, or of a theme that was edited since, has other faces.
    if !model.isDealtAgainBySeed {
      return model.setup.pairs == .all ? "" : "The weak pairs again: \(command) --weak\n"
    }
    return "Seed \(shown(model.seed.text)). "
      + "The same deal again: \(command) --seed \(model.seed.typed)\n"
  }
}
