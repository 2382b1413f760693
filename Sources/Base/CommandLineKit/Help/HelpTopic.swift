/// A topic of help beside the commands, such as the files of a program.
public struct HelpTopic: Sendable {
  /// The word after `help`.
  let name: String
  let summary: String
  let sections: [HelpSection]

  /// - Parameters:
  ///   - name: The word after `help`; no command has it.
  ///   - summary: The first line of the page, a sentence.
  ///   - sections: The sections after the commands of the topic.
  public init(_ name: String, _ summary: String, _ sections: [HelpSection] = []) {
    self.name = name
    self.summary = summary
    self.sections = sections
  }
}
