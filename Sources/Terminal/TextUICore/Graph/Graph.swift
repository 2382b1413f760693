/// The nodes of a frame: each before its children, children in the order of the views.
///
/// Only pointers, so that going through it counts no references and checks no access; who takes one
/// from the pool gives it back.
@usableFromInline
struct Graph {
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  @usableFromInline let measures: UnsafeMutablePointer<Measure>
  @usableFromInline let state: UnsafeMutablePointer<State>

  @usableFromInline
  struct State {
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    /// What holds round the node that is being measured or placed.
    @usableFromInline var layoutContext = LayoutContext()
    /// What may be noted there.
    @usableFromInline let placementContext: PlacementContext
    @usableFromInline var readsContainer = false
    @usableFromInline var hasLayers = false
    /// Whether views may be shown on their way to their places.
    @usableFromInline var movesViews = false
    /// Where the view round the node is shown that is being placed, where views may be on their way.
    var origin = Point.zero
    /// The frame the nodes were placed in, and how many there were.
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

  /// What holds round the node that is being measured or placed.
  var layoutContext: LayoutContext {
    get { state.pointee.layoutContext }
    nonmutating set { state.pointee.layoutContext = newValue }
  }

  @inlinable var count: Int { state.pointee.count }
  @inlinable var isFull: Bool { state.pointee.count == state.pointee.capacity }

  /// Adds a node without children.
  ///
  /// - Precondition: There is room.
  @inlinable
  func append(_ node: consuming Node) {
    let index = state.pointee.count
    (measures + index).initialize(to: Measure(of: node.identity, span: node.span))
    (nodes + index).initialize(to: node)
    state.pointee.count = index + 1
  }

  /// Takes the nodes away; where they stood can be seen until others are added.
  func removeAll() {
    nodes.deinitialize(count: count)
    state.pointee.count = 0
    state.pointee.readsContainer = false
    state.pointee.hasLayers = false
    clearSizeCache()
  }

  /// The same nodes with twice the room; the old graph is gone.
  @usableFromInline
  func grown() -> Graph {
    let larger = Graph(self, capacity: state.pointee.capacity * 2)
    larger.nodes.moveInitialize(from: nodes, count: count)
    larger.measures.moveInitialize(from: measures, count: count)
    nodes.deallocate()
    measures.deallocate()
    return larger
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

/// What holds at a place of the buffer, whatever stands there.
@usableFromInline
package struct LayoutContext {
  /// The size of the nearest container.
  var container = Size.zero
  /// What of the buffer can be seen.
  var clip = Rect.zero
  /// What lies over the edges.
  var safeArea = EdgeInsets.zero
  /// The part of the buffer those edges lie round.
  var safeRect = Rect.zero
  /// How far from its place it is shown, as views round it are on their way.
  var moved = Point.zero
}

/// One node of a frame.
@usableFromInline
struct Node {
  @usableFromInline var element: any Element
  @usableFromInline var identity: Identity
  /// What containers want to know of it, if anything was said.
  @usableFromInline var traits: Traits?
  /// How many nodes it has in all: itself and everything below.
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

    /// Neither drawn nor hit.
    @usableFromInline static let hidden = Flags(rawValue: 1 << 0)
    @usableFromInline static let ignoresHits = Flags(rawValue: 1 << 1)
    /// At its place at once, whatever is animated.
    static let jumps = Flags(rawValue: 1 << 2)

    /// What says in this frame how the node goes to its place, by number.
    var movement: UInt8 {
      get { UInt8(truncatingIfNeeded: rawValue >> 8) }
      set { rawValue = rawValue & 0xFF | UInt16(newValue) << 8 }
    }
  }
}

/// What the layout found out about one node.
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
  /// Scratch for the stack the node stands in.
  @usableFromInline var flexibility: Int32 = 0
  @usableFromInline var least: Int32 = 0
  @usableFromInline var share = Proposal.unspecified
  @usableFromInline var isServed = false
  @usableFromInline var answers: UInt8 = 0
  @usableFromInline var isPlaced = false
  /// Whether its place is not one that it could be on its way to.
  @usableFromInline var isAtOnce = false
  /// Those of its node, which may be gone.
  @usableFromInline let identity: Identity
  @usableFromInline var span: Int32

  @inlinable
  init(of identity: Identity, span: Int32) {
    self.identity = identity
    self.span = span
  }

  /// A proposal and the size that was chosen for it.
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
  /// The latest proposal that was answered with a size.
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
