/// A command of a workspace, which a key after ^W runs.
public struct WorkspaceCommand {
  /// The character of the key.
  public let key: Character
  /// The meaning, in one to three words.
  public let meaning: String
  /// The action, which may change the panes.
  public let action: () -> Void

  /// Creates a command from a key that panes have not, its meaning and its action.
  public init(_ key: Character, _ meaning: String, action: @escaping () -> Void) {
    self.key = key
    self.meaning = meaning
    self.action = action
  }
}

extension Workspace {
  /// Returns the size that the content of the smallest of several panes has.
  ///
  /// - Parameters:
  ///   - count: The number of panes.
  ///   - size: The size of the workspace.
  ///   - cellAspect: The width of a cell divided by its height.
  /// - Returns: The size without the borders that several panes have, at least zero.
  public static func leastContent(of count: Int, in size: Size, cellAspect: Double) -> Size {
    guard count > 1 else { return size }
    let grid = PaneGrid(count, in: size, cellAspect: cellAspect)
    let panes = grid.rects(in: Rect(origin: .zero, size: size))
    return Size(
      width: max(0, (panes.map(\.width).min() ?? 0) - 2),
      height: max(0, (panes.map(\.height).min() ?? 0) - 2))
  }
}
