/// The graphs of a store, for reuse.
final class GraphPool {
  private var graphs: [Graph] = []
  /// The graphs that no view uses, but whose nodes still have the places of this or the last frame.
  private(set) var resting: [Graph] = []
  /// The number of the last finished frame.
  private var lastFrame = 0
  private var keptGraphs: [UnsafeMutablePointer<Graph.State>: Graph] = [:]

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
    lastFrame = frame
    for graph in resting where graph.state.pointee.placed.frame < frame {
      if graphs.count < 32, !graph.isKept { graphs.append(graph) } else { graph.deallocate() }
    }
    resting.removeAll { $0.state.pointee.placed.frame < frame }
  }
}

extension GraphPool {
  /// The graphs that are kept with reused views.
  var kept: [Graph] { Array(keptGraphs.values) }

  /// Returns a graph with the last nodes of another one, from which they are removed.
  ///
  /// It has no room for more, because there may be thousands.
  func keep(nodesOf graph: Graph, from start: Int) -> Graph {
    let kept = graph.split(at: start)
    keptGraphs[kept.state] = kept
    return kept
  }

  /// Releases a kept graph, whose places are those of the last frame, at the end of this one.
  func release(_ graph: Graph) {
    keptGraphs[graph.state] = nil
    graph.state.pointee.placed.frame = lastFrame
    recycle(graph)
  }
}
