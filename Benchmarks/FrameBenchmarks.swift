import CBaseline
import TerminalIO
import TextUI

/// Whole frames of a board of cards: view, layout, canvas, diff and bytes, compared with a C
/// program with precomputed places and styles that redraws every card and writes the same bytes.
let frameBenchmarks = [
  frames("frame/flip one 80x24", .flip, 80, 24, roundsInASecond: 8_000),
  frames("frame/recolour 80x24", .recolour, 80, 24, roundsInASecond: 6_000),
  frames("frame/flip one 200x60", .flip, 200, 60, roundsInASecond: 4_000),
  frames("frame/recolour 200x60", .recolour, 200, 60, roundsInASecond: 2_500),
  frames("frame/unchanged 80x24", .nothing, 80, 24, roundsInASecond: 8_000),
  frames("frame/flip one 80x24, equatable", .flip, 80, 24, true, roundsInASecond: 16_000),
  frames("frame/recolour 80x24, equatable", .recolour, 80, 24, true, roundsInASecond: 6_000),
  frames("frame/flip one 200x60, equatable", .flip, 200, 60, true, roundsInASecond: 6_000),
  frames("frame/unchanged 80x24, equatable", .nothing, 80, 24, true, roundsInASecond: 16_000),
]

private func frames(
  _ name: String, _ change: CardChange, _ width: Int, _ height: Int, _ areEquatable: Bool = false,
  roundsInASecond: Int
) -> Benchmark {
  let size = Size(width: width, height: height)
  return Benchmark(
    name, unit: "ns/frame", reference: "C, drawn by hand", roundsInASecond: roundsInASecond,
    ours: { ViewFrames(size: size, areEquatable: areEquatable).sum(change, rounds: $0) },
    theirs: { HandFrames(size).sum(change, rounds: $0) })
}

/// The change between two frames.
enum CardChange {
  case flip
  case recolour
  case nothing
}

/// A card of the board.
struct BoardCard: Equatable {
  let id: Int
  var isUp = false
  var color = Color.blue

  static let faces = ["🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻", "🐼"]
  static let back = "░░"
  static let felt = Color(red: 20, green: 40, blue: 60)
  static let colors = (0..<8).map { Color(red: UInt8(100 + $0 * 20), green: 90, blue: 30) }

  var face: String { isUp ? Self.faces[id % 8] : Self.back }

  static func change(_ cards: inout [BoardCard], _ change: CardChange, round: Int) {
    switch change {
    case .flip: cards[round % 48].isUp.toggle()
    case .recolour: for index in cards.indices { cards[index].color = colors[round % 8] }
    case .nothing: break
    }
  }

  static var all: [BoardCard] { (0..<48).map { BoardCard(id: $0) } }
}

/// The board as a view.
struct CardBoard: View {
  let cards: [BoardCard]
  /// True if only the cards that have changed are evaluated.
  var areEquatable = false
  let choose: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Animals").bold()
        Spacer()
        Text("Score 12").foregroundStyle(.green)
      }
      ForEach(0..<6) { row in
        HStack(spacing: 0) {
          ForEach(0..<8) { column in card(cards[row * 8 + column]) }
        }
      }
    }
  }

  @ViewBuilder private func card(_ card: BoardCard) -> some View {
    let view = CardView(card: card, choose: choose)
    if areEquatable { view.equatable() } else { view }
  }
}

private struct CardView: View, Equatable {
  let card: BoardCard
  let choose: (Int) -> Void

  var body: some View {
    ZStack {
      BoardCard.felt
      Text(card.face).bold()
    }
    .border(.rounded, color: card.color)
    .onTapGesture { choose(card.id) }
  }

  nonisolated static func == (first: CardView, second: CardView) -> Bool {
    first.card == second.card
  }
}

/// Frames drawn from views.
@MainActor private struct ViewFrames {
  let size: Size
  let areEquatable: Bool

  func sum(_ change: CardChange, rounds: Int) -> UInt64 {
    let renderer = Renderer()
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var bytes: [UInt8] = []
    var cards = BoardCard.all
    var shown = frame(cards, renderer, at: .zero)
    encoder.encode(shown, after: nil, cursor: nil, into: &bytes)
    var sum: UInt64 = 0
    for round in 0..<rounds {
      BoardCard.change(&cards, change, round: round)
      let next = frame(cards, renderer, at: .milliseconds(round))
      bytes.removeAll(keepingCapacity: true)
      encoder.encode(next, after: shown, cursor: nil, into: &bytes)
      shown = next
      sum &+= UInt64(bytes.count)
      if round < 2 { sum &+= canvas_digest(bytes, Int64(bytes.count)) }
    }
    return sum
  }

  private func frame(_ cards: [BoardCard], _ renderer: Renderer, at now: Duration) -> CellBuffer {
    let board = CardBoard(cards: cards, areEquatable: areEquatable) { _ in }
    return renderer.frame(of: board, size: size, at: now).buffer
  }
}
