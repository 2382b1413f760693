/// What a command reads its options and operands from, each exactly once.
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
/// A command is also run when nobody typed anything, to learn what it reads: that is its list of
/// options, in help, completions and errors, in the order read. So it must read the same whatever
/// it is given, and look at the values afterwards.
public struct ArgumentReader {
  /// Nil while a command is only asked what it reads.
  private let given: GivenArguments?
  private(set) var options: [OptionRow] = []
  private(set) var operands: [OperandRow] = []

  /// Learns what a command reads.
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

  /// The value of an option, or what counts without it.
  ///
  /// - Precondition: The command reads it once, and no other that is typed alike.
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

  /// The words of an operand, in their place after those that were read before.
  public mutating func operand<Value>(_ operand: Operand<Value>) -> Value {
    let row = operand.row
    precondition(operands.last?.most != .max, "No \(row.placeholder) can follow words without end")
    defer { operands.append(row) }
    guard let given else { return operand.read(Array(repeating: "", count: row.least)) }
    let words = given.operands.dropFirst(operands.reduce(0) { $0 + $1.most })
    return operand.read(Array(words.prefix(row.most)))
  }

  /// The options that were typed, with whatever value, in the order of help.
  public var typed: [OptionRow] { given?.typed ?? [] }
}
