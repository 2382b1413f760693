/// The arguments of a command line, from which a command reads each option and operand exactly
/// once.
///
///     struct Draw {
///       let theme: String?
///       let pairs: Int
///
///       init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
///         theme = arguments.operand(.theme)
///         pairs = try arguments[.pairs]
///       }
///     }
///
/// A command also runs without a line, to learn what it reads: that is its list of options, in
/// help, completions and errors, in the order of reading. So it must read the same in any case, and
/// check the values afterwards.
public struct ArgumentReader {
  /// The parsed line; nil while a command runs without one.
  private let given: GivenArguments?
  private(set) var options: [OptionRow] = []
  private(set) var operands: [OperandRow] = []

  /// Runs a command without a line, to learn what it reads.
  init(asking read: (inout ArgumentReader) throws(ArgumentError) -> some Any) {
    given = nil
    do {
      _ = try read(&self)
    } catch {
      preconditionFailure("A command refused to say what it reads: \(error)")
    }
  }

  init(_ given: GivenArguments) {
    self.given = given
  }

  /// True while a command is run without a line, to learn what it reads.
  public var isAsked: Bool { given == nil }

  /// The value of an option, or its default.
  ///
  /// - Precondition: The command reads it once, and no other with the same spelling.
  public subscript<Value>(option: Option<Value>) -> Value {
    mutating get throws(ArgumentError) {
      let row = option.row
      if let other = options.first(where: row.isTyped(like:)) {
        preconditionFailure("\(row.title) is read although \(other.title) was")
      }
      options.append(row)
      return try option.read(given?.values(of: row) ?? [])
    }
  }

  /// Returns the words of an operand, which follow those of the operands read before.
  public mutating func operand<Value>(_ operand: Operand<Value>) -> Value {
    let row = operand.row
    precondition(operands.last?.most != .max, "No \(row.placeholder) can follow words without end")
    defer { operands.append(row) }
    guard let given else { return operand.read(Array(repeating: "", count: row.least)) }
    let words = given.operands.dropFirst(operands.reduce(0) { $0 + $1.most })
    return operand.read(Array(words.prefix(row.most)))
  }

  /// The options that were typed, in the order of help.
  public var typed: [OptionRow] { given?.typed ?? [] }
}
