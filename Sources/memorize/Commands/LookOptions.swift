import TerminalIO

/// How anything shown in a terminal should look, as the command line says it.
struct LookOptions: Sendable {
  let color: ColorMode
  let isASCII: Bool
  let isStill: Bool
  /// Whether the terminal may hold frames back until they are complete.
  let synchronizesOutput: Bool

  enum ColorMode: String, CaseIterable, Sendable {
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

extension LookOptions {
  /// What the terminal can do, as far as it should.
  var capabilities: Capabilities { .ofProcess(color: color.choice, isASCII: isASCII) }
}

extension LookOptions.ColorMode {
  fileprivate var choice: Capabilities.ColorChoice {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}
