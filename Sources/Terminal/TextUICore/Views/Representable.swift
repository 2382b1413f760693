/// A view that shows a drawing of another library, which is stored as an object.
///
/// The drawing is created when the view first appears, and released when the view leaves the tree.
/// Its callbacks go to the coordinator, which is created before it and lives as long.
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
@MainActor public protocol Representable: Primitive {
  /// The object that is stored between frames.
  associatedtype Drawing: AnyObject
  /// The coordinator (delegate) of the drawing; none by default.
  associatedtype Coordinator = Void
  /// The environment of the drawing.
  typealias Context = RepresentableContext<Self>

  /// Creates the coordinator; called once, before the drawing is created.
  func makeCoordinator() -> Coordinator

  /// Creates the drawing; called once, when the view first appears.
  func makeDrawing(context: Context) -> Drawing

  /// Updates the drawing from the view: first after it was created.
  ///
  /// Called again when the view's value has changed since the previous frame; a view that is not
  /// `Equatable` is updated in every frame.
  func update(_ drawing: Drawing, context: Context)

  /// Draws in the view's cells; the origin is the view's top left cell, and cells outside are
  /// clipped.
  func draw(_ drawing: Drawing, in context: inout GraphicsContext)

  /// Returns the size for a proposal.
  ///
  /// By default the proposed size, with ten for an unspecified dimension.
  func sizeThatFits(_ proposal: Proposal, _ drawing: Drawing) -> Size
}

/// The context of a drawing of another library.
public struct RepresentableContext<Representing: Representable> {
  /// The result of `makeCoordinator`.
  public let coordinator: Representing.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// Requests frames, for a drawing that changes by itself.
  public let redraw: Redraw
}

extension Representable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension Representable where Self: Equatable {
  /// Makes the drawing at the first time, and updates it.
  public func resolve(_ resolver: inout Resolver) {
    write(in: &resolver)
  }
}

extension Representable {
  public func sizeThatFits(_ proposal: Proposal, _ drawing: Drawing) -> Size {
    proposal.replacingUnspecified(by: Size(width: 10, height: 10))
  }

  /// Makes the drawing at the first time, and updates it.
  public func resolve(_ resolver: inout Resolver) {
    write(in: &resolver)
  }

  fileprivate func write(in resolver: inout Resolver) {
    let view = resolver.linked(self)
    let record = resolver.remembered { RepresentableRecord(view, resolver) }
    record.update(to: view, resolver)
    let element = RepresentableElement { view.sizeThatFits($0, record.drawing) }
    resolver.wrapper(element) { inner in
      Canvas { context, _ in view.draw(record.drawing, in: &context) }.resolve(&inner)
    }
  }
}

/// The stored drawing and coordinator of a representable view.
@MainActor private final class RepresentableRecord<Shown: Representable> {
  private let coordinator: Shown.Coordinator
  let drawing: Shown.Drawing
  /// The view of the latest update, or nil before the first.
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

/// The element of a representable view, with its size and its drawing.
private struct RepresentableElement: Element {
  let size: (Proposal) -> Size

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size { size(proposal) }
}
