/// How anything shown in a terminal should look, as the command line says it.
public struct LookOptions: Sendable {
  public let color: ColorMode
  public let isASCII: Bool
  public let isStill: Bool
  /// Whether the terminal may hold frames back until they are complete.
  public let synchronizesOutput: Bool

  public enum ColorMode: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  init(_ given: GivenArguments) throws(UsageError) {
    color = try given[.color] ?? .auto
    isASCII = given.has(.ascii)
    isStill = given.has(.still)
    synchronizesOutput = !given.has(.unsynchronized)
  }
}
