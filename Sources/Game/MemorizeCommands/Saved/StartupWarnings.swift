import MemoryStore
import MemoryViewModel

/// What went wrong with the player's files, reported through the model as soon as there is one.
///
/// A class, because those who complain and the model must mean the same one.
final class StartupWarnings {
  private weak var app: AppModel?
  private var early: [String] = []
  private var reported: Set<String> = []

  /// Keeps a sentence to report, unless it was reported before.
  func add(_ sentence: String) {
    guard reported.insert(sentence).inserted else { return }
    if let app { app.notify(.warning, sentence) } else { early.append(sentence) }
  }

  func add(_ notices: [StoreNotice]) {
    for notice in notices { add("\(notice)") }
  }

  /// Does something that may fail, and warns if it does.
  func attempt<Result>(_ what: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      add("\(what): \(error).")
      throw error
    }
  }

  /// From now on the model tells it all.
  func tell(_ app: AppModel) {
    self.app = app
    for sentence in early { app.notify(.warning, sentence) }
    early = []
  }

  /// What is wrong first of all, before anything was reported.
  var first: String? { early.first }

  /// Says it all on standard error, where there is no model.
  func report(to console: Console) {
    for sentence in early { console.report(sentence) }
    early = []
  }
}
