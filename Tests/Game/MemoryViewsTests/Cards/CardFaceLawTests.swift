import MemoryEngine
import MemoryModel
import MemoryViewModel
import Pictures
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

/// The law of the face: no cell inside of a card's rim changes with cursor, countdown, hint or
/// match.
@Suite("The face of a card")
struct CardFaceLawTests {
  private nonisolated static let windows = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }

  /// A terminal, by what it can show.
  struct Screen {
    var isUnicode = true
    var colors = 1 << 24
    var ground: ColorScheme? = .dark
    var faces = FacesChoice.auto
    var glyphs = GlyphSet.quadrant
    var graphics = TerminalGraphics.cells
  }

  private static let screens = [
    Screen(), Screen(ground: .light), Screen(ground: nil), Screen(colors: 256),
    Screen(colors: 16), Screen(colors: 0), Screen(isUnicode: false),
    Screen(isUnicode: false, colors: 0), Screen(faces: .text), Screen(faces: .picture),
    Screen(glyphs: .half), Screen(glyphs: .sextant), Screen(graphics: .kitty),
    Screen(graphics: .sixel),
  ]

  /// The pictures of all faces, each with pixels up to its corners.
  private static func album(of faces: [Face]) -> FacePictures {
    let album = FacePictures(.none)
    let pictures = faces.enumerated().map { index, _ in
      Picture(width: 24, height: 24) { x, y in
        Pixel(red: UInt8(x * 10), green: UInt8(y * 10), blue: UInt8(truncatingIfNeeded: index * 9))
      }
    }
    album.take(Dictionary(uniqueKeysWithValues: zip(faces, pictures)), of: faces)
    return album
  }

  /// A game of which one card can be shown in all states.
  private struct Table {
    let game: GameViewModel
    let clock: TestClock
    let look: CardLook
    let environment: EnvironmentValues
    let id: Int

    /// Returns the cells inside of the card's rim.
    func inside(_ marks: CardMarks) throws -> [Shown] {
      let card = try #require(game.table.first { $0.id == id })
      let window = Window(environment: environment) {
        CardView(card: card, look: look, marks: marks)
          .frame(width: look.size.width, height: look.size.height)
      }
      let cells = window.frame(size: look.size, at: .zero).buffer
      let start = look.edge == .rim ? 1 : 0
      return (start..<start + look.inside.height).flatMap { y in
        (start..<start + look.inside.width).map { x in
          let place = Point(x: x, y: y)
          return Shown(text: cells.text(at: place), style: cells.style(at: place))
        }
      }
    }
  }

  /// The text and the style of a cell.
  private struct Shown: Hashable {
    let text: String
    let style: Style
  }

  private final class TestClock {
    var now = Duration.zero
  }

  /// Deals a game, and turns the first card whose face meets a condition.
  private func table(
    _ theme: Theme, in window: Size, _ screen: Screen, where isShown: (Face) -> Bool = { _ in true }
  ) throws -> Table {
    let clock = TestClock()
    let settings = SampleApp(settings: ["faces": "\(screen.faces)"]).model.settings
    let setup = GameSetup(theme: theme, kinds: min(theme.faces.count, 6), copies: 2)
    let game = try GameViewModel(setup, seed: Seed(42)) { clock.now }
    let words = CardWords(
      of: game.game, isUnicode: screen.isUnicode, showsWords: !theme.isUnequal)
    let plan = BoardPlan(
      of: game.game, in: Size(width: window.width, height: window.height - 2), cellAspect: 0.5,
      words: words, settings)
    let look = CardLook(
      plan, theme, settings,
      in: CardEnvironment(
        isUnicode: screen.isUnicode, colors: screen.colors, ground: screen.ground))
    var environment = EnvironmentValues()
    environment.isUnicode = screen.isUnicode
    environment.colors = screen.colors
    environment.ground = screen.ground
    environment.glyphSet = screen.glyphs
    environment.graphics = screen.graphics
    environment.facePictures = Self.album(of: game.record.deck.faces)
    let ids = (0..<game.game.cardCount).filter { isShown(game.game.card($0, at: .zero).face) }
    return Table(
      game: game, clock: clock, look: look, environment: environment, id: try #require(ids.first))
  }

  /// Returns the insides of a card in all states, each once.
  private func states(_ table: Table) throws -> Set<[Shown]> {
    var all: Set<[Shown]> = []
    table.game.choose(table.id)
    for seconds in [0, 3, 7] {
      table.clock.now = .seconds(seconds)
      for marks in [CardMarks(), CardMarks(hasCursor: true), CardMarks(isHinted: true)] {
        all.insert(try table.inside(marks))
      }
    }
    let kind = table.game.game.card(table.id, at: .zero).kind
    let other = (0..<table.game.game.cardCount).first {
      $0 != table.id && table.game.game.card($0, at: .zero).kind == kind
    }
    table.game.choose(try #require(other))
    for hasCursor in [false, true] {
      all.insert(try table.inside(CardMarks(hasCursor: hasCursor, isMatched: true)))
    }
    return all
  }

  @Test("is the same with any mark, in every built-in theme and window", arguments: windows)
  func themes(window: Size) throws {
    let wrong = try Theme.builtIn.filter { theme in
      try states(table(theme, in: window, Screen())).count != 1
    }
    #expect(wrong.map(\.name) == [])
  }

  /// Themes of the player's own pictures, words, dots, and words for pictures.
  private static let others: [Theme] = {
    let words = ["der Schmetterling", "dog", "die Brücke", "strawberry", "a", "Oma"]
    let photos = (0..<6).map {
      Face(
        symbol: "photo \($0)", word: "photo \($0)", picture: FacePicture(PictureID(of: [UInt8($0)]))
      )
    }
    return [
      Theme.animals, Theme.builtIn.first { $0.id == "dots" } ?? .animals,
      Theme(
        id: "words", name: "Words", faces: words.map { Face($0) }, pairs: 6,
        color: Theme.animals.color),
      Theme(
        id: "photos", name: "Photos", faces: photos, pairs: 6, color: Theme.animals.color),
    ]
  }()

  @Test("is the same with any mark, on every terminal", arguments: windows)
  func terminals(window: Size) throws {
    var wrong: [String] = []
    for theme in Self.others {
      for screen in Self.screens {
        let states = try states(table(theme, in: window, screen))
        if states.count != 1 { wrong.append("\(theme.name) \(screen): \(states.count)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("a card that is smaller while it turns or leaves has a whole rim round its face")
  func smaller() throws {
    let table = try table(.animals, in: Size(width: 80, height: 24), Screen())
    table.game.choose(table.id)
    let card = try #require(table.game.table.first { $0.id == table.id })
    let broken = table.look.size.from(2)
      .filter { size in
        let window = Window(environment: table.environment) {
          CardView(card: card, look: table.look, marks: CardMarks())
        }
        return !window.frame(size: size, at: .zero).buffer.hasRim
      }
    #expect(broken == [])
  }

  @Test("the marks themselves are visible", arguments: windows)
  func visible(window: Size) throws {
    let wrong = try Self.screens.filter { screen in
      let table = try table(.animals, in: window, screen)
      table.game.choose(table.id)
      let card = try #require(table.game.table.first { $0.id == table.id })
      let cells = [CardMarks(), CardMarks(hasCursor: true)].map { marks in
        let view = Window(environment: table.environment) {
          CardView(card: card, look: table.look, marks: marks)
            .frame(width: table.look.size.width, height: table.look.size.height)
        }
        return view.frame(size: table.look.size, at: .zero).buffer
      }
      return cells[0] == cells[1]
    }
    #expect(wrong.map { "\($0)" } == [])
  }
}

extension Size {
  /// Returns the sizes from a length up to this one.
  fileprivate func from(_ least: Int) -> [Size] {
    (least...height).flatMap { y in (least...width).map { Size(width: $0, height: y) } }
  }
}

extension CellBuffer {
  /// True if the cells at the edges are the inner halves of a rim.
  fileprivate var hasRim: Bool {
    let edge = String(repeating: "▄", count: size.width - 2)
    let lower = String(repeating: "▀", count: size.width - 2)
    return lines.first == "▗\(edge)▖" && lines.last == "▝\(lower)▘"
      && lines.dropFirst().dropLast().allSatisfy { $0.first == "▐" && $0.last == "▌" }
  }
}
