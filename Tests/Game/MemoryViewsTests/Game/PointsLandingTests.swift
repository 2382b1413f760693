import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The invariant of flying points: they end beside the score, or below it, and cover no letter.
@Suite("Points that land")
struct PointsLandingTests {
  private nonisolated static let sizes = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }
  private nonisolated static let players = ["1", "2", "4"]

  private static let grounds = [Color.brightGreen, .brightYellow, .brightRed]

  /// The places of cells with the ground of points, by their row.
  private func places(in play: GameDriving) -> [Int: [Int]] {
    let buffer = play.frame.buffer
    var places: [Int: [Int]] = [:]
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let ground = buffer.style(at: Point(x: x, y: y)).background
        if Self.grounds.contains(ground) { places[y, default: []].append(x) }
      }
    }
    return places
  }

  /// Turns cards, and returns the places of points in each frame.
  private func flight(_ play: GameDriving, _ labels: [Int]) throws -> [[Int: [Int]]] {
    for label in labels { try play.does("\(label) enter") }
    return (0..<40).map { _ in
      play.waits(.milliseconds(33))
      return places(in: play)
    }
  }

  @Test(
    "they cover blank cells of the header only, and no letter where they end",
    arguments: sizes, players)
  func coversNoLetter(size: Size, players: String) throws {
    let play = GameDriving(size.width, size.height, pairs: 10, settings: ["players": players])
    let frames = try flight(play, play.kinds[0])
    let end = try #require(frames.last { !$0.isEmpty }, "\(size) \(players)")
    let rows = play.rows
    var letters: [Character] = []
    for (row, columns) in frames.flatMap({ $0 }) where row == 0 || [row: columns] == end {
      let cells = Array(rows[row])
      let covered = columns.filter(cells.indices.contains).map { cells[$0] }
      letters += covered.filter { $0.isLetter || $0.isNumber }
    }
    #expect(letters == [] && end.keys.allSatisfy { $0 <= 1 }, "\(size) \(players) \(rows[0])")
  }
}
