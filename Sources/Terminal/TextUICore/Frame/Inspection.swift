/// A view at a point of a window, or an element that views are composed of.
public struct InspectedView: Equatable, Sendable {
  /// The type's name without generic arguments; handlers include their kind, as
  /// `HandlerElement.tap`.
  public let name: String
  /// The frame in the window; for a view with a body the union of its elements, even where
  /// something covers it.
  public let rect: Rect
}

extension Window {
  /// Returns the views and elements at a point of the latest frame, for debugging.
  ///
  /// Each precedes its descendants, and the layers of popups follow what they cover. Views without
  /// a body are listed as their elements. The frame is made again for the same time.
  ///
  /// The list is the path of the innermost view by types, without the ids of rows: the path by
  /// which a view keeps its state is a hash, which cannot be read. The file and line of a view are
  /// not in it, because only arguments of every initializer and modifier could tell them, which
  /// each view would then store in every frame.
  ///
  /// - Parameter point: The cell; outside of the window the result is empty.
  /// - Returns: The views, innermost last.
  public func views(at point: Point) -> [InspectedView] {
    guard let frame else { return [] }
    let inspection = Inspection(at: point)
    store.inspection = inspection
    defer { store.inspection = nil }
    self.frame(size: frame.buffer.size, at: store.now)
    return inspection.views
  }
}

/// Records the views at a point while a frame is made.
final class Inspection {
  private let point: Point
  private(set) var views: [InspectedView] = []
  /// The views with a body by graph, in the order in which they end.
  private var bodies: [UnsafeMutablePointer<Graph.State>: [Body]] = [:]

  private struct Body {
    let name: String
    let nodes: Range<Int>
  }

  init(at point: Point) {
    self.point = point
  }

  func beginFrame() {
    views = []
    bodies = [:]
  }

  func note(_ type: Any.Type, _ nodes: Range<Int>, in graph: Graph) {
    bodies[graph.state, default: []].append(Body(name: shortName(of: type), nodes: nodes))
  }

  /// Adds the views at the point whose nodes are in a graph that is about to be drawn.
  func look(at graph: Graph) {
    // Of two views with the same nodes, the one that ends last is the outer one.
    var waiting = (bodies[graph.state] ?? []).reversed().sorted {
      ($0.nodes.lowerBound, -$0.nodes.upperBound) < ($1.nodes.lowerBound, -$1.nodes.upperBound)
    }
    for node in graph.visibleNodes(at: point) {
      for body in waiting where body.nodes.contains(node) {
        views.append(InspectedView(name: body.name, rect: graph.rect(of: body.nodes)))
      }
      waiting.removeAll { $0.nodes.contains(node) }
      views.append(InspectedView(name: graph.name(of: node), rect: graph.measures[node].rect))
    }
  }
}

extension Graph {
  fileprivate func visibleNodes(at point: Point) -> [Int] {
    var (found, node): ([Int], Int) = ([], 0)
    while node < count {
      if nodes[node].flags.contains(.hidden) || !measures[node].isPlaced {
        node += Int(nodes[node].span)
      } else {
        let isThere = measures[node].rect.contains(point) && measures[node].clip.contains(point)
        if isThere { found.append(node) }
        node += 1
      }
    }
    return found
  }

  /// Returns the union of the nodes' frames.
  fileprivate func rect(of nodes: Range<Int>) -> Rect {
    var (whole, node): (Rect?, Int) = (nil, nodes.lowerBound)
    while node < nodes.upperBound {
      if measures[node].isPlaced {
        whole = whole?.union(measures[node].rect) ?? measures[node].rect
      }
      node += Int(measures[node].span)
    }
    return whole ?? .zero
  }

  fileprivate func name(of node: Int) -> String {
    let name = shortName(of: type(of: nodes[node].element))
    guard let reacting = nodes[node].element as? HandlerElement else { return name }
    return "\(name).\(String(describing: reacting.handler).prefix { $0 != "(" })"
  }
}

/// Returns a type's name without its module and generic arguments.
func shortName(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

extension Resolver {
  /// Records the nodes of a view with a body, during an inspection.
  @usableFromInline
  func noteBody(_ type: Any.Type, from node: Int) {
    store.inspection?.note(type, node..<graph.count, in: graph)
  }
}
