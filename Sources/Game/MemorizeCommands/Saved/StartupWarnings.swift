import MemoryStore
import MemoryViewModel

/// The problems with the player's files, which the model reports once it exists.
///
/// A class, because the files and the model share it.
final class StartupWarnings {
  private weak var app: AppModel?
  private var early: [String] = []
  private var reported: Set<String> = []

  /// Records a sentence, unless it was reported before.
  func add(_ sentence: String) {
    guard reported.insert(sentence).inserted else { return }
    addAgain(sentence)
  }

  /// Records a sentence, even if it was reported before.
  func addAgain(_ sentence: String) {
    if let app { app.notices.show(.warning, sentence) } else { early.append(sentence) }
  }

  func add(_ notices: [StoreNotice]) {
    for notice in notices { add("\(notice)") }
  }

  /// Runs a closure, and records its error.
  func attempt<Result>(_ what: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      add("\(what): \(error).")
      throw error
    }
  }

  /// Reports all warnings through the app's model from now on.
  func tell(_ app: AppModel) {
    self.app = app
    for sentence in early { app.notices.show(.warning, sentence) }
    early = []
  }

  /// The first warning that is not yet reported.
  var first: String? { early.first }

  /// Writes the warnings to standard error, for commands without a model.
  func report(to console: Console) {
    for sentence in taken() { console.report(sentence) }
  }

  /// Returns the warnings that are not yet reported, and counts them as reported.
  func taken() -> [String] {
    defer { early = [] }
    return early
  }
}
