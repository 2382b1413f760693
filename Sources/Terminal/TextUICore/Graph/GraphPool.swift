/// The graphs of a store, for reuse.
final class GraphPool {
  private var graphs: [Graph] = []
  /// The graphs that no view uses, but whose nodes still have the places of this or the last frame.
  private(set) var resting: [Graph] = []

  deinit {
    for graph in graphs + resting { graph.deallocate() }
  }

  func take(for store: FrameStore) -> Graph {
    graphs.popLast() ?? Graph(capacity: 64, PlacementContext(store: store))
  }

  func recycle(_ graph: Graph) {
    graph.removeAll()
    resting.append(graph)
  }

  /// Releases the frames of nodes before a frame number.
  func endFrame(_ frame: Int) {
    for graph in resting where graph.state.pointee.placed.frame < frame {
      if graphs.count < 32 { graphs.append(graph) } else { graph.deallocate() }
    }
    resting.removeAll { $0.state.pointee.placed.frame < frame }
  }
}
