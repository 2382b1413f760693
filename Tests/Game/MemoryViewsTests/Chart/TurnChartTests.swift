import MemoryEngine
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Chart of turns")
struct TurnChartTests {
  private func rows(
    _ scores: [Int], _ kinds: [GameAnalysis.Turn.Kind?], _ size: Size, selection: Int? = nil,
    growth: Double = 1, isUnicode: Bool = true
  ) -> [String] {
    let bars = scores.indices.map {
      TurnBar(id: $0, kind: kinds[$0], score: scores[$0], flips: 2)
    }
    return ScreenDriving(size, isUnicode: isUnicode) {
      TurnChart(bars: bars, selection: selection, played: bars.count, growth: growth)
    }
    .rows
  }

  private static let kinds: [GameAnalysis.Turn.Kind?] = [
    .unlucky, .missedChance, .forgot, .known, .lucky, nil,
  ]

  @Test("bars are as high as the score, in eighths or in ASCII, and hang from the line below zero")
  func draws() {
    let size = Size(width: 18, height: 3)
    let charts = [
      rows([0, 0, 1, 8, 16, 16], Self.kinds, size),
      rows([0, 0, 4, 8, 16, 16], Self.kinds, size, isUnicode: false),
      rows([-8, 0, 8], [.forgot, .unlucky, .known], Size(width: 9, height: 3)),
    ]
    #expect(
      charts == [
        [
          "            ██ ██",
          "▁▁ ▁▁ ▁▁ ██ ██ ██",
          "○  !  ✗  ●  ◆  …",
        ],
        [
          "            ## ##",
          "__ __ == ## ## ##",
          ".  !  x  o  *  -",
        ],
        [
          "   ▁▁ ██",
          "██",
          "✗  ○  ●",
        ],
      ])
  }

  @Test("in one row only the signs are shown, of several turns in a column the most important one")
  func drawsSigns() {
    #expect(
      (
        rows([0, 1, 2, 3, 4, 5], Self.kinds, Size(width: 6, height: 1)),
        rows([0, 1, 2, 3, 4, 5], Self.kinds, Size(width: 3, height: 1))
      ) == (["○!✗●◆…"], ["!✗◆"]))
  }

  @Test("bars grow from the line to their height")
  func grows() {
    let heights = [0, 0.5, 1].map {
      rows([16], [.known], Size(width: 1, height: 3), growth: $0).prefix(2).joined()
    }
    #expect(heights == ["▁", "█", "██"])
  }

  @Test("turns not played yet are faint, and the selected turn stands out")
  func marks() throws {
    let bars = (0..<3).map { TurnBar(id: $0, kind: .known, score: 5, flips: 2) }
    let screen = ScreenDriving(Size(width: 18, height: 3)) {
      TurnChart(bars: bars, selection: 1, played: 2)
    }
    let styles = [2, 8, 14].map { screen.frame.buffer.style(at: Point(x: $0, y: 2)) }
    #expect(
      (
        styles.map { $0.attributes.contains(.reverse) }, styles[0].foreground,
        styles[2].foreground != .green
      ) == ([false, true, false], .green, true))
    let fills = [0, 6, 12].map { screen.frame.buffer.style(at: Point(x: $0, y: 0)).foreground }
    #expect(fills[0] == fills[1] && fills[1] != fills[2])
  }

  @Test("as text it is never larger than requested, keeps its signs, and explains them")
  func fits() throws {
    let analysis = try #require(FinishedPlay().game.analysis)
    var wrong: [[String]] = []
    for columns in 1...40 {
      for rows in 1...5 {
        let chart = analysis.chart(columns: columns, rows: rows, isUnicode: true)
        let isSmall = chart.count <= rows && chart.allSatisfy { $0.count <= columns }
        if !isSmall || chart.last?.contains("◆") != true { wrong.append(chart) }
      }
    }
    #expect(wrong == [])
    let chart = analysis.chart(columns: 72, rows: 3, isUnicode: false)
    #expect(
      (
        chart.last, chart.count, analysis.chartSigns(isUnicode: false),
        analysis.chart(columns: 0, rows: 3, isUnicode: false)
      ) == ("  *     *     *     *     *     *     *     *     *     *", 3, "* lucky", []))
  }

  @Test("an empty chart, or one without room, draws nothing", arguments: [0, 1, 2])
  func drawsNothing(width: Int) {
    #expect(
      (
        rows([], [], Size(width: width, height: 2)),
        rows([1, 2, 3], [.known, .lucky, .forgot], Size(width: width, height: 0))
      ) == (["", ""], []))
  }
}
