import CommandLineKit

/// The arguments of a command line, and the context with its defaults.
///
/// A request reads all that it takes before it checks anything: a command is also run without a
/// line, to learn what it takes, and the first error ends that.
struct RequestReader {
  private(set) var arguments: ArgumentReader
  /// The environment, the settings and the themes; empty while there is no line.
  let context: ParseContext

  init(_ arguments: ArgumentReader, in context: ParseContext = ParseContext()) {
    self.arguments = arguments
    self.context = context
  }

  /// Returns the value of an option, or its default.
  subscript<Value>(option: Option<Value>) -> Value {
    mutating get throws(UsageError) {
      do throws(ArgumentError) {
        return try arguments[option]
      } catch {
        throw .arguments(error)
      }
    }
  }

  /// Returns the words of an operand, which follow those of the operands read before.
  mutating func operand<Value>(_ operand: Operand<Value>) -> Value { arguments.operand(operand) }

  /// The options that were typed, in the order of help.
  var typed: [OptionRow] { arguments.typed }
}
