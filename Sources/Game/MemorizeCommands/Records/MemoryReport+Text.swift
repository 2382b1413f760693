import MemoryModel
import MemorySimulation
import MemoryViewModel

extension MemoryReport {
  /// The report as text: a table of the models, the recall curve, and what both say.
  var text: String {
    guard let first = fits.first else { return "\(counted(traces.count, "game")).\n" }
    let head =
      "\(counted(traces.count, "game")), "
      + "\(counted(first.chances, "choice")) that \(first.chances == 1 ? "tells" : "tell") about memory."
    var lines = [head, ""] + models
    if fits.count > 1, let best { lines.append("The smallest BIC has \(best.model).") }
    if !curve.points.isEmpty { lines += ["", "recall, corrected for guessing"] + recall }
    if let sentence = halfLife { lines += ["", sentence] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var models: [String] {
    let head = [
      "model", "estimate", "95 % interval", "lapse", "log-likelihood", "AIC", "BIC", "held out",
    ]
    return AlignedColumns(rows: [head] + fits.map(\.cells), textColumns: [0, 2]).lines
  }

  private var recall: [String] {
    let head =
      ["cards since", "chances", "hits", "recall", "95 % interval"]
      + fits.map { $0.model.family.rawValue }
    let expectations = expectations
    let rows = curve.points.enumerated().map { index, point in
      point.cells + expectations.map { $0[index].inThousandths }
    }
    return AlignedColumns(rows: [head] + rows, textColumns: [0, 4]).lines
  }

  /// The half-life of the best model in a sentence; nil without two flips.
  private var halfLife: String? {
    halfLife(in: "Half of the cards are remembered for", none: "Hardly a card is")
  }

  /// The half-life in a sentence for the player; nil without two flips.
  var rememberedCards: String? {
    halfLife(in: "You remember half of the cards for", none: "By these games, hardly a card is")
  }

  private func halfLife(in words: String, none: String) -> String? {
    guard let best, let pace = secondsPerCard else { return nil }
    let cards = best.model.halfLife(secondsPerCard: pace)
    if cards >= 1_000 { return "\(none) forgotten." }
    if cards < 0.5 { return "\(none) remembered." }
    let range = best.halfLives(secondsPerCard: pace)
    if best.mayBePerfect { return "\(words) at least \(Self.cards(range.lowerBound)) others." }
    let ends = [range.lowerBound, range.upperBound].map(Self.cards)
    let interval = ends[0] == ends[1] ? "" : " (\(ends[0]) to \(ends[1]))"
    return "\(words) \(Self.cards(cards)) others\(interval)."
  }

  private static func cards(_ number: Double) -> String {
    number < 1_000 ? "\(Int(number.rounded()))" : "1,000 or more"
  }
}

extension ModelFit {
  /// True if the interval ends where nothing is forgotten.
  fileprivate var mayBePerfect: Bool {
    model.family.isWhole ? parameter.isAtUpperBound : parameter.isAtLowerBound
  }

  fileprivate var cells: [String] {
    [
      model.family.rawValue, shown(parameter.value), interval, lapse.inThousandths,
      logLikelihood.inThousandths, aic.inThousandths, bic.inThousandths,
      heldOut?.inThousandths ?? "-",
    ]
  }

  func shown(_ value: Double) -> String {
    model.family.isWhole ? "\(Int(value))" : value.inThousandths
  }

  /// The interval; one-sided if it ends where the parameter does.
  var interval: String {
    let (low, high) = (shown(parameter.interval.lowerBound), shown(parameter.interval.upperBound))
    switch (parameter.isAtLowerBound, parameter.isAtUpperBound) {
    case (true, true): return "any"
    case (true, false): return "at most \(high)"
    case (false, true): return "at least \(low)"
    case (false, false): return "\(low) to \(high)"
    }
  }
}

extension RecallCurve.Point {
  fileprivate var cells: [String] {
    [
      lagText, "\(chances)", "\(hits)", recall?.inThousandths ?? "-",
      interval.map { "\($0.lowerBound.inThousandths) to \($0.upperBound.inThousandths)" } ?? "-",
    ]
  }

  var lagText: String {
    lags.count == 1 ? "\(lags.lowerBound)" : "\(lags.lowerBound)-\(lags.upperBound)"
  }
}

extension MemoryReport {
  /// The recall curve as CSV, with the expectation of each model.
  var csv: String {
    let head =
      ["lag_low", "lag_high", "chances", "hits", "recall", "recall_low", "recall_high"]
      + fits.map { "\($0.model.family.rawValue)_recall" }
    let expectations = expectations
    let rows = curve.points.enumerated().map { index, point in
      [
        "\(point.lags.lowerBound)", "\(point.lags.upperBound)", "\(point.chances)",
        "\(point.hits)", number(point.recall), number(point.interval?.lowerBound),
        number(point.interval?.upperBound),
      ] + expectations.map { number($0[index]) }
    }
    return ([head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
}
