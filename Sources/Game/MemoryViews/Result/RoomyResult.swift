import MemoryModel
import MemoryViewModel
import TextUI

/// A result that fills the window: points in large digits, faces, facts, and the chart if there is
/// space.
struct RoomyResult: View {
  let facts: ResultFacts
  let plan: ResultPlan
  let story: ResultStory?
  let best: BestName?
  let buttons: ResultButtons

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Headline(facts: facts)
        Text(facts.table).dim().lineLimit(1)
      }
      scoreAndFacts
      if !facts.found.isEmpty {
        FoundFaces(faces: facts.found, pictureSize: plan.face, columns: plan.faceColumns)
      }
      if plan.chartHeight > 0, let story {
        StoryRow(story: story, hasTurn: plan.hasTurn).frame(height: plan.chartHeight)
      }
      best
      row
    }
  }

  private var scoreAndFacts: some View {
    HStack(spacing: 4) {
      if let points = facts.onlyPoints {
        LargeScore(points: points)
      } else {
        Standings(standings: facts.standings)
      }
      VStack(alignment: .leading) {
        ForEach(facts.lines(isNarrow: plan.isNarrow)) { FactLine(line: $0) }
      }
    }
  }

  private var row: ResultButtons {
    var row = buttons
    if plan.chartHeight > 0 { row.openChart = nil }
    return row
  }

  /// Returns the rows of everything but faces and chart, with an empty row after each part.
  static func height(of facts: ResultFacts, hasName: Bool) -> Int {
    let score = facts.onlyPoints == nil ? facts.standings.count : LargeScore.height
    let lines = max(score, facts.lines(isNarrow: false).count)
    let parts = [2, lines, hasName ? 1 : 0, 1].filter { $0 > 0 }
    let faces = facts.found.isEmpty ? 0 : 2
    return parts.reduce(parts.count - 1, +) + faces
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
