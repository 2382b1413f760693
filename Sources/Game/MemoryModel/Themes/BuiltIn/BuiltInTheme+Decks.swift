// Themes to learn from, whose pairs belong together.
extension BuiltInTheme {
  static let decks: [BuiltInTheme] = [
    BuiltInTheme(id: "sums", name: "Sums", color: 0x2E7D32, pairs: 8) { sums },
    BuiltInTheme(id: "times", name: "Times Tables", color: 0xAD1457, pairs: 8) { products },
    BuiltInTheme(id: "dots", name: "Numbers and Dots", color: 0x00838F, pairs: 8) { dots },
    BuiltInTheme(id: "flags", name: "Flags and Countries", color: 0x5D4037, pairs: 8) {
      flags.map { [Face(symbol: $0.flag, word: $0.look), Face($0.country)] }
    },
    BuiltInTheme(
      id: "opposites", name: "Opposites", color: 0x827717, pairs: 8,
      words: """
        hot cold, big small, old new, up down, left right, day night, black white, open closed
        fast slow, high low, long short, wet dry, rich poor, strong weak, full empty, light heavy
        hard soft, loud quiet, early late, near far, thick thin, sweet sour, clean dirty, happy sad
        first last, true false, yes no, give take, buy sell, push pull, laugh cry, win lose
        """),
  ]

  /// The sums from 2 to 30, one for each result.
  private static var sums: [[Face]] {
    (2...30).map { sum in
      // The remainder varies how far apart the two numbers are.
      let first = min((sum + 1) / 2 + (sum + 2) % 3, sum - 1)
      return [Face("\(first) + \(sum - first)"), Face("\(sum)")]
    }
  }

  /// The products of the numbers from 2 to 9: one of the nearest factors for each result.
  private static var products: [[Face]] {
    (4...81).compactMap { product in
      let factors = (2...9).filter { product.isMultiple(of: $0) && (2...9).contains(product / $0) }
      guard let first = factors.last(where: { $0 * $0 <= product }) else { return nil }
      return [Face("\(first) × \(product / first)"), Face("\(product)")]
    }
  }

  /// The numbers from 1 to 24 and as many dots, in groups of five.
  private static var dots: [[Face]] {
    (1...24).map { number in
      let groups = stride(from: number, to: 0, by: -5).map {
        String(repeating: "●", count: min($0, 5))
      }
      return [Face("\(number)"), Face(groups.joined(separator: " "))]
    }
  }
}
