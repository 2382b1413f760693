import MemoryModel
import Pictures
import TextUI

/// A viewer of a face's picture, which can turn and crop it.
struct PictureViewer: View {
  let face: Face
  /// The whole picture, without its crop.
  let original: Picture
  /// Saves the crop, whenever it is final.
  let keep: (Crop?) -> Void
  let leave: () -> Void
  @State private var editing: PictureEditing
  @State private var viewport = Viewport(zoomRange: 1...8)
  @State private var memo = PictureMemo()

  init(
    face: Face, original: Picture, keep: @escaping (Crop?) -> Void, leave: @escaping () -> Void
  ) {
    self.face = face
    self.original = original
    self.keep = keep
    self.leave = leave
    _editing = State(wrappedValue: PictureEditing(face.picture?.crop, of: original.size))
  }

  var body: some View {
    VStack(spacing: 0) {
      header
      ZoomView(viewport: $viewport) { picture }
      footer
    }
    .focusable()
    .defaultFocus()
    .onKeyPress(perform: respond)
    .onNavigationBack(perform: back)
    .onChange(of: editing.mode) { _, _ in viewport.zoom(to: 1) }
  }

  private var header: some View {
    HStack(spacing: 2) {
      Text(face.symbol.printable(atMost: 30)).bold().lineLimit(1)
      Spacer()
      Picker("", selection: mode) {
        ForEach(PictureEditing.Mode.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      .fixedSize()
    }
    .padding(.horizontal)
    .frame(height: 1)
  }

  private var mode: Binding<PictureEditing.Mode> {
    Binding(get: { editing.mode }, set: enter)
  }

  @ViewBuilder private var picture: some View {
    if editing.mode == .crop {
      Image(memo.cropped(original, editing.crop.square, largestSide: Self.side), label: label)
        .resizable()
        .overlay { GeometryReader { CropFrame(editing: $editing, square: $0.size) } }
        // Pixel graphics could not be darkened outside of the frame.
        .environment(\.graphics, .cells)
        .aspectRatio(1, contentMode: .fit)
    } else {
      Image(memo.cropped(original, editing.crop, largestSide: Self.side), label: label)
        .resizable()
        .aspectRatio(editing.crop.width / editing.crop.height, contentMode: .fit)
    }
  }

  private var label: Text { Text(face.symbol) }

  /// The largest side in pixels: more would not be visible in cells, and take long to turn.
  private static let side = 320

  private var footer: some View {
    PictureFooter(
      editing: $editing, viewport: $viewport, done: { enter(.view) }, settle: settle, leave: leave)
  }
}

extension PictureViewer {
  private func enter(_ mode: PictureEditing.Mode) {
    editing.enter(mode)
    settle()
  }

  /// Saves the present crop.
  private func settle() {
    if editing.kept != face.picture?.crop { keep(editing.kept) }
  }

  private func back() {
    if editing.cancel() { settle() } else { leave() }
  }

  private func respond(to press: KeyPress) -> KeyResult {
    if editing.mode == .crop, let step = CropStep(press) {
      let (x, y) = (Double(step.x) * Self.step, Double(step.y) * Self.step)
      if step.resizes { editing.resize(x: x, y: y) } else { editing.move(x: x, y: y) }
      return .handled
    }
    guard press.modifiers.isEmpty else { return .ignored }
    switch press.key {
    case .character("v"), .enter: enter(.view)
    case .character("t"): enter(.turn)
    case .character("c"): enter(.crop)
    case .character("r"): turn(right: true)
    case .character("l"): turn(right: false)
    case .character("a"):
      editing.reset()
      settle()
    case .character("+"), .character("="): viewport.zoom(by: 1)
    case .character("-"): viewport.zoom(by: -1)
    case .character("0"): viewport.zoom(to: 1)
    default: return .ignored
    }
    return .handled
  }

  private static let step = 0.02

  private func turn(right: Bool) {
    editing.turn(right: right)
    settle()
  }
}

/// A key that moves the frame, or with Shift its lower right corner.
private struct CropStep {
  let x: Int
  let y: Int
  let resizes: Bool

  init?(_ press: KeyPress) {
    guard press.modifiers.isEmpty || press.modifiers == .shift else { return nil }
    switch press.key {
    case .left: (x, y) = (-1, 0)
    case .right: (x, y) = (1, 0)
    case .up: (x, y) = (0, -1)
    case .down: (x, y) = (0, 1)
    default: return nil
    }
    resizes = press.modifiers == .shift
  }
}

extension Crop {
  /// The crop of the whole square in which the picture is turned, with the same rotation.
  fileprivate var square: Crop {
    Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: quarterTurns, angle: angle)
  }
}
