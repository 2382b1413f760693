/// A part of a chart: a mark, or several of them.
public protocol ChartContent {
  /// Adds the marks of this content to those of a chart.
  func collect(in marks: inout ChartMarks)
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func collect(in marks: inout ChartMarks) { self?.collect(in: &marks) }
}

extension Array: ChartContent where Element: ChartContent {
  public func collect(in marks: inout ChartMarks) {
    for content in self { content.collect(in: &marks) }
  }
}

/// The content of a branch of a condition in a chart.
public enum ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  /// The content if the condition is true.
  case first(First)
  /// The content if the condition is false.
  case second(Second)

  public func collect(in marks: inout ChartMarks) {
    switch self {
    case .first(let content): content.collect(in: &marks)
    case .second(let content): content.collect(in: &marks)
    }
  }
}

/// A result builder that combines the marks of a chart.
///
/// Supports `if`, `else`, `switch`, `for` and local constants.
@resultBuilder
public enum ChartContentBuilder {
  /// Builds no content.
  public static func buildBlock() -> [BarMark] { [] }

  /// Builds the first content of a block.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  /// Appends content to a block.
  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated: First, next: Second
  ) -> ChartPair<First, Second> {
    ChartPair(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the branch whose condition is true.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> { .first(first) }

  /// Builds the branch whose condition is false.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> { .second(second) }

  /// Builds the content of a loop.
  public static func buildArray<Content: ChartContent>(_ contents: [Content]) -> [Content] {
    contents
  }
}

/// Two adjacent contents of a chart; more contents are nested pairs.
public struct ChartPair<First: ChartContent, Second: ChartContent>: ChartContent {
  let first: First
  let second: Second

  public func collect(in marks: inout ChartMarks) {
    first.collect(in: &marks)
    second.collect(in: &marks)
  }
}

/// The marks for each element of some data.
///
///     ForEachMark(0..<10) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
///       .foregroundStyle(.green)
public struct ForEachMark<Data: Collection, Content: ChartContent>: ChartContent {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates marks for each element of some data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: Returns the marks of an element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }

  public func collect(in marks: inout ChartMarks) {
    for element in data { content(element).collect(in: &marks) }
  }
}
