/// A node of the trees in tests, identified by its name.
nonisolated struct TreeNode: Identifiable, Sendable {
  let id: String
  var children: [TreeNode]?

  init(_ id: String, _ children: [TreeNode]? = nil) {
    (self.id, self.children) = (id, children)
  }

  /// Two branches, one of them nested, an empty branch and a leaf.
  static let animals = [
    TreeNode("pets", [TreeNode("cats", [TreeNode("tom")]), TreeNode("dog")]),
    TreeNode("birds", [TreeNode("owl")]), TreeNode("fish", []), TreeNode("me"),
  ]
}
