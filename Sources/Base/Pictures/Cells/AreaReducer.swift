/// Resamples a picture row by row: each new pixel is the mean of the source area that it covers.
///
/// Colours are weighted by their alpha. The sRGB values are averaged without gamma correction,
/// which keeps small dark details, such as eyes, dark.
struct AreaReducer {
  private let width: Int
  private let height: Int
  private let area: PixelArea
  /// The number of bytes in a row of the source.
  private let rowLength: Int
  /// The source columns that contribute to each column of the result.
  private let columns: [Columns]
  private var sums: [SIMD4<Float>]
  private var line: [SIMD4<Float>]

  /// A range of columns of which the first and the last have fractional weights.
  private struct Columns {
    let from: Int
    let to: Int
    let first: Float
    let last: Float
  }

  init(_ area: PixelArea, of sourceWidth: Int, toWidth width: Int, height: Int) {
    self.area = area
    self.width = width
    self.height = height
    sums = [SIMD4<Float>](repeating: .zero, count: width * height)
    line = [SIMD4<Float>](repeating: .zero, count: width)
    let step = area.width / Double(width)
    rowLength = 4 * sourceWidth
    columns = (0..<width).map { column in
      let start = area.x + Double(column) * step
      return Self.columns(
        from: max(0, start), to: min(Double(sourceWidth), start + step), sourceWidth)
    }
  }

  private static func columns(
    from start: Double, to end: Double, _ width: Int
  ) -> Columns {
    let from = min(Int(min(start, Double(width))), width - 1)
    let to = max(from, min(max(0, end).ceiling - 1, width - 1))
    if from == to { return Columns(from: from, to: to, first: Float(max(0, end - start)), last: 0) }
    return Columns(
      from: from, to: to, first: Float(Double(from + 1) - start), last: Float(end - Double(to)))
  }

  /// Returns the source rows that contribute to the result.
  func rows(of sourceHeight: Int) -> Range<Int> {
    let first = Int(max(0, min(area.y, Double(sourceHeight))))
    let last = max(0, min(Double(sourceHeight), area.y + area.height))
    return first..<max(first, last.ceiling)
  }

  /// Adds a whole row of RGBA pixels.
  mutating func add(_ bytes: Span<UInt8>, row y: Int) {
    precondition(bytes.count == rowLength, "a row of \(bytes.count) bytes")
    guard let rows = newRows(of: y) else { return }
    Self.reduce(bytes, columns, to: &line)
    for row in rows.indices {
      let share = rows.share(of: row)
      for column in 0..<width { sums[row * width + column] += line[column] * share }
    }
  }

  /// Adds some pixels of a row, as a pass of an interlaced picture has them.
  ///
  /// - Parameters:
  ///   - bytes: The RGBA pixels.
  ///   - y: The row.
  ///   - first: The column of the first pixel.
  ///   - step: The distance between two pixels, in columns.
  mutating func add(_ bytes: Span<UInt8>, row y: Int, from first: Int, step: Int) {
    guard let rows = newRows(of: y) else { return }
    let scale = Double(width) / area.width
    for index in 0..<bytes.count / 4 {
      let x = Double(first + index * step) - area.x
      guard let columns = NewPixels(from: x * scale, to: (x + 1) * scale, count: width) else {
        continue
      }
      // The sums count source columns, so the weight is divided by the scale.
      let color = Self.pixel(bytes, index) * Float(1 / scale)
      for row in rows.indices {
        let part = color * rows.share(of: row)
        for column in columns.indices {
          sums[row * width + column] += part * columns.share(of: column)
        }
      }
    }
  }

  private func newRows(of y: Int) -> NewPixels? {
    let scale = Double(height) / area.height
    return NewPixels(
      from: (Double(y) - area.y) * scale, to: (Double(y + 1) - area.y) * scale, count: height)
  }

  /// The rows (or columns) of the result that one source row (or column) contributes to.
  private struct NewPixels {
    let indices: ClosedRange<Int>
    private let start: Float
    private let end: Float

    /// Returns nil if the source row lies outside of the `count` rows of the result.
    init?(from start: Double, to end: Double, count: Int) {
      self.start = Float(max(0, start))
      self.end = Float(min(Double(count), end))
      guard self.start < self.end else { return nil }
      let last = min(count - 1, Double(self.end).ceiling - 1)
      indices = min(Int(self.start), last)...last
    }

    func share(of index: Int) -> Float { min(end, Float(index + 1)) - max(start, Float(index)) }
  }

  private static func reduce(
    _ row: Span<UInt8>, _ columns: [Columns], to line: inout [SIMD4<Float>]
  ) {
    var line = line.mutableSpan
    for index in 0..<line.count { line[index] = sum(row, columns[index]) }
  }

  @inline(__always) private static func sum(
    _ row: Span<UInt8>, _ columns: Columns
  ) -> SIMD4<Float> {
    var sum = pixel(row, columns.from) * columns.first
    guard columns.from < columns.to else { return sum }
    var column = columns.from &+ 1
    while column < columns.to {
      sum += pixel(row, column)
      column &+= 1
    }
    return sum + pixel(row, columns.to) * columns.last
  }

  /// Returns a pixel of a row, its colour premultiplied by its alpha, which is 0 to 1.
  @inline(__always) private static func pixel(_ row: Span<UInt8>, _ x: Int) -> SIMD4<Float> {
    let place = 4 &* x
    let opacity = row[place &+ 3]
    if opacity == 0 { return .zero }
    let color = SIMD4(
      Float(row[place]), Float(row[place &+ 1]), Float(row[place &+ 2]), 1)
    return color * (Float(opacity) * (1 / 255))
  }

  /// Returns the means of everything added.
  func picture() -> Picture {
    // The sums count source columns; the weights of the rows already add up to one.
    let columns = Float(area.width / Double(width))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * sums.count)
    for sum in sums {
      let mean = sum / columns
      let color = mean.w > 0 ? mean / mean.w : .zero
      for part in 0..<3 { bytes.append(UInt8(max(0, min(color[part] + 0.5, 255)))) }
      bytes.append(UInt8(max(0, min(mean.w * 255 + 0.5, 255))))
    }
    return Picture(width: width, height: height, bytes: bytes)
  }
}

extension Picture {
  /// Returns a part of the picture at another size, by area averaging.
  ///
  /// - Parameters:
  ///   - area: The part, in finite numbers; transparent outside of the picture. Nil for the whole.
  ///   - width: The new width in pixels; above zero.
  ///   - height: The new height in pixels; above zero.
  /// - Returns: A picture of that size.
  /// - Precondition: The new size has at most `mostPixels`.
  public func resampled(_ area: PixelArea? = nil, toWidth width: Int, height: Int) -> Picture {
    Self.checkSize(width, height)
    let area = area ?? self.area
    precondition(area.isThere, "\(area) is no part of a picture")
    var reducer = AreaReducer(area, of: self.width, toWidth: width, height: height)
    let bytes = bytes
    for y in reducer.rows(of: self.height) {
      let start = 4 * y * self.width
      reducer.add(bytes.span.extracting(start..<(start + 4 * self.width)), row: y)
    }
    return reducer.picture()
  }
}

extension Double {
  /// The value rounded up, without linking the C library's `ceil`.
  fileprivate var ceiling: Int {
    let whole = Int(self)
    return Double(whole) < self ? whole + 1 : whole
  }
}
