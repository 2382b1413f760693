import MemoryModel
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The part of an experiment's mark by which games are grouped.
enum FitGrouping: String, CaseIterable, Sendable {
  case participant
  case condition

  /// Returns the name in a mark; empty for none.
  func name(in tag: ExperimentTag?) -> String {
    switch self {
    case .participant: tag?.participant ?? ""
    case .condition: tag?.condition ?? ""
    }
  }
}

/// The games of an experiment in groups, each with its fits.
struct FitGroups {
  /// The version of the JSON and of the columns of the CSV.
  static let version = 1

  /// The games of the same participant, the same condition, or both.
  struct Group {
    let names: [String]
    let report: MemoryReport
  }

  let groupings: [FitGrouping]
  let groups: [Group]

  /// Fits models to each group.
  ///
  /// - Parameters:
  ///   - families: The models.
  ///   - groupings: The parts of the mark, in the order of the columns.
  ///   - games: The games with their marks, the oldest first.
  ///   - note: Is called after each likelihood, by any thread.
  init(
    _ families: [RecallModel.Family], by groupings: [FitGrouping],
    of games: [(tag: ExperimentTag?, trace: MemoryTrace)],
    noting note: @escaping @Sendable () -> Void = {}
  ) async {
    let traces = Dictionary(grouping: games) { game in
      groupings.map { $0.name(in: game.tag) }
    }
    var groups: [Group] = []
    for names in traces.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let traces = (traces[names] ?? []).map(\.trace)
      groups.append(
        Group(names: names, report: await MemoryReport(families, of: traces, noting: note)))
    }
    (self.groupings, self.groups) = (groupings, groups)
  }

  /// True if no group has a choice that tells about memory.
  var isEmpty: Bool { groups.allSatisfy { $0.report.fits.isEmpty } }
}

extension FitGroups {
  /// The table: a row for each group and model.
  var text: String {
    let head =
      groupings.map(\.rawValue) + ["games", "choices"]
      + ["model", "estimate", "95 % interval", "lapse", "BIC"]
    let rows = groups.flatMap { group in
      let start = group.names.map { $0.isEmpty ? "-" : $0.printable() } + group.counts
      return group.report.fits.isEmpty
        ? [start] : group.report.fits.map { start + $0.groupCells(group.report) }
    }
    let model = groupings.count + 2
    let texts = Set(0..<groupings.count).union([model, model + 2])
    let lines = AlignedColumns(rows: [head] + rows, textColumns: texts).lines
    let isRanked = groups.contains { $0.report.fits.count > 1 }
    return (lines + (isRanked ? ["* has the smallest BIC of its group."] : []))
      .joined(separator: "\n") + "\n"
  }

  /// The rows of the table as CSV, with all figures of each fit.
  var csv: String {
    let head =
      groupings.map(\.rawValue) + ["games", "choices", "model", "estimate", "low", "high"]
      + ["one_sided", "lapse", "log_likelihood", "aic", "bic", "held_out"]
    let rows = groups.flatMap { group in
      let start = group.names.map(\.csvCell) + group.counts
      return group.report.fits.isEmpty
        ? [start + Array(repeating: "", count: head.count - start.count)]
        : group.report.fits.map { start + $0.csvCells }
    }
    return ([head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// The groups as JSON, each with the report of its games.
  var json: JSON {
    .object([
      "version": .int(Self.version),
      "by": .array(groupings.map { .string($0.rawValue) }),
      "groups": .array(
        groups.map { group in
          .members(
            zip(groupings, group.names).map { ($0.rawValue, $1.isEmpty ? .null : .string($1)) }
              + [("fit", group.report.json)])
        }),
    ])
  }
}

extension FitGroups.Group {
  /// The numbers of games and of choices.
  fileprivate var counts: [String] {
    ["\(report.traces.count)", "\(report.fits.first?.chances ?? 0)"]
  }
}

extension ModelFit {
  fileprivate func groupCells(_ report: MemoryReport) -> [String] {
    let isBest = report.fits.count > 1 && self == report.best
    return [
      model.family.rawValue, shown(parameter.value), interval, lapse.inThousandths,
      bic.inThousandths + (isBest ? "*" : report.fits.count > 1 ? " " : ""),
    ]
  }

  fileprivate var csvCells: [String] {
    let (low, high) = (parameter.interval.lowerBound, parameter.interval.upperBound)
    let isOneSided = parameter.isAtLowerBound || parameter.isAtUpperBound
    return [
      model.family.rawValue, "\(parameter.value)", "\(low)", "\(high)", isOneSided ? "1" : "0",
      "\(lapse)", "\(logLikelihood)", "\(aic)", "\(bic)", heldOut.map { "\($0)" } ?? "",
    ]
  }
}
