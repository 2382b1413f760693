import GridSolver
import MemoryEngine
import Observation
import TestSupport
import Testing
import TextUI
import TextUITesting

/// The program of the page, whose names this target has for views of its own.
enum LecturesGame {
  // Example begins
  /// The view model: it publishes the game, and passes on what the player intends.
  @MainActor @Observable final class EmojiMemoryGame {
    private(set) var game: MemoryGame<String>
    private var generator = SeededGenerator(seed: 1)

    init(seed: Seed) throws {
      game = try MemoryGame(deck: Deck(pairsOf: ["👻", "🎃", "🦇", "🍭"]), seed: seed)
    }

    func choose(_ card: Card<String>, at now: Duration) { _ = game.choose(card.id, at: now) }

    func shuffle() { game.shuffle(using: &generator) }
  }

  struct EmojiMemoryGameView: View {
    let viewModel: EmojiMemoryGame

    var body: some View {
      VStack(spacing: 0) {
        TimelineView(.everySecond) { now in cards(at: now) }
        HStack {
          Text("Score \(viewModel.game.score(of: 0))")
          Button("Shuffle") { withAnimation { viewModel.shuffle() } }
        }
      }
    }

    private func cards(at now: Duration) -> some View {
      GeometryReader { space in
        if let grid = AspectFitGrid(
          count: viewModel.game.cardCount, width: space.size.width, height: space.size.height,
          cardAspect: AspectRatio(2, 3), cellAspect: AspectRatio(1, 2))
        {
          let column = GridItem.fixed(grid.cardWidth)
          VGrid(columns: Array(repeating: column, count: grid.columns), spacing: 0) {
            ForEach(viewModel.game.tableOrder, id: \.self) { id in
              let card = viewModel.game.card(id, at: now)
              CardView(card: card)
                .frame(height: grid.cardHeight)
                .onTapGesture { viewModel.choose(card, at: now) }
            }
          }
        }
      }
    }
  }

  struct CardView: View {
    let card: Card<String>

    var body: some View {
      ZStack {
        if card.isFaceUp {
          Pie(end: .degrees(360 * card.bonusFraction)).fill(.yellow)
          Text(card.face)
        } else {
          Text("?").frame(maxWidth: .max, maxHeight: .max).background(.blue)
        }
      }
      .frame(maxWidth: .max, maxHeight: .max)
      .border(.rounded)
      .opacity(card.isOnTable ? 1 : 0)
    }
  }
  // Example ends
}

extension LecturesGame {
  @Suite("The game of the lectures, on the first page of the engine")
  struct LecturesGameTests {
    @Test("the page's program is drawn and played as the page shows")
    func example() throws {
      let printed = PrintedLines()
      func print(_ values: Any...) { printed.add(values) }

      // Example begins
      let viewModel = try EmojiMemoryGame(seed: Seed(42))
      let stage = Stage(width: 36, height: 15) { EmojiMemoryGameView(viewModel: viewModel) }
      stage.tap(x: 3, y: 3)
      stage.at(.seconds(2)).tap(x: 12, y: 3)
      for row in stage.rows.prefix(7) { print(row) }

      // All pairs but one, and then the table is shuffled.
      let game = viewModel.game
      for kind in [3, 2, 0] {
        for id in game.tableOrder where game.card(id, at: .zero).kind == kind {
          viewModel.choose(game.card(id, at: .zero), at: stage.now)
        }
      }
      stage.tap("Shuffle")
      for row in stage.at(.seconds(3)).rows { print(row) }
      // Example ends

      let page = try DocumentedGuide(
        in: "Sources/Game/MemoryEngine/MemoryEngine.docc/MemoryEngine.md")
      #expect(try DocumentedGuide.pieces(in: #filePath) == page.blocks)
      #expect(printed.rows == page.output)
    }
  }
}
