/// The nodes of a frame: each before its children, children in the order of the views.
///
/// Only pointers, so that traversal needs no reference counts and exclusivity checks; a graph taken
/// from the pool must be returned.
@usableFromInline
struct Graph {
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  @usableFromInline let measures: UnsafeMutablePointer<Measure>
  @usableFromInline let state: UnsafeMutablePointer<State>

  @usableFromInline
  struct State {
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    /// The layout context of the node that is measured or placed.
    @usableFromInline var layoutContext = LayoutContext()
    /// The operations available during placement.
    @usableFromInline let placementContext: PlacementContext
    @usableFromInline var readsContainer = false
    @usableFromInline var hasLayers = false
    /// True if the nodes outlive the frame.
    var isKept = false
    /// True if views may be shown at an animated offset.
    @usableFromInline var movesViews = false
    /// The visible origin of the parent of the node that is placed, with animated movements.
    var origin = Point.zero
    /// The frame number of the last placement, and the number of nodes.
    var placed = (frame: 0, count: 0)
    @usableFromInline var sizeCache: UnsafeMutablePointer<SizeCache>?
  }

  init(capacity: Int, _ context: PlacementContext) {
    nodes = .allocate(capacity: capacity)
    measures = .allocate(capacity: capacity)
    state = .allocate(capacity: 1)
    state.initialize(to: State(capacity: capacity, placementContext: context))
  }

  private init(_ old: Graph, capacity: Int) {
    nodes = .allocate(capacity: capacity)
    measures = .allocate(capacity: capacity)
    state = old.state
    state.pointee.capacity = capacity
  }

  /// The layout context of the node that is measured or placed.
  var layoutContext: LayoutContext {
    get { state.pointee.layoutContext }
    nonmutating set { state.pointee.layoutContext = newValue }
  }

  @inlinable var count: Int { state.pointee.count }
  var isKept: Bool { state.pointee.isKept }
  @inlinable var isFull: Bool { state.pointee.count == state.pointee.capacity }

  /// Appends a node without children.
  ///
  /// - Precondition: There is capacity.
  @inlinable
  func append(_ node: consuming Node) {
    let index = state.pointee.count
    (measures + index).initialize(
      to: Measure(of: node.identity, node.flags, span: node.span))
    (nodes + index).initialize(to: node)
    state.pointee.count = index + 1
  }

  /// Removes the nodes; their frames stay readable until others are added.
  func removeAll() {
    nodes.deinitialize(count: count)
    state.pointee.count = 0
    state.pointee.readsContainer = false
    state.pointee.hasLayers = false
    clearSizeCache()
  }

  /// Returns the same nodes with twice the capacity; the old graph is freed.
  @usableFromInline
  func grown() -> Graph {
    let larger = Graph(self, capacity: state.pointee.capacity * 2)
    larger.nodes.moveInitialize(from: nodes, count: count)
    larger.measures.moveInitialize(from: measures, count: count)
    nodes.deallocate()
    measures.deallocate()
    return larger
  }

  /// Moves the last nodes into a graph of their own, which has no room for more.
  func split(at start: Int) -> Graph {
    let tail = Graph(capacity: count - start, state.pointee.placementContext)
    tail.nodes.moveInitialize(from: nodes + start, count: count - start)
    tail.measures.moveInitialize(from: measures + start, count: count - start)
    for index in 0..<count - start where (tail.nodes[index].traits?.zIndex ?? 0) != 0 {
      tail.noteLayers()
    }
    tail.state.pointee.count = count - start
    tail.state.pointee.isKept = true
    state.pointee.count = start
    return tail
  }

  func deallocate() {
    removeAll()
    nodes.deallocate()
    measures.deallocate()
    state.pointee.sizeCache?.deinitialize(count: 1)
    state.pointee.sizeCache?.deallocate()
    state.deallocate()
  }
}

/// The layout context of the current node: container, clip and safe area.
@usableFromInline
package struct LayoutContext: Equatable {
  /// The size of the nearest container.
  var container = Size.zero
  /// The visible part of the buffer.
  var clip = Rect.zero
  /// The insets of the safe area.
  var safeArea = EdgeInsets.zero
  /// The rectangle that the insets refer to.
  var safeRect = Rect.zero
  /// The animated offset of the ancestors.
  var moved = Point.zero
}

/// A node of a frame.
@usableFromInline
struct Node {
  @usableFromInline var element: any Element
  @usableFromInline var identity: Identity
  /// The layout values for containers, if any.
  @usableFromInline var traits: Traits?
  /// The number of nodes: itself and its descendants.
  @usableFromInline var span: Int32
  @usableFromInline var flags: Flags

  @inlinable
  init(element: any Element, identity: Identity, flags: Flags) {
    self.element = element
    self.identity = identity
    traits = nil
    span = 1
    self.flags = flags
  }

  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline var rawValue: UInt16

    @inlinable
    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The flag of a node that is neither drawn nor hit.
    @usableFromInline static let hidden = Flags(rawValue: 1 << 0)
    @usableFromInline static let ignoresHits = Flags(rawValue: 1 << 1)
    /// The flag of a node that is placed without animation.
    static let jumps = Flags(rawValue: 1 << 2)
    /// The flag of a node that stands for another graph, which keeps its sizes.
    static let isGraph = Flags(rawValue: 1 << 3)
    /// The flag of a node that stands for another graph, whose nodes do not form a chain.
    static let hidesBranches = Flags(rawValue: 1 << 4)

    /// The flags without the number of a movement animation.
    var withoutMovement: Flags { Flags(rawValue: rawValue & 0xFF) }

    /// The number of the movement animation of the node in this frame.
    var movement: UInt8 {
      get { UInt8(truncatingIfNeeded: rawValue >> 8) }
      set { rawValue = rawValue & 0xFF | UInt16(newValue) << 8 }
    }
  }
}

/// The results of layout for a node.
@usableFromInline
struct Measure {
  @usableFromInline var x: Int32 = 0
  @usableFromInline var y: Int32 = 0
  @usableFromInline var width: Int32 = 0
  @usableFromInline var height: Int32 = 0
  @usableFromInline var clip = Rect.zero
  @usableFromInline var first = Answer()
  @usableFromInline var second = Answer()
  @usableFromInline var third = Answer()
  /// Scratch space for the stack that contains the node.
  @usableFromInline var flexibility: Int32 = 0
  @usableFromInline var least: Int32 = 0
  @usableFromInline var share = Proposal.unspecified
  @usableFromInline var isServed = false
  @usableFromInline var answers: UInt8 = 0
  @usableFromInline var isPlaced = false
  /// True if this node must not be animated to its place.
  @usableFromInline var isAtOnce = false
  /// A copy of the node's identity, because the node may have been freed.
  @usableFromInline let identity: Identity
  /// A copy of the node's flags.
  @usableFromInline let flags: Node.Flags
  @usableFromInline var span: Int32

  @inlinable @inline(__always)
  init(of identity: Identity, _ flags: Node.Flags, span: Int32) {
    self.identity = identity
    self.flags = flags
    self.span = span
  }

  /// A proposal and the size chosen for it.
  @usableFromInline
  struct Answer {
    @usableFromInline var proposal = Proposal(width: -1, height: -1)
    @usableFromInline var width: Int32 = -1
    @usableFromInline var height: Int32 = -1

    @inlinable init() {}
  }

  @inlinable
  var rect: Rect { Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
}

extension Measure {
  /// Returns the latest proposal that gave a size.
  func proposal(answeredBy size: Size) -> Proposal? {
    if answers > 0, first.size == size { return first.proposal }
    if answers > 1, second.size == size { return second.proposal }
    if answers > 2, third.size == size { return third.proposal }
    return nil
  }
}

extension Measure.Answer {
  var size: Size { Size(width: Int(width), height: Int(height)) }
}
