import TextUI

/// A result with every fact on a line of its own.
struct RoomyResult: View {
  /// The columns that the view needs for its buttons in a row.
  static let width = 56

  let facts: ResultFacts
  /// True if the matched faces may be pictures.
  let hasLargeFaces: Bool
  let best: BestName?
  let buttons: ResultButtons
  let openChart: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      all
      Button("Chart", action: openChart)
    }
    .padding(.top, hasLargeFaces ? 0 : 1)
  }

  private var all: some View {
    VStack(spacing: 1) {
      VStack {
        Headline(facts: facts)
        Text(facts.table).dim().lineLimit(1)
      }
      if !facts.found.isEmpty { FoundFaces(faces: facts.found, areLarge: hasLargeFaces) }
      if facts.standings.count > 1 { Standings(standings: facts.standings) }
      CountingUp(total: facts.onlyPoints ?? 0) { points in
        VStack(alignment: .leading) {
          ForEach(facts.lines(showing: points)) { FactLine(line: $0) }
        }
      }
      best
      oneRow
    }
  }

  private var oneRow: ResultButtons {
    var row = buttons
    row.isInOneRow = true
    return row
  }

  /// Returns the size in cells that the view needs.
  static func size(of facts: ResultFacts, hasName: Bool, hasLargeFaces: Bool) -> Size {
    let face = FoundFaces.pictureSize
    let faces = LargeFaces.width(of: facts.found.count, faceWidth: face.width)
    return Size(
      width: hasLargeFaces ? max(width, min(faces, widest)) : width,
      height: height(of: facts, hasName: hasName)
        + (hasLargeFaces && !facts.found.isEmpty ? face.height - 1 : 0) - (hasLargeFaces ? 1 : 0))
  }

  /// The largest width of the panel.
  private static let widest = 76

  private static func height(of facts: ResultFacts, hasName: Bool) -> Int {
    let standings = facts.standings.count > 1 ? facts.standings.count + 1 : 0
    let faces = facts.found.isEmpty ? 0 : 2
    let lines = facts.lines(showing: 0).count
    return 2 + 2 + 1 + faces + standings + lines + 1 + (hasName ? 2 : 0) + 1
  }
}

/// A fact: its name, its value, and a remark.
private struct FactLine: View {
  let line: ResultFacts.Line

  var body: some View {
    HStack(spacing: 2) {
      Text(line.id).dim().frame(width: 6, alignment: .leading)
      Text(line.value).bold().lineLimit(1)
      if !line.note.isEmpty { Text(line.note).dim().lineLimit(1) }
    }
  }
}
