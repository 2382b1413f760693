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
  frames("frame/flip one 80x24, reused", .flip, 80, 24, true, roundsInASecond: 16_000),
  frames("frame/recolour 80x24, reused", .recolour, 80, 24, true, roundsInASecond: 6_000),
  frames("frame/flip one 200x60, reused", .flip, 200, 60, true, roundsInASecond: 6_000),
  frames("frame/unchanged 80x24, reused", .nothing, 80, 24, true, roundsInASecond: 60_000),
]

private func frames(
  _ name: String, _ change: CardChange, _ width: Int, _ height: Int, _ isReused: Bool = false,
  roundsInASecond: Int
) -> Benchmark {
  let size = Size(width: width, height: height)
  return Benchmark(
    name, unit: "ns/frame", reference: "C, drawn by hand", roundsInASecond: roundsInASecond,
    ours: { ViewFrames(size: size, isReused: isReused).sum(change, rounds: $0) },
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
  let choose: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      BoardHeader()
      ForEach(0..<6) { row in
        HStack(spacing: 0) {
          ForEach(0..<8) { column in CardView(card: cards[row * 8 + column], choose: choose) }
        }
      }
    }
  }
}

private struct BoardHeader: View {
  var body: some View {
    HStack {
      Text("Animals").bold()
      Spacer()
      Text("Score 12").foregroundStyle(.green)
    }
  }
}

private struct CardView: View {
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
}

/// The same board, of which only what has changed is evaluated, because its views are equatable.
private struct ReusedBoard: View, Equatable {
  let cards: [BoardCard]
  let choose: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      BoardHeader()
      ForEach(0..<6) { row in ReusedRow(cards: cards[row * 8..<row * 8 + 8], choose: choose) }
    }
  }

  nonisolated static func == (first: ReusedBoard, second: ReusedBoard) -> Bool {
    first.cards == second.cards
  }
}

private struct ReusedRow: View, Equatable {
  let cards: ArraySlice<BoardCard>
  let choose: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(cards.indices) { ReusedCard(card: cards[$0], choose: choose) }
    }
  }

  nonisolated static func == (first: ReusedRow, second: ReusedRow) -> Bool {
    first.cards == second.cards
  }
}

private struct ReusedCard: View, Equatable {
  let card: BoardCard
  let choose: (Int) -> Void

  var body: some View { CardView(card: card, choose: choose) }

  nonisolated static func == (first: ReusedCard, second: ReusedCard) -> Bool {
    first.card == second.card
  }
}

/// Frames drawn from views.
@MainActor private struct ViewFrames {
  let size: Size
  let isReused: Bool

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
    if isReused {
      let board = ReusedBoard(cards: cards) { _ in }
      return renderer.frame(of: board, size: size, at: now).buffer
    }
    let board = CardBoard(cards: cards) { _ in }
    return renderer.frame(of: board, size: size, at: now).buffer
  }
}
