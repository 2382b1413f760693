import TextUI

/// An item of a line that can be shortened, or left out.
protocol FittingItem {
  var text: String { get }
  /// A shorter text with the same meaning.
  var shortText: String { get }
  /// The priority of the item; if not all fit, the lowest is left out first.
  var priority: Int { get }
}

/// The items that fit in a line.
struct FittingLine<Item: FittingItem> {
  let items: [Item]
  /// True if the items are shortened.
  let isShort: Bool

  /// Chooses the items of a line.
  ///
  /// - Parameters:
  ///   - all: The items in order.
  ///   - width: The available columns.
  ///   - spacing: The columns between two items.
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
