/// A sample file, shown on the manual page.
public struct SampleFile: Sendable {
  /// The heading above the sample.
  public let title: String
  /// The purpose and the format of the file, in sentences.
  public let summary: String
  /// The lines of the file, each with its meaning.
  public let lines: [Term]

  /// Creates a sample.
  public init(title: String, summary: String, lines: [Term]) {
    self.title = title
    self.summary = summary
    self.lines = lines
  }
}
