import Observation
import TestSupport
import Testing
import TextUI
import TextUITesting

// Example begins
@Observable final class Farm {
  private(set) var reports: [String] = []

  @MainActor func follow(_ radio: AsyncStream<String>) async {
    for await report in radio { reports.append(report) }
  }
}

struct FarmView: View {
  let farm: Farm
  let radio: AsyncStream<String>
  @State private var letters: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(farm.reports, id: \.self) { Text($0) }
      Text(letters.map { "\($0) letters" } ?? "not counted")
      Button("Count") {
        let reports = farm.reports
        Task { letters = await Self.letters(in: reports) }
      }
    }
    .task { await farm.follow(radio) }
  }

  @concurrent nonisolated private static func letters(in reports: [String]) async -> Int {
    reports.reduce(0) { $0 + $1.count }
  }
}
// Example ends

@Suite("State and concurrency")
struct StateAndConcurrencyTests {
  @Test("the article's example prints what the article says")
  func example() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let (radio, reporter) = AsyncStream<String>.makeStream()
    let farm = Farm()
    let stage = Stage(width: 20, height: 4) { FarmView(farm: farm, radio: radio) }
    reporter.yield("the hens are fed")
    print(await stage.draws { stage.rows[0].contains("fed") })
    stage.tap("Count")
    print(await stage.draws { stage.rows[1].contains("letters") })
    for row in stage.rows { print(row) }
    // Example ends

    let document = "Sources/Terminal/TextUI/TextUI.docc/StateAndConcurrency.md"
    let article = try DocumentedExample(in: document, after: "# ")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
