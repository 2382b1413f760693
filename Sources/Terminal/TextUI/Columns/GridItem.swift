import GridSolver

/// How wide a column of a grid is.
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

  /// A column of so many cells; below zero counts as zero.
  public static func fixed(_ width: Int) -> GridItem {
    GridItem(.fixed, width, width)
  }

  /// A column that takes an equal share of the width the others leave, within limits.
  ///
  /// Where a maximum is below a minimum, the minimum counts.
  public static func flexible(minimum: Int = 1, maximum: Int = .max) -> GridItem {
    GridItem(.flexible, minimum, maximum)
  }

  /// As many columns as have room in what would be a flexible one.
  ///
  /// Where not even one has room, one that is narrower than its minimum.
  public static func adaptive(minimum: Int, maximum: Int = .max) -> GridItem {
    GridItem(.adaptive, max(1, minimum), maximum)
  }
}

extension GridItem {
  /// The widths of columns that, with the gaps between them, fill a width exactly if they may.
  ///
  /// Cells that cannot be shared go one each to the first columns. Always at least one column.
  static func widths(of columns: [GridItem], spacing: Int, in width: Int) -> [Int] {
    let columns = columns.isEmpty ? [.flexible()] : columns
    let available = max(0, width - spacing * (columns.count - 1))
    let shares = shares(of: columns, in: available)
    return zip(columns, shares).flatMap { column, share in
      column.kind == .adaptive ? column.fill(share, spacing) : [share]
    }
  }

  /// Shares a width equally; who has reached a limit leaves the rest to the others.
  private static func shares(of columns: [GridItem], in available: Int) -> [Int] {
    var shares = columns.map(\.minimum)
    var open = columns.indices.filter { columns[$0].kind != .fixed }
    while !open.isEmpty {
      let taken = columns.indices.reduce(0) { $0 + (open.contains($1) ? 0 : shares[$1]) }
      let equal = ContainerFraction.columns(open.count, in: max(0, available - taken))
      for (index, share) in zip(open, equal) { shares[index] = share.count }
      // As in the "Resolving Flexible Lengths" of CSS Flexible Box Layout.
      let surplus = open.reduce(0) { $0 + shares[$1] - columns[$1].limited(shares[$1]) }
      let stuck = open.filter { columns[$0].isStuck(at: shares[$0], surplus) }
      for index in stuck { shares[index] = columns[index].limited(shares[index]) }
      if stuck.isEmpty { break }
      open.removeAll(where: stuck.contains)
    }
    return shares
  }

  /// The most an adaptive column takes is up to how many it becomes.
  private func limited(_ share: Int) -> Int {
    kind == .adaptive ? share : max(minimum, min(share, maximum))
  }

  /// Whether a share is final, being beyond a limit.
  ///
  /// While there are too many cells in all, only shares above their limit are; while some are
  /// missing, only those below. What is left then changes the other shares.
  private func isStuck(at share: Int, _ surplus: Int) -> Bool {
    let excess = share - limited(share)
    return surplus == 0 ? excess != 0 : excess.signum() == surplus.signum()
  }

  /// Divides the width of an adaptive column.
  private func fill(_ width: Int, _ spacing: Int) -> [Int] {
    // No screen has more columns, and memory has an end.
    let count = max(1, min((width + spacing) / (minimum + spacing), 4096))
    let columns = ContainerFraction.columns(count, spacing: spacing, in: width)
    return columns.map { min($0.count, maximum) }
  }
}
