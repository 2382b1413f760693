import TextUI

/// Something on a line that can be said shorter, or left out.
protocol FittingItem {
  var text: String { get }
  /// What says the same in fewer columns.
  var shortText: String { get }
  /// Of items that do not fit together the one with the least goes first.
  var priority: Int { get }
}

/// As many items as a line has room for, whole.
struct FittingLine<Item: FittingItem> {
  let items: [Item]
  /// Whether they are said shorter.
  let isShort: Bool

  /// Chooses what stands on a line.
  ///
  /// - Parameters:
  ///   - all: The items in their order.
  ///   - width: The columns there are.
  ///   - spacing: Columns between two items.
  init(_ all: [Item], in width: Int, spacing: Int = 2) {
    var rest = all
    let isShort = Self.width(of: all, isShort: false, spacing) > width
    while Self.width(of: rest, isShort: isShort, spacing) > width,
      let least = rest.indices.min(by: { rest[$0].priority < rest[$1].priority })
    {
      rest.remove(at: least)
    }
    self.isShort = isShort
    items = rest
  }

  private static func width(of items: [Item], isShort: Bool, _ spacing: Int) -> Int {
    items.reduce(-spacing) { $0 + spacing + (isShort ? $1.shortText : $1.text).count }
  }
}
