// The options of the commands that study many games, about what becomes of their results.

extension Option<OutputPlace> {
  static var svg: Self {
    Self("svg", .outputPlace, in: .output, "Write a picture to FILE as well")
  }
}

extension Option<String> {
  static var out: Self {
    Self("out", .folder, in: .output, "Write CSV and JSON into FOLDER as well")
  }
}

extension Option<Bool> {
  static var csvHead: Self {
    Self("csv-head", .flag, in: .output, "Begin CSV with # lines that tell the run")
  }
}

extension Option<[CountedQuantity]> {
  static var histogram: Self {
    Self("histogram", .quantities, in: .output, "Draw bars of these, in table and picture")
  }
}

/// What a simulation sums up, as the command line calls it.
enum CountedQuantity: String, CaseIterable, Sendable {
  case turns
  case score
  case flips
  case lucky
  case seconds
  case margin
  case score2

  var isOfTwoPlayers: Bool { self == .margin || self == .score2 }
}

extension ValueForm<[CountedQuantity]> {
  /// One name or several with commas.
  static var quantities: Self {
    let names = CountedQuantity.allCases.map(\.rawValue)
    let help = ValueHelp(
      placeholder: "NAME,...", range: names.joined(separator: ", "),
      allowed: "some of \(names.joined(separator: ", "))", choices: names)
    return Self(help: help) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let quantities = parts.compactMap { CountedQuantity(rawValue: String($0)) }
      return quantities.count == parts.count ? quantities : nil
    }
  }
}
