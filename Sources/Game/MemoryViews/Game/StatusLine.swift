import TextUI

/// The line below the table: the last event, and key hints that can be clicked.
struct StatusLine: View {
  /// The last event, in several lengths, the longest first.
  let sentences: [String]
  let typed: String
  /// The hints; none behind the result, which has keys of its own.
  let hints: [KeyHint]

  var body: some View {
    HintLine(
      sentence: typed.isEmpty ? sentences[0] : "Card \(typed)",
      shorter: typed.isEmpty ? Array(sentences.dropFirst()) : [], hints: hints)
  }
}
