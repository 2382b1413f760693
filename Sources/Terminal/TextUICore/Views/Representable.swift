/// A view that shows a drawing of another library, kept as an object.
///
/// The drawing is made when the view is first seen, and stays until the view leaves the tree. What the
/// drawing tells back goes to the coordinator, which is made before it and stays as long.
///
///     struct Plot: Representable {
///       var numbers: [Double]
///
///       func makeDrawing(context: Context) -> Plotter { Plotter() }
///       func update(_ plotter: Plotter, context: Context) { plotter.numbers = numbers }
///       func draw(_ plotter: Plotter, in context: inout GraphicsContext) {
///         for (y, row) in plotter.rows.enumerated() { context.text(row, at: Point(x: 0, y: y)) }
///       }
///     }
public protocol Representable: Primitive {
  /// What is kept from frame to frame.
  associatedtype Drawing: AnyObject
  /// What hears of the drawing; nothing unless `makeCoordinator` makes one.
  associatedtype Coordinator = Void
  /// What is known where the view stands.
  typealias Context = RepresentableContext<Self>

  /// Makes what hears of the drawing; called once, before the drawing is made.
  func makeCoordinator() -> Coordinator

  /// Makes the drawing; called once, when the view is first seen.
  func makeDrawing(context: Context) -> Drawing

  /// Tells the drawing what the view is like now: first when it has been made.
  ///
  /// Later when the view is another value than in the frame before; one that is not `Equatable` counts
  /// as another value in every frame.
  func update(_ drawing: Drawing, context: Context)

  /// Draws in the cells of the view; places are counted from its top left cell, and what lies outside
  /// is cut off.
  func draw(_ drawing: Drawing, in context: inout GraphicsContext)

  /// The size that is taken when one is proposed.
  ///
  /// By default all of it, and ten columns or rows where it says nothing.
  func sizeThatFits(_ proposal: Proposal, _ drawing: Drawing) -> Size
}

/// What a drawing of another library can know of the place where it is shown.
public struct RepresentableContext<Representing: Representable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representing.Coordinator
  /// What the view inherits.
  public let environment: EnvironmentValues
  /// Asks for frames, when the drawing changes by itself.
  public let redraw: Redraw
}

extension Representable where Coordinator == Void {
  /// Nothing is kept beside the drawing.
  public func makeCoordinator() {}
}

extension Representable {
  public func sizeThatFits(_ proposal: Proposal, _ drawing: Drawing) -> Size {
    proposal.replacingUnspecified(by: Size(width: 10, height: 10))
  }

  public func resolve(_ resolver: inout Resolver) {
    let view = resolver.linked(self)
    let record = resolver.remembered { RepresentableRecord(view, resolver) }
    record.update(to: view, resolver)
    let element = RepresentableElement { view.sizeThatFits($0, record.drawing) }
    resolver.wrapper(element) { inner in
      Canvas { context, _ in view.draw(record.drawing, in: &context) }.resolve(&inner)
    }
  }
}

/// What is kept of a view with a drawing of another library.
private final class RepresentableRecord<Shown: Representable> {
  private let coordinator: Shown.Coordinator
  let drawing: Shown.Drawing
  /// As the drawing was last told; nil before it was told anything.
  private var shown: Shown?

  init(_ view: Shown, _ resolver: Resolver) {
    coordinator = view.makeCoordinator()
    drawing = view.makeDrawing(context: Shown.Context(coordinator, resolver))
  }

  func update(to view: Shown, _ resolver: Resolver) {
    if let shown, let known = shown as? any Equatable, known.isEqual(to: view) { return }
    shown = view
    view.update(drawing, context: Shown.Context(coordinator, resolver))
  }
}

extension RepresentableContext {
  fileprivate init(_ coordinator: Representing.Coordinator, _ resolver: Resolver) {
    self.init(
      coordinator: coordinator, environment: resolver.values, redraw: resolver.redraw)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// Gives a drawing the size it says.
private struct RepresentableElement: Element {
  let size: (Proposal) -> Size

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size { size(proposal) }
}
