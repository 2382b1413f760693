/// The participant and the condition of an experiment, with which a game is marked.
public struct ExperimentTag: Hashable, Sendable {
  /// A deal of a list.
  public struct Deal: Hashable, Sendable {
    /// The digest of the list.
    public let list: UInt64
    /// The number of the deal in the list, starting from one.
    public let number: Int

    /// Creates the mark of a deal.
    public init(list: UInt64, number: Int) {
      (self.list, self.number) = (list, number)
    }
  }

  /// The length limit of a participant's or condition's name in Unicode scalars.
  public static let longestLabel = 40

  /// The name of the participant; empty for none.
  public let participant: String
  /// The name of the condition; empty for none.
  public let condition: String
  /// The deal of a list that is played; nil for another one.
  public let deal: Deal?

  /// Creates a tag.
  ///
  /// - Precondition: Each name is empty or a label.
  public init(participant: String, condition: String, deal: Deal? = nil) {
    precondition(participant.isEmpty || Self.isLabel(participant), "participant \(participant)")
    precondition(condition.isEmpty || Self.isLabel(condition), "condition \(condition)")
    (self.participant, self.condition, self.deal) = (participant, condition, deal)
  }

  /// Returns true for a text that names a participant or condition in any table.
  ///
  /// It is bounded, visible, without space around it, and no spreadsheet takes it for a formula.
  public static func isLabel(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return text.unicodeScalars.count <= longestLabel && text.isPrintable
      && first != " " && last != " " && !"=+-@".contains(first)
  }
}
