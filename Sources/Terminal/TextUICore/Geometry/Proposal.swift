/// The size a parent proposes to a child, which then chooses its own.
///
/// On each axis a number of cells, `nil` for "as you like it", zero for "as small as you can", or
/// `Proposal.infinity` for "as large as you can".
public struct Proposal: Hashable, Sendable {
  @usableFromInline var rawWidth: Int32
  @usableFromInline var rawHeight: Int32

  /// A length larger than any buffer; sums of thousands of them are still far from overflowing.
  public static let infinity = 1 << 30
  @usableFromInline static let unspecifiedLength = Int32.min

  /// As little as possible: what comes back is the smallest size.
  public static let zero = Proposal(width: 0, height: 0)
  /// No opinion: what comes back is the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// Makes a proposal; nil leaves a length to the view.
  @inlinable
  public init(width: Int?, height: Int?) {
    rawWidth = Self.raw(width)
    rawHeight = Self.raw(height)
  }

  /// Proposes exactly a size.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  static func raw(_ length: Int?) -> Int32 {
    guard let length else { return unspecifiedLength }
    return Int32(truncatingIfNeeded: max(0, min(length, infinity)))
  }

  /// In columns; nil leaves it to the view.
  @inlinable
  public var width: Int? {
    get { rawWidth == Self.unspecifiedLength ? nil : Int(rawWidth) }
    set { rawWidth = Self.raw(newValue) }
  }

  /// In rows; nil leaves it to the view.
  @inlinable
  public var height: Int? {
    get { rawHeight == Self.unspecifiedLength ? nil : Int(rawHeight) }
    set { rawHeight = Self.raw(newValue) }
  }

  /// The proposed size, with other numbers where an axis is left open.
  @inlinable
  public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// A smaller proposal, never below zero; infinity stays infinite, and what is open stays open.
  @inlinable
  public func reduced(width less: Int, height lower: Int) -> Proposal {
    var proposal = self
    proposal.rawWidth = Self.reduced(rawWidth, by: less)
    proposal.rawHeight = Self.reduced(rawHeight, by: lower)
    return proposal
  }

  @inlinable
  static func reduced(_ raw: Int32, by amount: Int) -> Int32 {
    if raw == unspecifiedLength || raw == infinity { return raw }
    return Int32(truncatingIfNeeded: max(0, min(Int(raw) - amount, infinity)))
  }
}

extension Int {
  /// A length that sums and products with a few others cannot overflow.
  @inlinable
  package var asLength: Int { Swift.max(-Proposal.infinity, Swift.min(self, Proposal.infinity)) }

  /// The nearest whole number; of what is no number zero, and of huge ones a huge one.
  package init(rounding value: Double) {
    let limit = Double(Proposal.infinity)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(value, limit)).rounded())
  }
}

extension Point {
  /// A place that sums with others cannot overflow.
  package var asLengths: Point { Point(x: x.asLength, y: y.asLength) }
}

extension Size {
  /// A size that sums with others cannot overflow, and not below zero.
  package var asLengths: Size {
    Size(width: max(0, width.asLength), height: max(0, height.asLength))
  }
}

extension Rect {
  /// A rectangle whose sums with others cannot overflow.
  package var asLengths: Rect { Rect(origin: origin.asLengths, size: size.asLengths) }

  /// The same with each number kept within `Proposal.infinity` either way, so that sums of some of
  /// them are numbers.
  var bounded: Rect {
    Rect(x: x.asLength, y: y.asLength, width: width.asLength, height: height.asLength)
  }
}
