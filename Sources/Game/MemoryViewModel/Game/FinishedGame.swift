import MemoryEngine
import MemoryModel

/// The analysis and the film of a game that is over, each computed when it is first needed.
final class FinishedGame {
  private let record: GameRecord<Face>
  private let theme: Theme

  /// Creates the end of a game with a theme.
  init(_ record: GameRecord<Face>, theme: Theme) {
    (self.record, self.theme) = (record, theme)
  }

  private(set) lazy var analysis = try? GameAnalysis(of: record)
  private(set) lazy var film = try? Film(of: record, titled: theme.name, color: theme.color)
}
