import TextUI

/// A result for little space: no empty line, nothing twice.
struct ShortResult: View {
  let facts: ResultFacts
  let best: BestName?
  let buttons: ResultButtons

  var body: some View {
    Headline(facts: facts, isShort: true)
    if facts.standings.count > 1 { Standings(standings: facts.standings) }
    CountingUp(total: facts.onlyPoints ?? 0) { points in
      ForEach(facts.shortLines(showing: points), id: \.self) { Text($0).lineLimit(1) }
    }
    .accessibilityLabel(facts.shortLines(showing: facts.onlyPoints ?? 0).joined(separator: ", "))
    // With several players there is no row for them.
    if facts.standings.count == 1, !facts.found.isEmpty {
      FoundFaces(faces: facts.found)
    }
    best
    buttons
  }
}

/// The players and their points, with a sign at the leaders.
struct Standings: View {
  @Environment(\.isUnicode) private var isUnicode
  let standings: [ResultFacts.Standing]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(standings) { standing in
        HStack {
          Text(sign(of: standing)).foregroundStyle(.yellow)
          Text(standing.name).frame(width: 14, alignment: .leading)
          Text("\(standing.points)").frame(width: 6, alignment: .trailing)
        }
        .bold(standing.isLeader)
      }
    }
  }

  private func sign(of standing: ResultFacts.Standing) -> String {
    standing.isLeader ? (isUnicode ? "★" : "*") : " "
  }
}
