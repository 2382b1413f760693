/// The parsed command line of the benchmarks.
struct Options {
  enum Side: String {
    case ours
    case reference
  }

  enum Wrong: Error, CustomStringConvertible {
    case unknownOption(String)
    case badValue(String)
    case noSuchBenchmark(String)

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option)"
      case .badValue(let option): "\(option) needs another value"
      case .noSuchBenchmark(let filter): "no benchmark has a name with “\(filter)”"
      }
    }
  }

  var filter = ""
  var isQuick = false
  var isJSON = false
  var side: Side?
  var rounds = 1

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--only": side = try Self.value(of: argument, &arguments, Side.init)
      case "--rounds": rounds = try Self.value(of: argument, &arguments, Self.count)
      case _ where argument.hasPrefix("-"): throw Wrong.unknownOption(argument)
      default: filter = argument
      }
    }
  }

  func matches(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func value<Value>(
    of option: String, _ arguments: inout ArraySlice<String>, _ read: (String) -> Value?
  ) throws -> Value {
    guard let value = arguments.popFirst().flatMap(read) else { throw Wrong.badValue(option) }
    return value
  }
}
