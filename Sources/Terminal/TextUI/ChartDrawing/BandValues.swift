import Axes

/// The values of an axis that is divided into bands: categories, or the numbers with bars.
enum BandValues {
  case categories([String])
  /// Whole numbers without gaps.
  case whole(first: Double, count: Int)
  /// Other numbers in ascending order.
  case numbers([Double])

  /// The largest number of bands for whole numbers with gaps.
  private static let most = 100_000.0

  /// - Parameters:
  ///   - values: The values of the axis.
  ///   - bars: The places of the bars.
  init(_ values: ChartValues, bars: [Double]) {
    if !values.categories.isEmpty {
      self = .categories(values.categories)
    } else if let range = values.range, values.areWhole,
      range.upperBound - range.lowerBound < Self.most
    {
      self = .whole(
        first: range.lowerBound, count: Int(range.upperBound - range.lowerBound) + 1)
    } else {
      self = .numbers(Set(bars.filter(\.isFinite)).sorted())
    }
  }

  var count: Int {
    switch self {
    case .categories(let names): names.count
    case .whole(_, let count): count
    case .numbers(let numbers): numbers.count
    }
  }

  /// Returns the index of a value, between two indices for one between two bars; nil outside.
  func index(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    let index: Double?
    switch self {
    case .categories: index = value
    case .whole(let first, _): index = value - first
    case .numbers(let numbers): index = Self.index(of: value, in: numbers)
    }
    return index.flatMap { $0 >= 0 && $0 <= Double(count - 1) ? $0 : nil }
  }

  private static func index(of value: Double, in numbers: [Double]) -> Double? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < value { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count else { return nil }
    if numbers[low] == value { return Double(low) }
    guard low > 0 else { return nil }
    let (before, after) = (numbers[low - 1], numbers[low])
    return Double(low - 1) + (value - before) / (after - before)
  }

  func label(_ index: Int) -> String {
    switch self {
    case .categories(let names): names[index]
    case .whole(let first, _): (first + Double(index)).fixedPoint(places: 0)
    case .numbers(let numbers):
      numbers[index] == numbers[index].rounded() && numbers[index].magnitude < 1e9
        ? numbers[index].fixedPoint(places: 0) : "\(numbers[index])"
    }
  }
}
