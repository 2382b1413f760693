/// A file that people write for a program, as its manual page shows it.
public struct SampleFile: Sendable {
  /// The heading above it.
  public let title: String
  /// What the file is for and how it is read, in sentences.
  public let summary: String
  /// The lines of the file.
  public let lines: [String]

  /// Creates a sample whose lines are shown as they are.
  public init(title: String, summary: String, lines: [String]) {
    self.title = title
    self.summary = summary
    self.lines = lines
  }
}
