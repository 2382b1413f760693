import GridSolver

/// The width policy of a column of a grid, or the height policy of a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed
    case flexible
    case adaptive
  }

  let kind: Kind
  let minimum: Int
  let maximum: Int

  private init(_ kind: Kind, _ minimum: Int, _ maximum: Int) {
    self.kind = kind
    self.minimum = max(0, minimum.asLength)
    self.maximum = max(self.minimum, maximum.asLength)
  }

  /// Creates an item of a size, such as `GridItem(.flexible())`.
  public init(_ size: GridItem = .flexible()) {
    self = size
  }

  /// Returns a column of a fixed width in cells; negative counts as zero.
  public static func fixed(_ width: Int) -> GridItem {
    GridItem(.fixed, width, width)
  }

  /// Returns a column with an equal share of the width left by the others, within limits.
  ///
  /// If the maximum is below the minimum, the minimum applies.
  public static func flexible(minimum: Int = 1, maximum: Int = .max) -> GridItem {
    GridItem(.flexible, minimum, maximum)
  }

  /// Returns an item that becomes as many columns as fit in the width of a flexible one.
  ///
  /// If none fits, it becomes one column that is narrower than its minimum.
  public static func adaptive(minimum: Int, maximum: Int = .max) -> GridItem {
    GridItem(.adaptive, max(1, minimum), maximum)
  }
}

extension GridItem {
  /// Returns the widths of columns that, with their spacing, fill a width as far as limits permit.
  ///
  /// Leftover cells go one each to the first columns. The result has at least one column.
  static func widths(of columns: [GridItem], spacing: Int, in width: Int) -> [Int] {
    let columns = columns.isEmpty ? [.flexible()] : columns
    let available = max(0, width - spacing * (columns.count - 1))
    let shares = shares(of: columns, in: available)
    return zip(columns, shares).flatMap { column, share in
      column.kind == .adaptive ? column.fill(share, spacing) : [share]
    }
  }

  /// Shares a width equally; a column at one of its limits leaves the rest to the others.
  private static func shares(of columns: [GridItem], in available: Int) -> [Int] {
    var shares = columns.map(\.minimum)
    var open = columns.indices.filter { columns[$0].kind != .fixed }
    while !open.isEmpty {
      let taken = columns.indices.reduce(0) { $0 + (open.contains($1) ? 0 : shares[$1]) }
      let equal = ContainerFraction.columns(open.count, in: max(0, available - taken))
      for (index, share) in zip(open, equal) { shares[index] = share.count }
      // The algorithm of "Resolving Flexible Lengths" in CSS Flexible Box Layout.
      let surplus = open.reduce(0) { $0 + shares[$1] - columns[$1].limited(shares[$1]) }
      let stuck = open.filter { columns[$0].isStuck(at: shares[$0], surplus) }
      for index in stuck { shares[index] = columns[index].limited(shares[index]) }
      if stuck.isEmpty { break }
      open.removeAll(where: stuck.contains)
    }
    return shares
  }

  /// Returns the share within the limits; an adaptive column, which can become several, has none.
  private func limited(_ share: Int) -> Int {
    kind == .adaptive ? share : max(minimum, min(share, maximum))
  }

  /// Returns whether a share is final because it violates a limit.
  ///
  /// A positive surplus freezes only shares above their maximum, a negative one only those below
  /// their minimum. The remaining cells then change the other shares.
  private func isStuck(at share: Int, _ surplus: Int) -> Bool {
    let excess = share - limited(share)
    return surplus == 0 ? excess != 0 : excess.signum() == surplus.signum()
  }

  /// Divides the width of an adaptive column into columns.
  private func fill(_ width: Int, _ spacing: Int) -> [Int] {
    // Limits the memory; no screen has more columns.
    let count = max(1, min((width + spacing) / (minimum + spacing), 4096))
    let columns = ContainerFraction.columns(count, spacing: spacing, in: width)
    return columns.map { min($0.count, maximum) }
  }
}
