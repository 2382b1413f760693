/// The sections of a manual page that help does not have.
public struct ManualNotes: Sendable {
  let environment: [Term]
  let bugs: [String]
  let seeAlso: [String]

  /// - Parameters:
  ///   - environment: The variables of the system that the program reads, after its own.
  ///   - bugs: The known limitations, a sentence or more each.
  ///   - seeAlso: The names of related pages, such as `less(1)`.
  public init(environment: [Term] = [], bugs: [String] = [], seeAlso: [String] = []) {
    self.environment = environment
    self.bugs = bugs
    self.seeAlso = seeAlso
  }
}
