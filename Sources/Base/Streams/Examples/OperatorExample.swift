/// An example of an operator on recorded streams, in marble diagrams.
public typealias MarbleExample = OperatorExample<RecordedDriver>

/// An example of an operator on the streams of a driver, in marble diagrams.
public struct OperatorExample<Driver: StreamDriver>: Identifiable {
  /// A stream of the values in a diagram.
  public typealias Stream = EventStream<Marble, MarbleFailure, Driver>

  /// The operator in lower case, with hyphens between words.
  public let name: String
  /// The summary, one short sentence in ASCII.
  public let sentence: String
  /// The call as it is written in a program.
  public let call: String
  /// The diagrams of the stream it is called on, and of its other inputs.
  public let inputs: [String]
  /// The recorded streams of the diagrams.
  public let streams: [Timeline<Marble, MarbleFailure>]
  /// The diagram of the result.
  public let output: String
  private let run: ([Stream]) -> Stream

  public var id: String { name }

  init(
    _ name: String, _ sentence: String, _ call: String, of inputs: String..., gives output: String,
    run: @escaping ([Stream]) -> Stream
  ) {
    self.name = name
    self.sentence = sentence
    self.call = call
    self.inputs = inputs
    self.output = output
    self.run = run
    do throws(MarbleError) {
      streams = try inputs.map { input throws(MarbleError) in try Timeline(marbles: input) }
    } catch {
      preconditionFailure("the example \(name), \(error)")
    }
  }

  /// Returns the actual result for streams, one per input.
  public func result(of streams: [Stream]) -> Stream { run(streams) }
}

extension OperatorExample {
  /// The duration of a tick of the diagrams.
  public static var tick: Duration { .milliseconds(100) }

  /// The examples of all operators, grouped by kind.
  public static var all: [OperatorExample] {
    mapping + filtering + reducing + matching + sequence + selecting + joining + opening + time
  }
}

extension Marble {
  /// The letters in upper case.
  package var uppercased: Marble {
    switch self {
    case .letter(let sign): .letter(sign.uppercased().first ?? sign)
    case .list(let values): .list(values.map(\.uppercased))
    }
  }

  /// The value of a digit, or zero.
  package var number: Int {
    guard case .letter(let sign) = self else { return 0 }
    return sign.wholeNumberValue ?? 0
  }

  /// Creates a digit from 0 to 9, or the overflow sign.
  package init(_ number: Int) {
    self = .letter((0...9).contains(number) ? Character("\(number)") : "+")
  }

  /// Creates `y` or `n`.
  package init(_ answer: Bool) { self = answer ? "y" : "n" }
}
