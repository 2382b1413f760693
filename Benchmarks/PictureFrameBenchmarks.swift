import Pictures
import TerminalIO
import TextUI

/// Frames of a board of 20 cards, two of them face up, one of which changes: with pictures,
/// compared with text.
let pictureFrameBenchmarks = [
  Benchmark(
    "frame/picture flip 80x24", unit: "ns/frame", reference: "ours, faces as text",
    roundsInASecond: 6_000,
    ours: { PictureFrames(hasPictures: true).run(rounds: $0) },
    theirs: { PictureFrames(hasPictures: false).run(rounds: $0) })
]

@MainActor private struct PictureFrames {
  let hasPictures: Bool

  /// Ten pairs of the same bitmap in colours of their own.
  static let faces = (0..<10).map { shade in
    let face = Face.picture ?? Picture(width: 1, height: 1) { _, _ in .clear }
    return Picture(width: face.width, height: face.height) { x, y in
      var pixel = face[x, y]
      pixel.green = UInt8(max(0, Int(pixel.green) - 12 * shade))
      return pixel
    }
  }

  /// Encodes a number of frames, and returns how many had any bytes.
  func run(rounds: Int) -> UInt64 {
    let renderer = Renderer()
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var bytes: [UInt8] = []
    var shown: CellBuffer?
    var changed: UInt64 = 0
    for round in 0..<rounds {
      let next = renderer.frame(
        of: board(up: [round % 20, (round + 1) % 20]), size: Size(width: 80, height: 24),
        at: .milliseconds(round)
      ).buffer
      bytes.removeAll(keepingCapacity: true)
      encoder.encode(next, after: shown, cursor: nil, into: &bytes)
      shown = next
      changed += bytes.isEmpty ? 0 : 1
    }
    return changed
  }

  private func board(up: [Int]) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<4) { row in
        HStack(spacing: 0) {
          ForEach(0..<5) { column in card(row * 5 + column, isUp: up.contains(row * 5 + column)) }
        }
      }
    }
  }

  private func card(_ id: Int, isUp: Bool) -> some View {
    ZStack {
      BoardCard.felt
      if !isUp {
        Text(BoardCard.back)
      } else if hasPictures {
        Image(Self.faces[id % 10]).resizable(.trim)
      } else {
        Text(BoardCard.faces[id % 8]).bold()
      }
    }
    .border(.rounded)
    .onTapGesture {}
  }
}
