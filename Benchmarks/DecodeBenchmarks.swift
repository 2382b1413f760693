import CBaseline
import TerminalIO
import TextUI

/// Typical input: words, arrows, numbered keys, and a mouse that moves and presses.
let decodeBenchmarks = [
  Benchmark(
    "decode/keys", unit: "ns/byte", reference: "C, the same events",
    unitsPerRound: Hands.bytes.count, roundsInASecond: 4_000,
    ours: { Hands.sum(rounds: $0) }, theirs: { Hands.referenceSum(rounds: $0) })
]

private enum Hands {
  static let bytes = Array(String(repeating: phrase, count: 32).utf8)

  private static let phrase =
    "Ada plays žluťoučký 🐶\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[3~\u{1B}[5~"
    + "\u{1B}[<0;12;7M\u{1B}[<32;13;8M\u{1B}[<0;13;8m"

  static func sum(rounds: Int) -> UInt64 {
    var decoder = InputDecoder()
    return (0..<rounds).reduce(0) { sum, _ in
      let inputs = decoder.decode(bytes)
      return inputs.indices.reduce(into: sum) { sum, index in
        sum &+= value(of: inputs[index]) &* UInt64(index + 1)
      }
    }
  }

  static func referenceSum(rounds: Int) -> UInt64 {
    (0..<rounds).reduce(0) { sum, _ in sum &+ keys_sum(bytes, Int64(bytes.count)) }
  }

  /// Returns the number that C gives the same event.
  private static func value(of input: Input) -> UInt64 {
    switch input {
    case .event(.key(let press)): value(of: press.key)
    case .event(.mouse(let mouse)):
      3_000_000 + UInt64(mouse.location.x) * 1_000 + UInt64(mouse.location.y)
    default: 0
    }
  }

  private static func value(of key: Key) -> UInt64 {
    switch key {
    case .character(let character): value(of: character)
    case .up: 2_000_000 + 0x41
    case .down: 2_000_000 + 0x42
    case .right: 2_000_000 + 0x43
    case .left: 2_000_000 + 0x44
    case .delete: 2_000_003
    case .pageUp: 2_000_005
    default: 0
    }
  }

  /// Returns the first scalar, without the index that `first` would create and check.
  private static func value(of character: Character) -> UInt64 {
    var scalars = character.unicodeScalars.makeIterator()
    return scalars.next().map { UInt64($0.value) } ?? 0
  }
}
