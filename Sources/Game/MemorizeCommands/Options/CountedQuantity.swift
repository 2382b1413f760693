import CommandLineKit

/// A quantity that simulations count, by its name on the command line.
enum CountedQuantity: String, CaseIterable, Sendable {
  case turns
  case score
  case flips
  case lucky
  case seconds
  case margin
  case score2

  /// Returns the title of an axis for a quantity, with its unit.
  static func axisName(_ name: String) -> String {
    name == seconds.rawValue ? "game time (s)" : name
  }

  var isOfTwoPlayers: Bool { self == .margin || self == .score2 }
}

extension ValueForm<[CountedQuantity]> {
  /// A value form for the names of quantities, separated by commas.
  static var quantities: Self {
    let names = CountedQuantity.allCases.map(\.rawValue)
    let help = ValueHelp(
      placeholder: "NAME,...", range: names.joined(separator: ", "),
      allowed: "some of \(names.joined(separator: ", "))", completion: .words(names))
    return Self(help: help) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let quantities = parts.compactMap { CountedQuantity(rawValue: String($0)) }
      return quantities.count == parts.count ? quantities : nil
    }
  }
}
