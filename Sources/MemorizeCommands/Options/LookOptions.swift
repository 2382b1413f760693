import CommandLineKit

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

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    color = try arguments[.color]
    // It stands for a colour mode.
    _ = try arguments[.colorless]
    isASCII = try arguments[.ascii]
    isStill = try arguments[.still]
    synchronizesOutput = try !arguments[.unsynchronized]
  }
}
