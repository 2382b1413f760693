import MemoryModel
import MemoryViewModel

/// A sheet of scores with its name for players.
struct NamedSheet: Identifiable, Hashable {
  let id: Score.Sheet
  /// The present name of the theme, or that of its best score if it is deleted.
  let theme: String
  let rules: String

  /// The theme and the rules in one line.
  var title: String { "\(theme), \(rules)" }

  /// Returns all sheets with scores: in the order of the library, then those of deleted themes.
  static func all(in app: AppModel) -> [NamedSheet] {
    let places = Dictionary(
      app.library.themes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let place = { (sheet: NamedSheet) in places[sheet.id.themeID] ?? Int.max }
    let sheets = app.scores.sheets.map { NamedSheet($0, in: app) }
    return sheets.sorted { (place($0), $0.title) < (place($1), $1.title) }
  }

  private init(_ sheet: Score.Sheet, in app: AppModel) {
    id = sheet
    let old = app.scores.scores(of: sheet).first?.themeName ?? sheet.themeID
    let name = (app.library.theme(sheet.themeID)?.name ?? old).printable(atMost: 30)
    theme = name + sheet.sides.inTitle
    rules = RulesChoice(rawValue: sheet.rules)?.title ?? "Custom rules"
  }
}
