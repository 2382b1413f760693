/// A size that a parent proposes to a child, which then chooses its own.
///
/// Each axis is a number of cells, `nil` for the ideal length, zero for the minimum, or
/// `Proposal.infinity` for the maximum.
public struct Proposal: Hashable, Sendable {
  @usableFromInline var rawWidth: Int32
  @usableFromInline var rawHeight: Int32

  /// A length larger than any buffer; sums of thousands of them cannot overflow.
  public static let infinity = 1 << 30
  @usableFromInline static let unspecifiedLength = Int32.min

  /// A proposal for the minimum size.
  public static let zero = Proposal(width: 0, height: 0)
  /// A proposal for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// Creates a proposal; nil for the ideal length.
  @inlinable
  public init(width: Int?, height: Int?) {
    rawWidth = Self.raw(width)
    rawHeight = Self.raw(height)
  }

  /// Creates a proposal of an exact size.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  static func raw(_ length: Int?) -> Int32 {
    guard let length else { return unspecifiedLength }
    return Int32(truncatingIfNeeded: max(0, min(length, infinity)))
  }

  /// The number of columns; nil for the ideal width.
  @inlinable
  public var width: Int? {
    get { rawWidth == Self.unspecifiedLength ? nil : Int(rawWidth) }
    set { rawWidth = Self.raw(newValue) }
  }

  /// The number of rows; nil for the ideal height.
  @inlinable
  public var height: Int? {
    get { rawHeight == Self.unspecifiedLength ? nil : Int(rawHeight) }
    set { rawHeight = Self.raw(newValue) }
  }

  /// Returns the proposed size, with defaults for unspecified axes.
  @inlinable
  public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns a smaller proposal, at least zero; infinity and unspecified axes do not change.
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
  /// The number clamped to `Proposal.infinity`, so that sums and small products cannot overflow.
  @inlinable
  package var asLength: Int { Swift.max(-Proposal.infinity, Swift.min(self, Proposal.infinity)) }

  /// Creates the nearest integer, zero for not-a-number, clamped.
  package init(rounding value: Double) {
    let limit = Double(Proposal.infinity)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(value, limit)).rounded())
  }
}

extension Point {
  /// The point clamped so that sums cannot overflow.
  package var asLengths: Point { Point(x: x.asLength, y: y.asLength) }
}

extension Size {
  /// The size clamped so that sums cannot overflow, and not negative.
  package var asLengths: Size {
    Size(width: max(0, width.asLength), height: max(0, height.asLength))
  }
}

extension Rect {
  /// The rectangle clamped so that sums cannot overflow.
  package var asLengths: Rect { Rect(origin: origin.asLengths, size: size.asLengths) }

  /// The rectangle with each number clamped to `Proposal.infinity` in magnitude, so that sums of
  /// some of them cannot overflow.
  var bounded: Rect {
    Rect(x: x.asLength, y: y.asLength, width: width.asLength, height: height.asLength)
  }
}
