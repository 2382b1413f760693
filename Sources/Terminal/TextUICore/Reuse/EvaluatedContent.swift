/// The nodes of an evaluation, which are appended to each frame.
enum EvaluatedContent {
  /// A single view.
  case one(EvaluatedNodes)
  /// No view or several, which are laid out by their container.
  case several([Node], hasLayers: Bool)

  /// Removes the last nodes of a frame.
  init(in resolver: Resolver, nodesFrom start: Int, hasSubtrees: Bool) {
    let graph = resolver.graph
    if graph.isLast(start) {
      self = .one(
        EvaluatedNodes(
          nodesOf: graph, from: start, in: resolver.store.pool, hasSubtrees: hasSubtrees))
    } else {
      let nodes = graph.removeNodes(from: start)
      self = .several(nodes, hasLayers: nodes.contains { ($0.traits?.zIndex ?? 0) != 0 })
    }
  }

  var isOne: Bool {
    if case .one = self { true } else { false }
  }

  /// True if the nodes are a part of a frame already, because two views have the same identity.
  func isThere(in frame: Int) -> Bool {
    if case .one(let nodes) = self { nodes.frame == frame } else { false }
  }

  func append(to resolver: inout Resolver) {
    switch self {
    case .one(let nodes): nodes.append(to: &resolver)
    case .several(let nodes, let hasLayers):
      resolver.append(copiesOf: nodes, movement: resolver.values.flags.movement)
      if hasLayers { resolver.graph.noteLayers() }
    }
  }
}
