/// What an operator does to recorded streams, shown by marble diagrams of one short case.
public typealias MarbleExample = OperatorExample<RecordedDriver>

/// What an operator does to the streams of a driver, shown by marble diagrams of one short case.
public struct OperatorExample<Driver: StreamDriver>: Identifiable {
  /// A stream of the values that a diagram has.
  public typealias Stream = EventStream<Marble, MarbleFailure, Driver>

  /// The operator in lower case, with hyphens between words.
  public let name: String
  /// What it does, in one short sentence of ASCII.
  public let sentence: String
  /// What is called, as it would be written in a program.
  public let call: String
  /// The diagrams of what it is called on, and of other streams it is given.
  public let inputs: [String]
  /// What they are.
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

  /// What the operator really makes of streams, as many as there are inputs.
  public func result(of streams: [Stream]) -> Stream { run(streams) }
}

extension OperatorExample {
  /// How long a tick of the diagrams is.
  public static var tick: Duration { .milliseconds(100) }

  /// One of every operator, those of a kind together.
  public static var all: [OperatorExample] {
    mapping + filtering + reducing + matching + sequence + selecting + joining + time
  }
}

extension Marble {
  /// The same letters, large.
  package var uppercased: Marble {
    switch self {
    case .letter(let sign): .letter(sign.uppercased().first ?? sign)
    case .list(let values): .list(values.map(\.uppercased))
    }
  }

  /// What a digit says; zero for everything else.
  package var number: Int {
    guard case .letter(let sign) = self else { return 0 }
    return sign.wholeNumberValue ?? 0
  }

  /// A number from 0 to 9, or the sign for more.
  package init(_ number: Int) {
    self = .letter((0...9).contains(number) ? Character("\(number)") : "+")
  }

  /// Yes or no.
  package init(_ answer: Bool) { self = answer ? "y" : "n" }
}
