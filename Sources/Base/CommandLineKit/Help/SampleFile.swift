/// A sample file, shown on the manual page.
public struct SampleFile: Sendable {
  /// The heading above the sample.
  public let title: String
  /// The purpose and the format of the file, in sentences.
  public let summary: String
  /// The lines of the file.
  public let lines: [String]

  /// Creates a sample with lines that are shown as they are.
  public init(title: String, summary: String, lines: [String]) {
    self.title = title
    self.summary = summary
    self.lines = lines
  }
}
