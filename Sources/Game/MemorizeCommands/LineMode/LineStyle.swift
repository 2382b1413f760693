import MemoryEngine
import MemoryViewModel

/// What games in lines print and ask.
struct LineStyle {
  /// When to print the whole table.
  let printsTable: TablePrinting
  /// A transcript shows what was typed, but a terminal does so by itself.
  let echoes: Bool
  /// Whether the player of a best score is asked for a name.
  let asksName: Bool
  /// How wide the table may be.
  let columns: () -> Int
  /// Spells the command for a deal.
  let line: PlayCommandLine

  /// How to play the same deal again.
  func sameAgain(_ model: GameViewModel) -> String {
    let command = line.command(for: model.setup)
    return "Seed \(shown(model.seed.text)). "
      + "The same deal again: \(command) --seed \(model.seed.typed)\n"
  }
}
