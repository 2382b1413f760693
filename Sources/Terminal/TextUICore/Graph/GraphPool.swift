/// The graphs of a store, to be used again.
final class GraphPool {
  private var graphs: [Graph] = []
  /// Those without nodes that tell where these stood in this frame, or the one before.
  private(set) var resting: [Graph] = []

  deinit {
    for graph in graphs + resting { graph.deallocate() }
  }

  func take(for store: FrameStore) -> Graph {
    graphs.popLast() ?? Graph(capacity: 64, PlacementContext(store: store))
  }

  func giveBack(_ graph: Graph) {
    graph.removeAll()
    resting.append(graph)
  }

  /// Lets go of where nodes stood before a frame.
  func endFrame(_ frame: Int) {
    for graph in resting where graph.state.pointee.placed.frame < frame {
      if graphs.count < 32 { graphs.append(graph) } else { graph.deallocate() }
    }
    resting.removeAll { $0.state.pointee.placed.frame < frame }
  }
}
