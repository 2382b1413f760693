import CommandLineKit
import MemoryModel
import MemoryViewModel

/// The options of games that are played for an experiment.
struct ExperimentOptions: Sendable {
  let participant: String?
  let condition: String?
  /// The path of the list of deals.
  let deals: String?

  /// Reads the options.
  init(_ line: inout RequestReader) throws(UsageError) {
    participant = try line[.participant]
    condition = try line[.condition]
    deals = try line[.deals]
  }

  /// Throws if a list of deals stands beside options that decide on the deal as well.
  func check(_ line: RequestReader, theme: String?) throws(UsageError) {
    if deals == nil { return }
    let other = line.typed.first { row in
      Self.dealt.contains(row.group) || Self.names.contains(row.name)
    }
    if let typed = theme.map(shown) ?? other?.title {
      throw .usage("\(Option.deals.row.title) decides what is dealt; leave out \(typed)")
    }
  }

  private static let names = [Option.opponent.row.name, Option.practice.row.name]
  private static let dealt: [OptionGroup] = [.deal, .words, .learning, .rules, .singleRules]

  /// Returns the experiment; nil without any of the options.
  func experiment(in context: RunContext, with files: PlayerFiles) throws -> Experiment? {
    if participant == nil, condition == nil, deals == nil { return nil }
    let list = try deals.map { try DealList(at: $0, in: context, with: files) }
    return Experiment(
      participant: participant ?? "", condition: condition ?? "", deals: list?.deals ?? [],
      list: list?.digest ?? 0)
  }
}

extension OptionGroup {
  static let experiment = Self("Experiments", isInShort: false)
}

extension Option<String?> {
  static var participant: Self {
    Self("participant", .label, in: .experiment, "Mark the games with a participant")
  }
  static var condition: Self {
    Self("condition", .label, in: .experiment, "Mark the games with a condition")
  }
  static var deals: Self {
    Self("deals", .file, in: .experiment, "Play the deals of a CSV file in order")
  }
}

extension ValueForm<String> {
  /// A value form for the name of a participant or a condition.
  static var label: Self {
    Self(
      help: ValueHelp(
        placeholder: "NAME",
        allowed: "1 to \(ExperimentTag.longestLabel) visible letters that do not begin with =+-@"),
      read: { ExperimentTag.isLabel($0) ? $0 : nil })
  }
}
