import MemoryModel
public import SystemCalls

/// Where a command reads and writes, and what it can ask of that place, as a value of closures.
public struct Console: Sendable {
  /// One of the three that every process is given.
  public enum Stream: Hashable, Sendable {
    case input
    case output
    case errors
  }

  /// Writes all bytes to standard output, at once.
  public var write: @Sendable ([UInt8]) throws(SystemError) -> Void
  /// Writes text to standard error as it is; nothing happens where that is not possible.
  public var writeError: @Sendable (String) -> Void
  /// Reads what is there on standard input, waiting for the first byte; no bytes at its end.
  public var read: @Sendable (_ count: Int) throws(SystemError) -> [UInt8]
  /// Whether a person sits at the other end.
  public var isTerminal: @Sendable (Stream) -> Bool
  /// The columns of the terminal at a stream; 80 where there is none, or it does not tell.
  public var width: @Sendable (Stream) -> Int
  /// A variable of the environment, if it is set.
  public var variable: @Sendable (_ name: String) -> String?
  /// What ^C does.
  public var interrupt: Interrupt
  /// Waits until something can be read, or something else can be done, or some milliseconds have
  /// gone by, unless they are negative.
  public var wait: Wait

  /// Waits for the input, where it matters, and for descriptors; tells which are ready.
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

  /// The wait of a console whose input is always there.
  public static let waitForNothing: Wait = { readsInput, others, milliseconds in
    (readsInput, Poll.wait(for: others, milliseconds: readsInput ? 0 : milliseconds))
  }
}

extension Console {
  /// Writes `memorize: message` and a new line to standard error.
  ///
  /// Nothing in the message can steer the terminal.
  func report(_ message: String) {
    writeError("\(Memorize.name): \(message.printable(atMost: 1_000))\n")
  }

  /// Lines from standard input.
  func lines(longestLine: Int = 4 << 20) -> LineInput {
    LineInput(named: "standard input", longestLine: longestLine, read: read)
  }

  /// Some variables of the environment, those that are set.
  public func variables(_ names: [String]) -> [String: String] {
    let pairs = names.compactMap { name in variable(name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Whether the locale writes UTF-8.
  var writesUTF8: Bool { LocaleVariables.writesUTF8(variables(LocaleVariables.names)) }
}
