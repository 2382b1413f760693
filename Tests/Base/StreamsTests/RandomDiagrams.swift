import Streams
import TestSupport

extension SeededNumbers {
  /// Returns a random diagram of a few ticks, with groups, and with or without an end.
  mutating func diagram() -> String {
    var diagram = ""
    for _ in 0..<whole(0...12) {
      switch whole(0...9) {
      case 0...4: diagram += "-"
      case 5...7: diagram += sign()
      case 8: diagram += "(\(sign())\(sign()))"
      default: diagram += "(\(sign())\(sign())\(sign()))"
      }
    }
    return diagram + one(of: ["|", "|", "#", "", "(\(sign())|)", "(\(sign())#)"])
  }

  private mutating func sign() -> String { one(of: ["a", "b", "A", "B", ".", "1", "2", "3", "5"]) }

  /// Returns as many random streams as an example has inputs.
  mutating func inputs(of example: MarbleExample) throws -> [MarbleExample.Stream] {
    try example.inputs.map { _ in try MarbleExample.Stream(marbles: diagram()) }
  }
}
