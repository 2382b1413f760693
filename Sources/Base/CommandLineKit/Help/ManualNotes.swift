/// The sections of a manual page that help does not have.
public struct ManualNotes: Sendable {
  let sections: [Section]
  let environment: [Term]
  let bugs: [String]
  let seeAlso: [String]

  /// A section on a subject that concerns several commands.
  public struct Section: Sendable {
    let title: String
    let paragraphs: [String]

    /// - Parameters:
    ///   - title: The title, such as `LISTS OF WORDS`.
    ///   - paragraphs: The text, a sentence or more each.
    public init(_ title: String, _ paragraphs: [String]) {
      self.title = title
      self.paragraphs = paragraphs
    }
  }

  /// - Parameters:
  ///   - sections: The sections after the commands.
  ///   - environment: The variables of the system that the program reads, after its own.
  ///   - bugs: The known limitations, a sentence or more each.
  ///   - seeAlso: The names of related pages, such as `less(1)`.
  public init(
    sections: [Section] = [], environment: [Term] = [], bugs: [String] = [],
    seeAlso: [String] = []
  ) {
    self.sections = sections
    self.environment = environment
    self.bugs = bugs
    self.seeAlso = seeAlso
  }
}
