import MemoryModel
public import SystemCalls

/// The standard streams of a command and the properties of the terminals behind them, as closures.
public struct Console: Sendable {
  /// A standard stream of a process.
  public enum Stream: Hashable, Sendable {
    case input
    case output
    case errors
  }

  /// Writes all bytes to standard output immediately.
  public var write: @Sendable ([UInt8]) throws(SystemError) -> Void
  /// Writes text to standard error; errors are ignored.
  public var writeError: @Sendable (String) -> Void
  /// Reads available bytes of standard input, waiting for the first; empty at the end.
  public var read: @Sendable (_ count: Int) throws(SystemError) -> [UInt8]
  /// Returns true if the stream is a terminal.
  public var isTerminal: @Sendable (Stream) -> Bool
  /// The columns of a stream's terminal; 80 if it is not a terminal or has no size.
  public var width: @Sendable (Stream) -> Int
  /// The value of an environment variable; nil if it is not set.
  public var variable: @Sendable (_ name: String) -> String?
  /// The handling of ^C.
  public var interrupt: Interrupt
  /// Waits for standard input or a file descriptor, at most for the timeout in milliseconds; a
  /// negative timeout waits for ever.
  public var wait: Wait

  /// A function that waits for file descriptors, and for standard input if `readsInput` is true,
  /// and returns which of them are ready.
  public typealias Wait =
    @Sendable (
      _ readsInput: Bool, _ others: [Poll.Interest], _ milliseconds: Int32
    ) -> (isInputReady: Bool, ready: [Bool])

  public init(
    write: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    read: @escaping @Sendable (Int) throws(SystemError) -> [UInt8],
    isTerminal: @escaping @Sendable (Stream) -> Bool,
    width: @escaping @Sendable (Stream) -> Int,
    variable: @escaping @Sendable (String) -> String?,
    interrupt: Interrupt, wait: @escaping Wait = Console.waitForNothing
  ) {
    self.write = write
    self.writeError = writeError
    self.read = read
    self.isTerminal = isTerminal
    self.width = width
    self.variable = variable
    self.interrupt = interrupt
    self.wait = wait
  }

  /// The wait of a console whose input is always ready.
  public static let waitForNothing: Wait = { readsInput, others, milliseconds in
    (readsInput, Poll.wait(for: others, milliseconds: readsInput ? 0 : milliseconds))
  }
}

extension Console {
  /// Writes `memorize: message` and a newline to standard error.
  ///
  /// Control characters in the message are made harmless.
  func report(_ message: String) {
    writeError("\(Memorize.name): \(message.printable(atMost: 1_000))\n")
  }

  /// Returns the lines of standard input.
  func lines(longestLine: Int = 4 << 20) -> LineInput {
    LineInput(named: "standard input", longestLine: longestLine, read: read)
  }

  /// Returns the values of the given environment variables that are set.
  public func variables(_ names: [String]) -> [String: String] {
    let pairs = names.compactMap { name in variable(name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// True if the locale's encoding is UTF-8.
  var writesUTF8: Bool { LocaleVariables.writesUTF8(variables(LocaleVariables.names)) }

  /// The language of the locale.
  var language: WordLanguage { WordLanguage(environment: variables(WordLanguage.variables)) }
}
