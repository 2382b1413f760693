import MemoryEngine
import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

/// The invariants of cursor, hint and match: they change nothing of a face.
@Suite("The cursor on a card")
struct CardCursorTests {
  private nonisolated static let windows = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }

  private static let setup = GameSetup(theme: .animals, kinds: 10, copies: 2)

  /// The faces of the deal of every test.
  private static let faces: [Face] = {
    let game = try? GameViewModel(setup, seed: Seed(42)) { .zero }
    return game?.record.deck.kinds.map { $0.faces[0] } ?? []
  }()

  private static let album: FacePictures = {
    let album = FacePictures(.none)
    // Each picture has pixels up to its corners, and others than its neighbour.
    let pictures = faces.enumerated().map { index, _ in
      Picture(width: 24, height: 24) { x, y in
        Pixel(red: UInt8(x * 10), green: UInt8(y * 10), blue: UInt8(index * 9))
      }
    }
    album.take(Dictionary(uniqueKeysWithValues: zip(faces, pictures)), of: faces)
    return album
  }()

  /// Returns the cells of a card.
  private func card(
    _ face: Face, _ marks: CardMarks, in window: Size, isUnicode: Bool = true,
    colors: Int = 1 << 24, scheme: ColorScheme = .dark
  ) throws -> (cells: CellBuffer, look: CardLook) {
    let space = Size(width: window.width, height: window.height - 2)
    let settings = SampleApp().model.settings
    let game = try GameViewModel(Self.setup, seed: Seed(42)) { .zero }
    let plan = BoardPlan(of: game.game, in: space, cellAspect: 0.5, isUnicode: isUnicode, settings)
    let look = CardLook(
      plan, .animals, settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, colorScheme: scheme))
    let ids = (0..<game.game.cardCount).filter { game.game.card($0, at: .zero).face == face }
    let first = try #require(ids.first)
    for id in marks.isMatched ? ids : [first] { game.choose(id) }
    let place = try #require(game.table.first { $0.id == first })
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    environment.colors = colors
    environment.colorScheme = scheme
    environment.facePictures = Self.album
    let card = Window(environment: environment) {
      CardView(card: place, look: look, marks: marks)
        .frame(width: plan.card.width, height: plan.card.height)
    }
    return (card.frame(size: plan.card, at: .zero).buffer, look)
  }

  /// Returns true if two buffers show the same inside of a rim.
  private func areEqual(_ one: CellBuffer, _ other: CellBuffer, _ look: CardLook) -> Bool {
    let rim = look.form == .flat ? 0 : 1
    let rows = rim..<one.size.height - rim
    return rows.allSatisfy { y in
      (rim..<one.size.width - rim).allSatisfy { x in
        let place = Point(x: x, y: y)
        return one.text(at: place) == other.text(at: place)
          && (look.form == .flat || one.style(at: place) == other.style(at: place))
      }
    }
  }

  @Test("no pixel of any face changes below the cursor or a hint", arguments: windows)
  func coversNothing(window: Size) throws {
    var wrong: [String] = []
    for face in Self.faces {
      for (colors, scheme) in [(1 << 24, ColorScheme.dark), (1 << 24, .light), (16, .dark)] {
        let (plain, look) = try card(face, CardMarks(), in: window, colors: colors, scheme: scheme)
        for marks in [CardMarks(hasCursor: true), CardMarks(isHinted: true)] {
          let marked = try card(face, marks, in: window, colors: colors, scheme: scheme).cells
          if !areEqual(plain, marked, look) || marked == plain {
            wrong.append("\(face.word)\n\(marked.lines)")
          }
        }
      }
    }
    #expect((wrong, Self.faces.count) == ([], 10))
  }

  @Test("both cards of a match show the same inside and the same rim", arguments: windows)
  func matchesAlike(window: Size) throws {
    let colors = CardColors(Theme.animals.color, .dark)
    let wrong = try Self.faces.prefix(6).filter { face in
      let (plain, look) = try card(face, CardMarks(isMatched: true), in: window)
      let marked = try card(face, CardMarks(hasCursor: true, isMatched: true), in: window).cells
      let middle = Point(x: 0, y: plain.size.height / 2)
      let rim = [
        plain.style(at: middle).foreground, marked.style(at: middle).background,
        marked.style(at: middle).foreground,
      ]
      return !areEqual(plain, marked, look)
        || rim != [colors.matchedRim, colors.matchedRim, colors.cursor]
    }
    #expect(wrong == [])
  }

  @Test("in ASCII no letter of a word is covered by a bracket", arguments: windows)
  func keepsLetters(window: Size) throws {
    let wrong = try Self.faces.filter { face in
      let (plain, look) = try card(face, CardMarks(), in: window, isUnicode: false, colors: 0)
      let marked = try card(
        face, CardMarks(hasCursor: true), in: window, isUnicode: false, colors: 0
      ).cells
      let letters = { (cells: CellBuffer) in cells.lines.joined().filter(\.isLetter) }
      return look.form == .flat
        ? letters(plain) != letters(marked) : !areEqual(plain, marked, look)
    }
    #expect(wrong == [])
  }
}
