/// A view that can be seen at some place of a window, or an element of which views are made.
public struct InspectedView: Equatable, Sendable {
  /// Its type, without what that is generic over; of what reacts also to what, as `HandlerElement.tap`.
  public let name: String
  /// Where it is in the window: of a view with a body what its elements take up together, also where
  /// something else covers it.
  public let rect: Rect
}

extension Window {
  /// The views and elements at a place of the latest frame, for whoever wonders who draws there.
  ///
  /// Each stands before those that are in it, and the layers of popups follow what they lie above.
  /// Views without a body are only seen as the elements they write. The frame is made once more, for
  /// the same time.
  ///
  /// - Parameter point: The cell; outside of the window nobody is there.
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

/// Notes while a frame is made who is at a place.
final class Inspection {
  private let point: Point
  private(set) var views: [InspectedView] = []
  /// The views with a body by the graph they write to, in the order in which they end.
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

  /// Adds those at the place of which the nodes are in a graph that is about to be drawn.
  func look(at graph: Graph) {
    // Of two with the same nodes the one that ends last is round the other.
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

  /// What the nodes take up together.
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

/// A type's name without its module and what it is generic over.
private func shortName(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

extension Resolver {
  /// Notes which nodes a view with a body has written, if somebody looks for views.
  @usableFromInline
  func noteBody(_ type: Any.Type, from node: Int) {
    store.inspection?.note(type, node..<graph.count, in: graph)
  }
}
