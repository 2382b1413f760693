/// A mark with numbers for its places; categories are counted from zero.
struct ChartMark {
  enum Kind {
    case bar
    case line
    case area
    case point
    case verticalRule
    case horizontalRule
  }

  var kind: Kind
  var x: Double
  var y: Double
  /// The index of the series; -1 for a mark without one.
  var series: Int32
  /// The index of the style in `ChartMarks.looks`.
  var look: Int32
}

/// The marks of a chart, collected from its content.
public struct ChartMarks {
  private(set) var marks: [ChartMark] = []
  private(set) var looks: [ChartLook] = []
  private(set) var x = ChartValues()
  private(set) var y = ChartValues()
  /// The names of the series, in the order of their first use.
  private(set) var seriesNames: [String] = []
  private var seriesNumbers: [PlottableValue.Content: Int32] = [:]
  /// The style and the series of the next mark.
  var look = ChartLook()
  var series: Int32 = -1

  init() {}

  init(_ content: some ChartContent) {
    content.collect(in: &self)
  }

  mutating func add(_ kind: ChartMark.Kind, _ x: PlottableValue, _ y: PlottableValue) {
    if looks.last != look { looks.append(look) }
    marks.append(
      ChartMark(
        kind: kind, x: kind == .horizontalRule ? 0 : self.x.add(x, isPlace: kind != .verticalRule),
        y: kind == .verticalRule ? 0 : self.y.add(y, isPlace: kind != .horizontalRule),
        series: series, look: Int32(looks.count - 1)))
  }

  mutating func seriesNumber(of value: PlottableValue) -> Int32 {
    if let number = seriesNumbers[value.content] { return number }
    let number = Int32(seriesNames.count)
    seriesNames.append(value.text)
    seriesNumbers[value.content] = number
    return number
  }
}

/// The values of the marks on one axis.
struct ChartValues {
  /// The meaning of the first value.
  private(set) var label = ""
  /// The names of the categories; empty for numbers.
  private(set) var categories: [String] = []
  /// The range of the finite numbers; nil if there are none.
  private(set) var range: ClosedRange<Double>?
  /// The smallest number above zero, for a logarithmic axis.
  private(set) var leastAboveZero: Double?
  /// True if all numbers are whole by their type.
  private(set) var areWhole = true
  private var indices: [String: Int] = [:]

  /// Adds a value; a rule's value does not decide that the axis has whole numbers.
  mutating func add(_ value: PlottableValue, isPlace: Bool) -> Double {
    if label.isEmpty { label = value.label }
    switch value.content {
    case .category(let name): return Double(index(of: name))
    case .number(let number, let isWhole):
      if isPlace, !isWhole { areWhole = false }
      if number.isFinite { include(number) }
      return number
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = categories.count
    categories.append(name)
    return categories.count - 1
  }

  private mutating func include(_ number: Double) {
    if number > 0 { leastAboveZero = min(leastAboveZero ?? number, number) }
    guard let known = range, known.contains(number) else {
      range = min(range?.lowerBound ?? number, number)...max(range?.upperBound ?? number, number)
      return
    }
  }
}
