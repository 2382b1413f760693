import TestSupport
import TextUI

/// Creates random views with every public API that takes numbers.
struct RandomViews {
  var numbers: SeededNumbers

  init(_ numbers: SeededNumbers) {
    self.numbers = numbers
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    numbers.one(of: values)
  }

  var window: Int { mutating get { pick([0, 1, 2, 7, 24, 80]) } }
  var length: Int {
    mutating get { pick([.min, -70_000, -1, 0, 1, 2, 5, 30, 70_000, .max]) }
  }
  var maybe: Int? { mutating get { pick([nil, length]) } }
  var real: Double {
    mutating get {
      pick([-.infinity, -1e300, -1, 0, 1e-300, 0.3, 0.5, 1, 7.5, 1e300, .infinity, .nan])
    }
  }
  var time: Duration {
    mutating get { pick([.zero, .seconds(-1), .milliseconds(300), .seconds(Int64.max)]) }
  }
  var alignment: Alignment { mutating get { pick([.topLeading, .center, .bottomTrailing]) } }
  var edge: Edge { mutating get { pick(Edge.allCases) } }

  var event: Event {
    mutating get {
      let place = Point(x: length, y: pick([0, 1, 3, length]))
      return pick([
        .key(KeyPress(pick([.enter, .tab, .left, .down, .pageDown, .end, .character("x")]))),
        .paste("two words"), .windowFocus(false),
        .mouse(MouseEvent(.down(.left), at: place)), .mouse(MouseEvent(.moved(.left), at: place)),
        .mouse(MouseEvent(.up(.left), at: place)),
        .mouse(MouseEvent(.wheel(x: length, y: length), at: place)),
      ])
    }
  }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 { return leaf }
    let kind = numbers.whole(0...3)
    return kind == 0 ? container(depth - 1) : modified(view(depth: depth - 1))
  }

  private var leaf: AnyView {
    mutating get {
      switch numbers.whole(0...10) {
      case 0: AnyView(Text(pick(["", "日本 cat", "a\nb", "👨‍👩‍👧"])).lineLimit(maybe))
      case 1: AnyView(Spacer(minLength: length))
      case 2: AnyView(ProgressView(value: real, total: real))
      case 3: AnyView(Slider(value: .constant(real), in: 0...1, step: 0.1))
      case 4: AnyView(Circle().trim(from: real, to: real).stroke(lineWidth: real))
      case 5: AnyView(RoundedRectangle(cornerRadius: real).inset(by: real).fill(.red))
      case 6: AnyView(Pie(start: .degrees(real), end: .radians(real)).fill(.blue))
      case 7: AnyView(Rectangle().scale(x: real, y: real).rotation(.degrees(real)).fill(.green))
      case 8: AnyView(Stepper("n", value: .constant(length), in: 0...9))
      case 9: AnyView(TextField("name", text: .constant("日本 text")))
      default: AnyView(TimelineView(.periodic(from: time, by: time)) { _ in Text("t") })
      }
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let (one, other) = (view(depth: depth), view(depth: depth))
    switch numbers.whole(0...11) {
    case 0:
      return AnyView(
        HStack(spacing: length) {
          one
          other
        })
    case 1:
      return AnyView(
        VStack(spacing: length) {
          one
          other
        })
    case 2:
      let columns: [GridItem] = [
        .fixed(length), .flexible(minimum: length, maximum: length),
        .adaptive(minimum: length, maximum: length),
      ]
      return AnyView(
        VGrid(columns: columns, spacing: length, rowSpacing: length) {
          one
          other
        })
    case 3:
      return AnyView(
        ScrollView([.horizontal, .vertical]) {
          one
          other
        })
    case 4:
      let (spacing, height) = (length, length)
      return AnyView(
        ScrollView {
          LazyVStack(spacing: spacing, rowHeight: height) { ForEach(0..<3) { _ in one } }
        })
    case 5:
      return AnyView(
        RatioSplit(.vertical, ratio: .constant(real)) {
          one
        } second: {
          other
        })
    case 6:
      return AnyView(
        NavigationSplitView(
          showsDetail: .constant(true), sidebarWidth: maybe, minimumWidth: length
        ) {
          one
        } detail: {
          other
        })
    case 7:
      return AnyView(ZoomView(viewport: .constant(viewport), wheelZooms: true) { one })
    case 8:
      return AnyView(
        Workspace(.constant(LayerOrder([1, 2])), key: .constant(pick([1, 5]))) { _ in one })
    case 9, 10: return lazyGrid(of: one)
    default:
      return AnyView(
        ZStack(alignment: alignment) {
          one
          other
        })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch numbers.whole(0...26) {
    case 0: AnyView(view.frame(width: maybe, height: maybe, alignment: alignment))
    case 1:
      AnyView(
        view.frame(
          minWidth: maybe, idealWidth: maybe, maxWidth: maybe, minHeight: maybe, maxHeight: maybe))
    case 2: AnyView(view.padding(pick([.all, .horizontal, .top]), length))
    case 3: AnyView(view.offset(x: length, y: length))
    case 4: AnyView(view.position(x: length, y: length))
    case 5: AnyView(view.opacity(real))
    case 6: AnyView(view.aspectRatio(real, contentMode: pick([.fit, .fill])))
    case 7: AnyView(view.scaleEffect(x: real, y: real))
    case 8: AnyView(view.hitInsets(length))
    case 9: AnyView(view.layoutPriority(real).zIndex(real))
    case 10: AnyView(view.containerRelativeFrame(.horizontal) { [real] _, _ in real })
    case 11: AnyView(view.safeAreaPadding(.all, length))
    case 12: AnyView(view.border(.rounded).clipped())
    case 13: AnyView(view.transition(.offset(x: length, y: length)))
    case 14:
      AnyView(view.animation(.easeInOut(duration: time).speed(real).delay(time), value: length))
    case 15: AnyView(view.redraw(after: time))
    case 16:
      AnyView(
        view.safeAreaRegion(edge: edge, alignment: alignment) {
          Text("clock").frame(width: maybe, height: maybe)
        })
    case 17: AnyView(view.relativeFrameContainer())
    case 18...21: withGesture(view)
    case 22...25: withPopup(view)
    default: AnyView(view.onSettled(of: length, for: time) { _ in })
    }
  }
}
