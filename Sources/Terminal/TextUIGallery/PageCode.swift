// swift-format-ignore-file
// Written by page-code.py from the pages beside it; do not edit.

/// The code of the gallery's pages.
enum PageCode {
  /// By the names of their types.
  static let all: [String: String] = [
    "AnchoredPopupPage": ###"""
      struct AnchoredPopupPage: View {
        @State private var isOpen = false
        @State private var animal = Animal.dog

        var body: some View {
          VStack(spacing: 1) {
            AnimalCard(animal)
            Button("Change") { isOpen = true }.id("change")
          }
          .popup(isPresented: $isOpen, anchoredTo: "change", edge: .bottom) {
            VStack(alignment: .leading) {
              ForEach(Animal.allCases.prefix(5)) { choice in
                Button {
                  animal = choice
                  isOpen = false
                } label: {
                  AnimalFace(choice)
                  Text(choice.word)
                }
              }
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "AnimationPage": ###"""
      struct AnimationPage: View {
        @State private var isThere = false

        private let runners: [(Animal, String, Animation)] = [
          (.dog, "linear", .linear(duration: .seconds(2))),
          (.cat, "easeIn", .easeIn(duration: .seconds(2))),
          (.pig, "easeOut", .easeOut(duration: .seconds(2))),
          (.cow, "easeInOut", .easeInOut(duration: .seconds(2))),
          (.hen, "spring", .spring(response: .milliseconds(900), dampingFraction: 0.4)),
        ]

        var body: some View {
          VStack(alignment: .leading) {
            ForEach(runners, id: \.1) { animal, name, animation in
              HStack {
                Text(name).frame(width: 10, alignment: .leading)
                AnimalFace(animal)
                  .offset(x: isThere ? 20 : 0)
                  .animation(animation, value: isThere)
              }
            }
            Button("Run") { isThere.toggle() }.padding(.top)
          }
          .frame(width: 36, alignment: .leading)
          .defaultFocus()
        }
      }
      """###,
    "CanvasPage": ###"""
      struct CanvasPage: View {
        @State private var news = "Tap something"

        var body: some View {
          VStack {
            Canvas { context, size in
              context.part("the sky") { $0.fill(Rect(size: size), with: .blue) }
              context.part("the sun") { context in
                context.style.foreground = .yellow
                context.style.background = .blue
                context.fill(Circle(), in: Rect(x: size.width - 12, y: 1, width: 8, height: 4))
              }
              context.part("the meadow") { context in
                let meadow = Rect(x: 0, y: size.height - 2, width: size.width, height: 2)
                context.fill(meadow, with: .green)
              }
              context.part("the fence") { context in
                context.style = Style(foreground: .black, background: .green)
                for x in stride(from: 1, to: size.width, by: 4) {
                  context.line(
                    from: Point(x: x, y: size.height - 3), to: Point(x: x, y: size.height - 2), with: "#")
                }
              }
            }
            .onTapPart { news = "That is \($0)." }
            .frame(maxWidth: 120, maxHeight: 30)
            Text(news).bold()
          }
        }
      }
      """###,
    "ChoicesPage": ###"""
      struct ChoicesPage: View {
        @State private var animal = Animal.dog
        @State private var level = 1

        var body: some View {
          HStack(spacing: 3) {
            VStack(alignment: .leading) {
              Picker("Animal", selection: $animal) {
                ForEach(Animal.allCases.prefix(4)) { Text($0.word).tag($0) }
              }
              .pickerStyle(.inline)
              Picker("Level", selection: $level) {
                ForEach(1..<4) { Text("\($0)").tag($0) }
              }
              .padding(.top)
            }
            AnimalCard(animal)
          }
          .defaultFocus()
        }
      }
      """###,
    "ComposedTransitionsPage": ###"""
      struct ComposedTransitionsPage: View {
        @State private var isShown = true

        private let transitions: [(String, Transition)] = [
          ("push", .push(from: .bottom)),
          ("both", .opacity.combined(with: .offset(x: 0, y: -4))),
          ("in, out", .asymmetric(insertion: .scale, removal: .move(edge: .top))),
          ("own", .modifier(active: Squeezed(part: 0), identity: Squeezed(part: 1))),
        ]

        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 2) {
              ForEach(transitions, id: \.0) { name, transition in
                VStack {
                  ZStack {
                    if isShown { AnimalCard(.fox).transition(transition) }
                  }
                  .frame(width: 7, height: 5)
                  Text(name)
                }
              }
            }
            Button(isShown ? "Hide" : "Show") {
              withAnimation(.easeInOut(duration: .seconds(1))) { isShown.toggle() }
            }
          }
          .defaultFocus()
        }
      }

      /// Scales the width of a view by a fraction.
      private struct Squeezed: ViewModifier, Animatable {
        var part: Double

        var animatableData: AnimatableVector {
          get { AnimatableVector(part) }
          set { part = newValue[0] }
        }

        func body(content: Content) -> some View { content.scaleEffect(x: part) }
      }
      """###,
    "ConfirmationPage": ###"""
      struct ConfirmationPage: View {
        @State private var isAsking = false
        @State private var animals = Array(Animal.allCases.prefix(3))

        var body: some View {
          VStack(spacing: 1) {
            HStack { ForEach(animals) { AnimalCard($0) } }
              .frame(height: 5)
            Button("Change the farm") { isAsking = true }
          }
          .confirmationDialog("Who is to come or go?", isPresented: $isAsking) {
            ForEach([Animal.cow, .pig]) { animal in
              Button("Buy a \(animal.word)") { animals = animals.suffix(2) + [animal] }
            }
            Button("Sell all", role: .destructive) { animals = [] }
          }
          .defaultFocus()
        }
      }
      """###,
    "ContainerRelativePage": ###"""
      struct ContainerRelativePage: View {
        @State private var container = Size.zero

        var body: some View {
          VStack {
            ScrollView(.horizontal) {
              HStack(spacing: 1) {
                ForEach(Animal.allCases) { animal in
                  AnimalFace(animal)
                    .containerRelativeFrame(.horizontal, count: 3, spacing: 1)
                    .containerRelativeFrame(.vertical) { length, _ in length / 2 }
                    .background(Color.blue)
                }
              }
              .onContainerSize { container = $0 }
            }
            Text("Shared out: \(container.width) by \(container.height) cells").dim()
          }
          .frame(maxWidth: 120, maxHeight: 30)
        }
      }
      """###,
    "ControlsPage": ###"""
      struct ControlsPage: View {
        @State private var pairs = 8
        @State private var isSoundOn = true
        @State private var news = "Nothing pressed"

        var body: some View {
          ScrollView {
            VStack(alignment: .leading, spacing: 1) {
              HStack {
                Button("Deal") { news = "Dealt" }
                Button("Quit", role: .destructive) { news = "No, stay" }
                Button("Undo") {}.disabled()
              }
              Button("Shuffle") { news = "Shuffled" }.buttonStyle(.bordered)
              Toggle("Sound", isOn: $isSoundOn)
              Stepper("Pairs", value: $pairs, in: 2...26)
              Text("\(news), \(pairs) pairs, sound \(isSoundOn ? "on" : "off")").dim()
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "DialogPage": ###"""
      struct DialogPage: View {
        @State private var isAsking = false
        @State private var answer = "Nobody has asked yet"

        var body: some View {
          VStack(spacing: 1) {
            Text(answer)
            Button("Leave the game") { isAsking = true }
          }
          .alert("Leave the game?", isPresented: $isAsking) {
            Button("Leave", role: .destructive) { answer = "Left" }
            Button("Save") { answer = "Saved and left" }
            Button("Stay", role: .cancel) { answer = "Stayed" }
          } message: {
            Text("Five pairs are still hidden.")
          }
          .defaultFocus()
        }
      }
      """###,
    "DragAndDropPage": ###"""
      struct DragAndDropPage: View {
        @State private var boxes: [[Animal]] = [[.dog, .cat, .fox], [.bee, .hen]]
        @State private var target: Int?

        var body: some View {
          VStack {
            HStack(spacing: 2) {
              ForEach(boxes.indices) { box($0) }
            }
            Text("A box holds four").dim()
          }
        }

        private func box(_ number: Int) -> some View {
          VStack {
            ForEach(boxes[number]) { animal in
              AnimalFace(animal).frame(width: 5).draggable(animal)
            }
          }
          .frame(width: 12, height: 4)
          .border(target == number ? .double : .rounded)
          .dropDestination(
            for: Animal.self,
            isTargeted: { isOver in
              if isOver { target = number } else if target == number { target = nil }
            },
            action: { animals, _ in put(animals, into: number) })
        }

        private func put(_ animals: [Animal], into number: Int) -> Bool {
          guard boxes[number].count < 4, !animals.contains(where: boxes[number].contains) else {
            return false
          }
          boxes = boxes.map { box in box.filter { !animals.contains($0) } }
          boxes[number] += animals
          return true
        }
      }
      """###,
    "DraggablePopupPage": ###"""
      struct DraggablePopupPage: View {
        @State private var isShown = false

        var body: some View {
          Button("Show the note") { isShown = true }
            .popup(
              isPresented: $isShown, dim: 0, dismissOn: .escape, style: PopupStyle(isDraggable: true)
            ) {
              VStack {
                Text("Drag me").bold()
                Text("and read below.")
              }
              .padding(.horizontal)
            }
            .defaultFocus()
        }
      }
      """###,
    "ElementPage": ###"""
      struct ElementPage: View {
        @State private var loudness = 8

        var body: some View {
          VStack(spacing: 1) {
            Text("Loudness").bold()
            LoudnessLabel(loudness: loudness)
              .focusable()
              .wrapped(in: Scale(value: $loudness))
          }
          .defaultFocus()
        }
      }

      /// The number beside the scale; it shows if the scale has focus.
      private struct LoudnessLabel: View {
        @Environment(\.isFocused) private var isFocused
        let loudness: Int

        var body: some View {
          Text("\(loudness)").frame(width: 2, alignment: .trailing).reverse(isFocused)
        }
      }

      /// The numbers from 0 to 20 with a view behind them; handles presses on a number and the keys of
      /// that view.
      private struct Scale: Element {
        private static let last = 20
        let value: Binding<Int>
        private var ink = Ink(style: 0)

        init(value: Binding<Int>) {
          self.value = value
        }

        func animated(in resolver: borrowing Resolver) -> Scale {
          var scale = self
          scale.ink = resolver.ink
          return scale
        }

        func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
          let label = children.first?.sizeThatFits(.unspecified) ?? .zero
          return Size(width: Self.last + 2 + label.width, height: max(1, label.height))
        }

        func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
          children.first?.place(in: rect.inset(by: EdgeInsets(leading: Self.last + 2)))
        }

        func draw(in rect: Rect, on painter: inout Painter) {
          let (full, empty): (UInt32, UInt32) = painter.isUnicode ? (0x2588, 0x2591) : (0x23, 0x2D)
          let scale = Rect(x: rect.x, y: rect.y, width: Self.last + 1, height: 1)
          painter.fill(scale, with: Cell(grapheme: empty), in: ink)
          painter.fill(
            Rect(x: rect.x, y: rect.y, width: value.wrappedValue + 1, height: 1),
            with: Cell(grapheme: full), in: ink)
          painter.respond(in: rect, with: .key(take))
          painter.respond(in: scale, with: .press(follow))
        }

        private func take(_ press: KeyPress) -> KeyResult {
          guard press.modifiers.isEmpty, let step = GridStep(press.key) else { return .ignored }
          switch step {
          case .left: return set(value.wrappedValue - 1)
          case .right: return set(value.wrappedValue + 1)
          case .first: return set(0)
          case .last: return set(Self.last)
          default: return .ignored
          }
        }

        private func follow(_ press: Press) {
          if press.button == .left { _ = set(press.localLocation.x) }
        }

        private func set(_ number: Int) -> KeyResult {
          value.wrappedValue = max(0, min(number, Self.last))
          return .handled
        }
      }
      """###,
    "EnvironmentKeyPage": ###"""
      struct EnvironmentKeyPage: View {
        @State private var isWinter = false

        var body: some View {
          VStack(spacing: 1) {
            Toggle("Winter", isOn: $isWinter)
            HStack(spacing: 3) {
              Coat(animal: .fox)
              Coat(animal: .cat).environment(\.season, .summer)
            }
          }
          .environment(\.season, isWinter ? .winter : .summer)
          .defaultFocus()
        }
      }

      /// An animal whose coat depends on the season in the environment.
      private struct Coat: View {
        @Environment(\.season) private var season
        let animal: Animal

        var body: some View {
          VStack {
            AnimalCard(animal)
            Text(season == .winter ? "thick coat" : "thin coat").frame(width: 10)
          }
        }
      }

      private enum Season: EnvironmentKey {
        case summer
        case winter

        static var defaultValue: Season { .summer }
      }

      extension EnvironmentValues {
        fileprivate var season: Season {
          get { self[Season.self] }
          set { self[Season.self] = newValue }
        }
      }
      """###,
    "EnvironmentPage": ###"""
      struct EnvironmentPage: View {
        @State private var isEnabled = true

        var body: some View {
          VStack(spacing: 1) {
            Toggle("Enabled", isOn: $isEnabled)
            HStack(spacing: 2) {
              Facts()
              Facts().environment(\.colorScheme, .light).environment(\.isUnicode, false)
            }
            .disabled(!isEnabled)
          }
          .defaultFocus()
        }
      }

      /// The environment values that a view inherits.
      private struct Facts: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.isUnicode) private var isUnicode
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
          VStack(alignment: .leading) {
            AnimalFace(.bat)
            Text("\(scheme)")
            Text(isUnicode ? "Unicode" : "ASCII")
            Button("Press") {}
          }
          .padding(.horizontal)
          .border(.rounded)
        }
      }
      """###,
    "FanPage": ###"""
      struct FanPage: View {
        @State private var gap = 3

        var body: some View {
          VStack(spacing: 1) {
            Fan(gap: gap) {
              ForEach(Animal.allCases.prefix(5)) { AnimalCard($0) }
            }
            Stepper("Gap", value: $gap, in: 1...9)
          }
          .defaultFocus()
        }
      }

      /// A layout of overlapping cards, each a little further right than the one below it.
      private struct Fan: Layout {
        let gap: Int

        func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
          var size = Size.zero
          for (index, child) in children.enumerated() {
            let card = child.sizeThatFits(.unspecified)
            size.width = max(size.width, index * gap + card.width)
            size.height = max(size.height, card.height)
          }
          return size
        }

        func placeSubviews(in rect: Rect, _ children: Subviews) {
          for (index, child) in children.enumerated() {
            let place = Point(x: rect.x + index * gap, y: rect.y)
            child.place(in: Rect(origin: place, size: child.sizeThatFits(.unspecified)))
          }
        }
      }
      """###,
    "FlipPage": ###"""
      struct FlipPage: View {
        @State private var faceUp: Set<Animal> = []

        var body: some View {
          HStack(spacing: 2) {
            ForEach(Animal.allCases.prefix(4)) { animal in
              Button {
                withAnimation(.easeInOut(duration: .milliseconds(400))) { turn(animal) }
              } label: {
                Text(" ").frame(width: 7, height: 5)
                  .modifier(Flip(part: faceUp.contains(animal) ? 1 : 0, animal: animal))
              }
            }
          }
          .buttonStyle(CardButtonStyle())
          .defaultFocus()
        }

        private func turn(_ animal: Animal) {
          if faceUp.remove(animal) == nil { faceUp.insert(animal) }
        }
      }

      /// Narrows the back to nothing, then widens the face.
      private struct Flip: ViewModifier, Animatable {
        var part: Double
        let animal: Animal

        var animatableData: AnimatableVector {
          get { AnimatableVector(part) }
          set { part = newValue[0] }
        }

        func body(content: Content) -> some View {
          content.overlay {
            AnimalCard(animal, isFaceUp: part > 0.5).scaleEffect(x: abs(1 - 2 * part))
          }
        }
      }
      """###,
    "FocusPage": ###"""
      struct FocusPage: View {
        @FocusState private var focus: Animal?

        var body: some View {
          VStack(spacing: 1) {
            LazyVGrid(columns: [.fixed(9), .fixed(9), .fixed(9), .fixed(9)], spacing: 0) {
              ForEach(Animal.allCases.prefix(8)) { animal in
                FocusCard(animal: animal)
                  .focused($focus, equals: animal)
                  .defaultFocus(animal == .dog)
              }
            }
            Text(focus.map { "The \($0.word) has the keyboard" } ?? "Nobody has the keyboard")
          }
        }
      }

      private struct FocusCard: View {
        @Environment(\.isFocused) private var isFocused
        let animal: Animal

        var body: some View {
          AnimalFace(animal).frame(width: 5, height: 1)
            .border(isFocused ? .double : .rounded, color: isFocused ? .yellow : nil)
            .overlay(alignment: .bottom) { if isFocused { Text(" ^ ").bold() } }
        }
      }
      """###,
    "FormPage": ###"""
      struct FormPage: View {
        @State private var name = ""
        @State private var pairs = 8
        @State private var isTimed = false
        @State private var news = ""

        var body: some View {
          ScrollView {
            VStack(spacing: 1) {
              Form {
                FormRow("Theme", validation) {
                  TextField("name", text: $name, limit: 20).defaultFocus()
                }
                FormRow("Pairs") { Stepper("", value: $pairs, in: 2...26) }
                FormRow("Timed") { Toggle("90 seconds", isOn: $isTimed) }
              }
              .frame(maxWidth: 44)
              Button("Save") { news = "Saved \(name), \(pairs) pairs" }
                .disabled(!validation.isValid)
              Text(news).dim()
            }
          }
        }

        private var validation: Validation {
          Validation(
            of: name, .notBlank("A theme needs a name."),
            FieldRule("There is a theme of that name.") { $0 != "animals" })
        }
      }
      """###,
    "FramesPage": ###"""
      struct FramesPage: View {
        private let corners: [[Alignment]] = [
          [.topLeading, .top, .topTrailing],
          [.leading, .center, .trailing],
          [.bottomLeading, .bottom, .bottomTrailing],
        ]

        var body: some View {
          VStack {
            ForEach(0..<3) { row in
              HStack {
                ForEach(0..<3) { column in
                  AnimalFace(.bee)
                    .frame(maxWidth: .max, maxHeight: .max, alignment: corners[row][column])
                    .border(.rounded, color: .yellow)
                }
              }
            }
          }
          .frame(maxWidth: 120, maxHeight: 30)
        }
      }
      """###,
    "GeometryPage": ###"""
      struct GeometryPage: View {
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Text("\(proxy.size.width) by \(proxy.size.height) cells")
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
            .border(.rounded)
            HStack {
              Text("2:3").frame(maxWidth: .max, maxHeight: .max).border(.single)
                .aspectRatio(2.0 / 3, contentMode: .fit)
              Text("1:1").frame(maxWidth: .max, maxHeight: .max).border(.single)
                .aspectRatio(1, contentMode: .fit)
            }
          }
          .frame(maxWidth: 100, maxHeight: 40)
        }
      }
      """###,
    "GesturesPage": ###"""
      struct GesturesPage: View {
        @State private var offset = Size.zero
        @State private var start = Size.zero
        @State private var scale = 0
        @State private var news = "Nothing yet"

        var body: some View {
          VStack {
            Text(news).bold()
            AnimalFace(.dog)
              .frame(width: 5 + 2 * scale, height: 3 + scale)
              .border(.rounded)
              .onTapGesture(count: 2) { news = "Two taps" }
              .onTapGesture { news = "A tap" }
              .gesture(LongPressGesture().onEnded { _ in news = "A long press" })
              .gesture(drag)
              .gesture(MagnifyGesture().onChanged { scale = max(0, min(scale + $0.step, 4)) })
              .offset(x: offset.width, y: offset.height)
              .frame(maxWidth: .max, maxHeight: .max)
          }
        }

        private var drag: DragGesture {
          DragGesture()
            .onChanged { drag in
              news = "Dragged by \(drag.translation.width), \(drag.translation.height)"
              offset = Size(
                width: start.width + drag.translation.width,
                height: start.height + drag.translation.height)
            }
            .onEnded { _ in start = offset }
        }
      }
      """###,
    "GridPage": ###"""
      struct GridPage: View {
        @State private var width = 7

        var body: some View {
          VStack {
            HStack {
              Button("Small") { withAnimation { width = 5 } }
              Button("Usual") { withAnimation { width = 7 } }
              Button("Large") { withAnimation { width = 13 } }
            }
            ScrollView {
              LazyVGrid(columns: [.adaptive(minimum: width, maximum: width)], spacing: 2) {
                ForEach(0..<48) { index in
                  AnimalFace(Animal.allCases[index % 12])
                    .frame(width: width - 2, height: (width * 3 + 2) / 4 - 2)
                    .border(.rounded)
                }
              }
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "GridRowsPage": ###"""
      struct GridRowsPage: View {
        var body: some View {
          Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
              Text("Animal").bold()
              Text("Heads").bold().gridColumnAlignment(.trailing)
              Text("Home").bold()
            }
            Divider()
            row(.cow, 12, "the long stable by the road")
            row(.bee, 4000, "a hive")
            row(.owl, 1, "the barn")
            Divider()
            GridRow {
              Text("All of them live here.").dim().gridCellColumns(3)
            }
          }
        }

        private func row(_ animal: Animal, _ heads: Int, _ home: String) -> some View {
          GridRow(alignment: .top) {
            HStack {
              AnimalFace(animal)
              Text(animal.word)
            }
            Text("\(heads)")
            Text(home)
          }
        }
      }
      """###,
    "HitTestPage": ###"""
      struct HitTestPage: View {
        @State private var hit = "nothing"

        var body: some View {
          VStack(spacing: 1) {
            Text("Hit: \(hit)").bold()
            ZStack {
              Color.blue.frame(width: 36, height: 7).onTapGesture { hit = "the table" }
              HStack(spacing: 4) {
                Circle().fill(.yellow).frame(width: 10, height: 5)
                  .contentShape(Circle())
                  .onTapGesture { hit = "the circle" }
                Text("x").bold().reverse()
                  .hitInsets(-1)
                  .onTapGesture { hit = "the x, or a cell beside it" }
                AnimalCard(.rat)
                  .allowsHitTesting(false)
              }
            }
          }
        }
      }
      """###,
    "ImagePage": ###"""
      struct ImagePage: View {
        @State private var glyphs = GlyphSet.quadrant

        var body: some View {
          VStack {
            ZStack {
              Color(red: 20, green: 60, blue: 110)
              Image(Self.fish, label: Text("fish")).resizable(.trim).padding()
            }
            .frame(maxWidth: 60, maxHeight: 16)
            .environment(\.glyphSet, glyphs)
            Picker("Characters", selection: $glyphs) {
              ForEach(GlyphSet.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .defaultFocus()
          }
        }

        /// Created once, because caches are keyed by a picture's identity.
        private static let fish = Picture(width: 96, height: 64) { x, y in
          let (x, y) = (x - 40, y - 32)
          let scale = 3 * ((x / 6 + y / 6) & 1)
          switch () {
          case _ where (x + 22) * (x + 22) + (y + 7) * (y + 7) < 9:
            return Pixel(red: 0, green: 0, blue: 0)
          case _ where (x + 22) * (x + 22) + (y + 7) * (y + 7) < 36:
            return Pixel(red: 255, green: 255, blue: 255)
          case _ where x * x + 3 * y * y < 1_500:
            return Pixel(red: 255, green: UInt8(150 - 2 * y + scale), blue: UInt8(40 + 8 * scale))
          case _ where x > 24 && x < 50 && abs(y) < x - 22: return Pixel(red: 230, green: 90, blue: 40)
          default: return .clear
          }
        }
      }
      """###,
    "KeysPage": ###"""
      struct KeysPage: View {
        @State private var presses: [String] = []

        var body: some View {
          VStack(alignment: .leading) {
            ForEach(Array(presses.suffix(8).enumerated()), id: \.offset) { _, press in Text(press) }
            if presses.isEmpty { Text("Press something").dim() }
          }
          .frame(width: 36, height: 8, alignment: .topLeading)
          .focusable()
          .defaultFocus()
          .onKeyPress { press in
            // Escape goes back, and q leaves the gallery.
            guard press.key != .escape, press.key != .character("q") else { return .ignored }
            presses.append("\(press.key)")
            return .handled
          }
          .onPaste { text in
            presses.append("pasted \(text.count) letters")
            return .handled
          }
        }
      }
      """###,
    "LabelPage": ###"""
      struct LabelPage: View {
        @State private var isSoundOn = true
        @State private var level = 1
        @State private var style = LabelStyle.titleAndIcon

        var body: some View {
          VStack(alignment: .leading) {
            Section("Game") {
              Toggle(isOn: $isSoundOn) { Label("Sound", icon: "♪", ascii: "~") }
              Stepper("Level", value: $level, in: 1...9)
            }
            Section {
              Label("Owl", icon: "🦉")
              Label("Bee", icon: "🐝")
            } header: {
              Text("Players").padding(.top)
            } footer: {
              Text("The bee begins.")
            }
            .labelStyle(style)
            Picker("Show", selection: $style) {
              Text("both").tag(LabelStyle.titleAndIcon)
              Text("titles").tag(LabelStyle.titleOnly)
              Text("icons").tag(LabelStyle.iconOnly)
            }
            .padding(.top)
          }
          .defaultFocus()
        }
      }
      """###,
    "LayerOrderPage": ###"""
      struct LayerOrderPage: View {
        @State private var pile = LayerOrder([Animal.dog, .cat, .fox, .owl])

        var body: some View {
          VStack(spacing: 1) {
            ZStack(alignment: .topLeading) {
              ForEach(pile.ids) { animal in
                Button {
                  pile.bringToFront(animal)
                } label: {
                  AnimalCard(animal).background(Color.black)
                }
                .buttonStyle(.plain)
                .padding(.leading, 4 * place(of: animal))
                .padding(.top, place(of: animal))
              }
            }
            HStack {
              Button("Top to the bottom") { if let top = pile.front { pile.sendToBack(top) } }
              Button("One back") { if let top = pile.front { pile.sendBackward(top) } }
            }
          }
          .defaultFocus()
        }

        private func place(of animal: Animal) -> Int { Animal.allCases.firstIndex(of: animal) ?? 0 }
      }
      """###,
    "LazyPage": ###"""
      struct LazyPage: View {
        var body: some View {
          VStack {
            ScrollView(.horizontal) {
              LazyHStack(columnWidth: 7) {
                ForEach(0..<100_000) { AnimalCard(Animal.allCases[$0 % 12], isFaceUp: $0 % 5 > 0) }
              }
            }
            .frame(height: 6)
            Divider()
            ScrollView {
              LazyVStack(alignment: .leading) {
                ForEach(0..<100_000) { Text("Move \($0 + 1)") }
              }
            }
          }
          .frame(maxWidth: 60, maxHeight: 30)
          .defaultFocus()
        }
      }
      """###,
    "LifecyclePage": ###"""
      struct LifecyclePage: View {
        @State private var isThere = true
        @State private var diary: [String] = []

        var body: some View {
          VStack {
            HStack(spacing: 3) {
              Toggle("The cat is in", isOn: $isThere)
              ZStack {
                if isThere {
                  AnimalFace(.cat)
                    .onAppear { diary.append("The cat appears") }
                    .onDisappear { diary.append("The cat disappears") }
                }
              }
              .frame(width: 3)
            }
            ForEach(Array(diary.suffix(6).enumerated()), id: \.offset) { _, line in Text(line) }
          }
          .onChange(of: isThere) { old, new in diary.append("\(old) has become \(new)") }
          .frame(width: 30, height: 7, alignment: .top)
          .defaultFocus()
        }
      }
      """###,
    "LinksPage": ###"""
      struct LinksPage: View {
        var body: some View {
          NavigationStack {
            VStack(alignment: .leading) {
              ForEach(Animal.allCases.prefix(3)) { animal in
                NavigationLink(animal.word) { Portrait(animal: animal) }
              }
            }
            .navigationTitle("Animals")
          }
          .frame(maxWidth: 50, maxHeight: 9)
          .defaultFocus()
        }
      }

      /// A screen that can dismiss itself and hide its bar.
      private struct Portrait: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isAlone = false
        let animal: Animal

        var body: some View {
          VStack {
            AnimalCard(animal)
            HStack {
              Button("Enough") { dismiss() }
              Toggle("No bar", isOn: $isAlone)
            }
          }
          .navigationTitle(animal.word)
          .navigationBarHidden(isAlone)
        }
      }
      """###,
    "ListPage": ###"""
      struct ListPage: View {
        @State private var selection: Int? = 3

        var body: some View {
          VStack {
            List(0..<1_000_000, id: \.self, selection: $selection) { number in
              AnimalFace(Animal.allCases[number % 12])
              Text("Card \(number)")
            }
            .border(.rounded)
            .frame(maxWidth: 60, maxHeight: 40)
            Text("Selected: \(selection.map(String.init) ?? "none")").dim()
          }
          .defaultFocus()
        }
      }
      """###,
    "MarblePage": ###"""
      struct MarblePage: View {
        let example: MarbleExample

        var body: some View {
          let result = example.result(of: example.streams)
          let ticks = (example.streams + [result]).map(\.ticks).max() ?? 1
          return VStack(spacing: 0) {
            ForEach(example.streams.indices) { number in
              MarbleLine(stream: example.streams[number], ticks: ticks)
              Gap()
            }
            Text(example.call).bold().padding(.horizontal).border(.rounded)
            Gap()
            MarbleLine(stream: result, ticks: ticks)
          }
          .frame(maxWidth: 100)
        }
      }

      /// An empty row if there is room.
      private struct Gap: View {
        var body: some View { Spacer(minLength: 0).frame(maxHeight: 1) }
      }
      """###,
    "MatchedGeometryPage": ###"""
      struct MatchedGeometryPage: View {
        @State private var dealt: [Animal] = []
        private let table = Namespace("table")

        var body: some View {
          VStack(spacing: 1) {
            HStack {
              ForEach(dealt) { card($0, isFaceUp: true).frame(width: 7, height: 4) }
              Spacer()
            }
            .frame(height: 4)
            HStack(spacing: 2) {
              Button("Deal") { withAnimation { deal() } }
              Button("Gather") { withAnimation { dealt = [] } }
              Spacer()
              ZStack {
                ForEach(pile) { card($0, isFaceUp: false).frame(width: 5, height: 3) }
              }
              .frame(width: 5, height: 3)
            }
          }
          .frame(width: 38)
          .defaultFocus()
        }

        private var pile: [Animal] { Animal.allCases.prefix(4).filter { !dealt.contains($0) }.reversed() }

        private func card(_ animal: Animal, isFaceUp: Bool) -> some View {
          AnimalCard(animal, isFaceUp: isFaceUp).matchedGeometryEffect(id: animal, in: table)
        }

        private func deal() {
          if let next = pile.last { dealt.append(next) }
        }
      }
      """###,
    "MenuPage": ###"""
      struct MenuPage: View {
        @State private var animal: Animal? = .dog
        @State private var isFaceUp = true

        var body: some View {
          VStack(spacing: 1) {
            if let animal {
              AnimalCard(animal, isFaceUp: isFaceUp)
            } else {
              Color.clear.frame(width: 7, height: 5)
            }
            Menu("Card") {
              Button("Turn") { isFaceUp.toggle() }.disabled(animal == nil)
              Menu("Deal") {
                ForEach(Animal.allCases.prefix(4)) { choice in
                  Button(choice.word) { animal = choice }
                }
              }
              Divider()
              Button("Take away", role: .destructive) { animal = nil }.disabled(animal == nil)
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "ModelPage": ###"""
      struct ModelPage: View {
        @State private var farm = Farm()

        var body: some View {
          VStack(spacing: 1) {
            Text("\(farm.legs) legs")
            Heads(farm: farm)
            SaleButton()
          }
          .environment(farm)
          .defaultFocus()
        }
      }

      /// Changes the model through bindings to the elements of an array property.
      private struct Heads: View {
        @Bindable var farm: Farm

        var body: some View {
          VStack(alignment: .trailing) {
            ForEach(0..<3) { index in
              Stepper(Farm.animals[index].word, value: $farm.heads[index], in: 0...99)
            }
          }
        }
      }

      /// Finds the model in the environment by its type.
      private struct SaleButton: View {
        @Environment(Farm.self) private var farm

        var body: some View { Button("Sell all") { farm.sellAll() } }
      }

      /// The animals of the page.
      @Observable private final class Farm {
        static let animals: [Animal] = [.cow, .hen, .bee]
        var heads = [2, 8, 40]

        var legs: Int { 4 * heads[0] + 2 * heads[1] + 6 * heads[2] }

        func sellAll() { heads = [0, 0, 0] }
      }
      """###,
    "ModifiersPage": ###"""
      struct ModifiersPage: View {
        var body: some View {
          HStack(spacing: 3) {
            AnimalFace(.cat).padding().border(.rounded)
            AnimalFace(.cat).border(.rounded).padding().background(Color.blue)
            AnimalFace(.cat).padding().background(Color.blue).border(.rounded)
          }
        }
      }
      """###,
    "MousePage": ###"""
      struct MousePage: View {
        @State private var isHovered = false
        @State private var turns = 0
        @State private var news = "Not pressed yet"

        var body: some View {
          VStack {
            Text(news).bold()
            Text(isHovered ? "The mouse is here" : "The mouse is elsewhere")
              .frame(width: 32, height: 5)
              .border(isHovered ? .heavy : .rounded)
              .onHover { isHovered = $0 }
              .onPress { press in
                let place = press.location(in: .named("page"))
                news = "\(press.phase) at \(place.x), \(place.y); tap \(press.tapCount)"
              }
              .onWheel { _, rows in
                turns += rows
                return .handled
              }
            Text("The wheel: \(turns)")
          }
          .coordinateSpace("page")
        }
      }
      """###,
    "NavigationPage": ###"""
      struct NavigationPage: View {
        @State private var path: [Animal] = []

        var body: some View {
          NavigationStack(path: $path) {
            VStack(alignment: .leading) {
              ForEach(Animal.allCases.prefix(4)) { NavigationLink($0.word, value: $0) }
            }
            .navigationTitle("Animals")
            .navigationDestination(for: Animal.self) { animal in
              VStack {
                AnimalCard(animal)
                HStack {
                  NavigationLink("Next", value: animal.next)
                  Button("First") { path = [] }
                }
              }
              .navigationTitle("\(animal.word), \(path.count) deep")
            }
          }
          .frame(maxWidth: 50, maxHeight: 9)
          .defaultFocus()
        }
      }

      extension Animal {
        fileprivate var next: Animal {
          let all = Animal.allCases
          return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
        }
      }
      """###,
    "PagedPage": ###"""
      struct PagedPage: View {
        /// Waits as long as a batch takes to load.
        var wait: @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(600)) }
        @State private var numbers = Paged<Int>()

        var body: some View {
          VStack {
            List(numbers.items, id: \.self) { Text("\($0) squared is \($0 * $0)") }
              .loadsMore($numbers, batch: 10) { [wait] last, count in
                try await wait()
                return Self.numbers(after: last ?? 0, count)
              }
              .border(.rounded)
              .frame(maxWidth: 36, maxHeight: 12)
            Text(status).dim().announce(status, whenChanged: status)
            if numbers.state.failure != nil { Button("Try again") { numbers.retry() } }
          }
          .defaultFocus()
        }

        private var status: String {
          if let reason = numbers.state.failure { return "Failed: \(reason)" }
          if numbers.isAtEnd { return "All \(numbers.items.count) are there." }
          return numbers.state.isLoading ? "Loading..." : "\(numbers.items.count), and there are more."
        }

        /// Returns the numbers after `last`, up to 45.
        private static func numbers(after last: Int, _ count: Int) -> [Int] {
          Array((last + 1..<46).prefix(count))
        }
      }
      """###,
    "PathPage": ###"""
      struct PathPage: View {
        @State private var drawn = 0.0

        var body: some View {
          VStack {
            Star().trim(to: drawn).stroke(.yellow, lineWidth: 0.3, glyphs: .braille)
              .frame(maxWidth: 80, maxHeight: 36)
            Button("Draw") {
              withAnimation(nil) { drawn = 0 }
              withAnimation(.easeInOut(duration: .seconds(2))) { drawn = 1 }
            }
          }
          .onAppear { drawn = 1 }
          .defaultFocus()
        }
      }

      /// A star of five lines.
      private struct Star: Shape {
        func path(in rect: ShapeRect) -> Path {
          let points = [(0.5, 0.0), (0.79, 0.9), (0.03, 0.35), (0.97, 0.35), (0.21, 0.9)]
          return Path { path in
            for (index, point) in points.enumerated() {
              let square = rect.middleSquare
              let place = ShapePoint(
                x: square.x + point.0 * square.width, y: square.y + point.1 * square.height)
              if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.closeSubpath()
          }
        }
      }
      """###,
    "PiePage": ###"""
      struct PiePage: View {
        @State private var left = 1.0

        var body: some View {
          VStack {
            ZStack {
              Pie(end: .degrees(360 * left)).fill(.yellow).opacity(0.5)
              AnimalFace(.fox)
            }
            .frame(maxWidth: .max, maxHeight: .max)
            .border(.rounded)
            .aspectRatio(2.0 / 3, contentMode: .fit)
            Button("Again", action: start)
          }
          .frame(maxHeight: 36)
          .onAppear(perform: start)
          .defaultFocus()
        }

        private func start() {
          withAnimation(nil) { left = 1 }
          withAnimation(.linear(duration: .seconds(6))) { left = 0 }
        }
      }
      """###,
    "PlacesPage": ###"""
      struct PlacesPage: View {
        @State private var isRaised = false
        @State private var isHidden = false

        var body: some View {
          VStack {
            ZStack {
              AnimalCard(.dog).background(Color.blue).position(x: 4, y: 2).zIndex(isRaised ? 1 : 0)
              AnimalCard(.cat).background(Color.blue).position(x: 8, y: 3)
            }
            .frame(width: 14, height: 6)
            HStack {
              Text("left")
              if isHidden { owl.hidden() } else { owl }
              Text("right")
            }
            HStack(spacing: 2) {
              Toggle("The dog on top", isOn: $isRaised)
              Toggle("Hide the owl", isOn: $isHidden)
            }
          }
          .defaultFocus()
        }

        private var owl: some View { AnimalFace(.owl).border(.single) }
      }
      """###,
    "PointPopupPage": ###"""
      struct PointPopupPage: View {
        @State private var isOpen = false
        @State private var place = Point.zero

        var body: some View {
          Text("A meadow")
            .frame(maxWidth: .max, maxHeight: .max)
            .border(.rounded, color: .green)
            .frame(maxWidth: 120, maxHeight: 36)
            .onPress { press in
              guard press.phase == .ended, press.isInside else { return }
              place = press.location(in: .global)
              isOpen = true
            }
            .popup(isPresented: $isOpen, at: place, dim: 0) {
              HStack {
                AnimalFace(.ant)
                Text("\(place.x), \(place.y)")
              }
            }
        }
      }
      """###,
    "PopupsPage": ###"""
      struct PopupsPage: View {
        @State private var place = Place(name: "the middle", alignment: .center)
        @State private var isShown = false

        private struct Place {
          let name: String
          let alignment: Alignment
        }

        var body: some View {
          VStack(spacing: 1) {
            button("Top", Place(name: "the top", alignment: .top))
            HStack(spacing: 2) {
              button("Left", Place(name: "the left", alignment: .leading))
              button("Middle", Place(name: "the middle", alignment: .center))
              button("Right", Place(name: "the right", alignment: .trailing))
            }
            button("Bottom", Place(name: "the bottom", alignment: .bottom))
          }
          .popup(isPresented: $isShown, alignment: place.alignment) {
            VStack(spacing: 1) {
              Text("From \(place.name)").bold()
              Text("Esc, a click or a swipe closes it.")
              Button("Close") { isShown = false }.defaultFocus()
            }
            .padding()
          }
          .defaultFocus()
        }

        private func button(_ title: String, _ next: Place) -> some View {
          Button(title) {
            place = next
            isShown = true
          }
        }
      }
      """###,
    "PositionsPage": ###"""
      struct PositionsPage: View {
        @State private var dealt = Array(Animal.allCases.prefix(4))
        @State private var alignment = HorizontalAlignment.leading
        private let slowly = Animation.easeInOut(duration: .seconds(1))

        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 1) {
              ForEach(dealt) { AnimalCard($0).frame(width: 7, height: 5) }
            }
            .frame(width: 39)
            HStack(spacing: 2) {
              Button("Reverse") { withAnimation(slowly) { dealt.reverse() } }
              Button("Insert") { withAnimation(slowly) { insert() } }
              Button("Remove") { withAnimation(slowly) { remove() } }
            }
            VStack(alignment: alignment) {
              ForEach(dealt) { Text($0.word) }
            }
            .frame(maxWidth: 39, alignment: Alignment(horizontal: alignment, vertical: .center))
            .animation(slowly, value: alignment)
            .frame(width: 39, height: 5, alignment: .top)
            Button("Align") { alignment = alignment == .leading ? .trailing : .leading }
          }
          .defaultFocus()
        }

        private func insert() {
          if let next = Animal.allCases.first(where: { !dealt.contains($0) }), dealt.count < 5 {
            dealt.insert(next, at: 0)
          }
        }

        private func remove() {
          if dealt.count > 1 { dealt.removeFirst() }
        }
      }
      """###,
    "PreferencesPage": ###"""
      struct PreferencesPage: View {
        @State private var chosen = Animal.cat

        var body: some View {
          HStack(spacing: 2) {
            ForEach(Animal.allCases.prefix(4)) { animal in
              Button(animal.word) { withAnimation { chosen = animal } }
                .buttonStyle(.plain)
                .anchorPreference(key: ChosenPlace.self) { animal == chosen ? $0 : nil }
            }
          }
          .padding(.vertical)
          .overlayPreferenceValue(ChosenPlace.self) { anchor, proxy in
            if let anchor, let place = proxy[anchor] {
              Text("^").frame(width: place.width).offset(x: place.x, y: place.maxY)
            }
          }
          .defaultFocus()
        }
      }

      /// The place of the chosen animal.
      private enum ChosenPlace: PreferenceKey {
        static var defaultValue: Anchor? { nil }

        static func reduce(value: inout Anchor?, nextValue: () -> Anchor?) {
          value = value ?? nextValue()
        }
      }
      """###,
    "ProgressPage": ###"""
      struct ProgressPage: View {
        @State private var matched = 3

        var body: some View {
          VStack(alignment: .leading, spacing: 1) {
            ProgressView("Matched", value: Double(matched), total: 10)
            HStack {
              Button("A pair") { withAnimation { matched = min(10, matched + 1) } }
              Button("Anew") { withAnimation { matched = 0 } }
            }
            if matched < 10 {
              ProgressView("Waiting for the last pair")
            } else {
              Text("All matched")
            }
          }
          .frame(maxWidth: 44)
          .defaultFocus()
        }
      }
      """###,
    "QueuePage": ###"""
      struct QueuePage: View {
        @State private var center = PopupCenter()

        var body: some View {
          Button("Three at once") {
            for animal in [Animal.dog, .cat, .owl] { show(animal) }
          }
          .frame(maxWidth: .max, maxHeight: .max)
          .popups(center)
          .defaultFocus()
        }

        private func show(_ animal: Animal) {
          center.show(animal) {
            VStack {
              AnimalCard(animal)
              HStack {
                Button("Next") { center.hide(animal) }.defaultFocus()
                Button("None") { center.hideAll() }
              }
            }
            .padding(.horizontal)
          }
        }
      }
      """###,
    "RatioSplitPage": ###"""
      struct RatioSplitPage: View {
        @State private var ratio = 0.4

        var body: some View {
          RatioSplit(ratio: $ratio) {
            AnimalFace(.cat).frame(maxWidth: .max, maxHeight: .max)
          } second: {
            RatioSplit(.vertical, ratio: 0.5) {
              AnimalFace(.dog).frame(maxWidth: .max, maxHeight: .max)
            } second: {
              Text("half of \(Int((100 - 100 * ratio).rounded())) %")
                .frame(maxWidth: .max, maxHeight: .max).reverse().background(Color.blue)
            }
          }
          .border(.rounded)
          .frame(maxWidth: 120, maxHeight: 30)
        }
      }
      """###,
    "ReorderPage": ###"""
      struct ReorderPage: View {
        @State private var animals = Array(Animal.allCases.prefix(5))

        var body: some View {
          HStack(spacing: 1) {
            ForEach(animals) { animal in
              AnimalCard(animal).frame(width: 7, height: 5).draggable(animal)
            }
          }
          .dropDestination(for: Animal.self) { moved, location in
            withAnimation {
              animals.removeAll(where: moved.contains)
              // A card and the gap next to it are eight columns wide.
              animals.insert(contentsOf: moved, at: min(location.x / 8, animals.count))
            }
            return true
          }
        }
      }
      """###,
    "RepeatsPage": ###"""
      struct RepeatsPage: View {
        @State private var isThere = false
        @State private var isSwinging = false
        @State private var arrivals = 0

        private let trip = Animation.easeInOut(duration: .seconds(1))

        var body: some View {
          VStack(alignment: .leading) {
            track(.dog, isThere)
            track(.cat, isThere).animation(trip.delay(.milliseconds(500)), value: isThere)
            track(.hen, isThere).animation(trip.speed(2), value: isThere)
            track(.bat, isSwinging)
              .animation(isSwinging ? trip.repeatForever() : trip, value: isSwinging)
            Text("Arrived together: \(arrivals)")
            HStack {
              Button("Run") {
                withAnimation(trip, completion: { arrivals += 1 }) { isThere.toggle() }
              }
              Button(isSwinging ? "Rest" : "Swing") { isSwinging.toggle() }
            }
            .padding(.top)
          }
          .frame(width: 28, alignment: .leading)
          .defaultFocus()
        }

        private func track(_ animal: Animal, _ isFar: Bool) -> some View {
          AnimalFace(animal).offset(x: isFar ? 24 : 0)
        }
      }
      """###,
    "ReportsPage": ###"""
      struct ReportsPage: View {
        @State private var faceUp: Set<Animal> = []
        @State private var sum = 0

        var body: some View {
          VStack {
            HStack(spacing: 2) {
              ForEach(Animal.allCases.prefix(4)) { animal in
                Button {
                  faceUp.formSymmetricDifference([animal])
                } label: {
                  AnimalCard(animal, isFaceUp: faceUp.contains(animal))
                }
                .preference(key: Score.self, value: faceUp.contains(animal) ? 2 : 0)
              }
            }
            .buttonStyle(CardButtonStyle())
            .onPreferenceChange(Score.self) { sum = $0 }
            Text("The cards say \(sum) points")
          }
          .defaultFocus()
        }
      }

      /// The sum of the points of all cards.
      private enum Score: PreferenceKey {
        static var defaultValue: Int { 0 }

        static func reduce(value: inout Int, nextValue: () -> Int) {
          value += nextValue()
        }
      }
      """###,
    "RepresentablePage": ###"""
      struct RepresentablePage: View {
        @State private var steps = 300

        var body: some View {
          VStack(spacing: 1) {
            AntTrail(steps: steps).frame(maxWidth: 60, maxHeight: 18)
            Button("On from step \(steps)") { steps += 100 }
          }
          .defaultFocus()
        }
      }

      /// A view of an ant, which is created once and keeps its state.
      private struct AntTrail: Representable, Equatable {
        let steps: Int

        func makeDrawing(context: Context) -> Ant { Ant() }

        func update(_ ant: Ant, context: Context) {
          while ant.steps < steps { ant.step() }
        }

        func draw(_ ant: Ant, in context: inout GraphicsContext) {
          for cell in ant.trail {
            let place = Point(x: context.size.width / 2 + 2 * cell.x, y: context.size.height / 2 + cell.y)
            context.fill(Rect(origin: place, size: Size(width: 2, height: 1)), with: "#")
          }
        }
      }

      /// Langton's ant, as a library without views might provide it.
      private final class Ant {
        private(set) var trail: Set<Point> = []
        private(set) var steps = 0
        private var place = Point.zero
        private var way = Point(x: 0, y: -1)

        func step() {
          let isNew = trail.insert(place).inserted
          if !isNew { trail.remove(place) }
          way = isNew ? Point(x: -way.y, y: way.x) : Point(x: way.y, y: -way.x)
          place = Point(x: place.x + way.x, y: place.y + way.y)
          steps += 1
        }
      }
      """###,
    "SafeAreaPage": ###"""
      struct SafeAreaPage: View {
        var body: some View {
          Color.blue
            .ignoresSafeArea()
            .overlay {
              Text("The colour goes on behind the bars and beside them.").padding()
            }
            .safeAreaInset(edge: .top) { Text(" Moves 12 ").reverse() }
            .safeAreaInset(edge: .bottom) { Text(" Score 34 ").reverse() }
            .safeAreaPadding(.horizontal, 3)
            .frame(maxWidth: 60, maxHeight: 12)
        }
      }
      """###,
    "ScrollPage": ###"""
      struct ScrollPage: View {
        @State private var position = Point.zero
        @State private var isHeld = false

        var body: some View {
          VStack {
            ScrollViewReader { proxy in
              HStack {
                Button("First") { withAnimation { proxy.scrollTo(1) } }
                Button("Last") { withAnimation { proxy.scrollTo(30) } }
                Toggle("Hold", isOn: $isHeld)
                Text("\(position.x), \(position.y)").dim()
              }
              ScrollView([.horizontal, .vertical], position: $position) {
                ForEach(1..<31) { row in
                  Text("Row \(row) " + String(repeating: "and on ", count: 12)).id(row)
                }
              }
              .scrollDisabled(isHeld)
              .border(.rounded)
              .frame(maxWidth: 100, maxHeight: 40)
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "SectionListPage": ###"""
      struct SectionListPage: View {
        @State private var chosen: Animal? = .owl

        var body: some View {
          VStack {
            List(selection: $chosen) {
              Section("Farm") { rows([.cow, .hen, .pig, .dog]) }
              Section("Wood") { rows([.owl, .fox, .bat]) }
              Section("Air") { rows([.bee]) }
            }
            .border(.rounded)
            .frame(maxWidth: 30, maxHeight: 14)
            Text("Chosen: \(chosen?.word ?? "none")").dim()
          }
          .defaultFocus()
        }

        private func rows(_ animals: [Animal]) -> some View {
          ForEach(animals) { animal in
            Label {
              Text(animal.word)
            } icon: {
              AnimalFace(animal)
            }
            .tag(animal)
          }
        }
      }
      """###,
    "SectionsPage": ###"""
      struct SectionsPage: View {
        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Sections(of: Animal.allCases, by: \.word.first) { animal in
                HStack {
                  AnimalFace(animal)
                  Text(animal.word)
                }
              } header: { letter in
                Text(letter.map { $0.uppercased() } ?? "").bold().underline()
              }
            }
          }
        }
      }
      """###,
    "ShapesPage": ###"""
      struct ShapesPage: View {
        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 2) {
              Circle().fill(.red)
              Ellipse().fill(.green)
              Capsule().fill(.blue)
            }
            HStack(spacing: 2) {
              RoundedRectangle(cornerRadius: 1).fill(.yellow)
              Circle().strokeBorder(.magenta, lineWidth: 0.3, glyphs: .braille)
              Rectangle().rotation(.degrees(30)).scale(0.6).fill(.cyan)
            }
          }
          .frame(maxWidth: 120, maxHeight: 36)
        }
      }
      """###,
    "ShortcutsPage": ###"""
      struct ShortcutsPage: View {
        @State private var cards: [Animal] = []

        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 1) {
              ForEach(cards) { AnimalFace($0) }
            }
            .frame(width: 36, height: 1)
            Button("Deal: d") { deal() }
              .keyboardShortcut(.character("d"))
              .disabled(cards.count == 9)
            Button("Undo: ctrl-u") { cards = cards.dropLast() }
              .keyboardShortcut(.character("u"), modifiers: .control)
            Button("Gather: Delete") { cards = [] }
              .keyboardShortcut(.delete)
          }
          .defaultFocus()
        }

        private func deal() {
          cards.append(Animal.allCases[cards.count])
        }
      }
      """###,
    "SliderPage": ###"""
      struct SliderPage: View {
        @State private var volume = 0.4
        @State private var pairs = 8.0

        var body: some View {
          VStack(alignment: .leading, spacing: 1) {
            Slider("Volume", value: $volume)
            Slider("Pairs ", value: $pairs, in: 2...26, step: 2)
            Slider("Speed ", value: .constant(0.5)).disabled()
          }
          .frame(maxWidth: 44)
          .defaultFocus()
        }
      }
      """###,
    "SnackbarsPage": ###"""
      struct SnackbarsPage: View {
        @State private var center = PopupCenter()
        @State private var last: Snackbar?

        var body: some View {
          VStack(spacing: 1) {
            Button("Info") { center.show(Snackbar("A new card lies on the table")) }
            Button("Success") { center.show(Snackbar(kind: .success, "A pair of dogs")) }
            Button("Warning") { center.show(Snackbar(kind: .warning, "Ten seconds left")) }
            Button("Error") { center.show(Snackbar(kind: .error, "The game was not saved")) }
            Button("By a binding") { last = Snackbar("The last pair") }
          }
          .frame(maxWidth: .max, maxHeight: .max)
          .snackbar($last)
          .popups(center)
          .defaultFocus()
        }
      }
      """###,
    "SpeechPage": ###"""
      struct SpeechPage: View {
        @State private var isFaceUp = false

        var body: some View {
          VStack(spacing: 1) {
            Button {
              isFaceUp.toggle()
            } label: {
              AnimalCard(.bee, isFaceUp: isFaceUp)
            }
            .buttonStyle(CardButtonStyle())
            .accessibilityLabel("Card 1")
            .accessibilityValue(isFaceUp ? "bee" : "face down")
            .accessibilityHint("Enter turns it.")
            .announce(isFaceUp ? "A bee" : "Face down", whenChanged: isFaceUp)
            HStack {
              Text("A screen reader hears:").dim()
              AnnouncementLine()
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "SplitPage": ###"""
      struct SplitPage: View {
        @State private var chosen: Animal? = .dog
        @State private var showsDetail = false

        var body: some View {
          NavigationSplitView(showsDetail: $showsDetail) {
            List(Animal.allCases, selection: $chosen, onOpen: { _ in showsDetail = true }) {
              Text($0.word)
            }
            .navigationTitle("Animals")
          } detail: {
            if let chosen {
              AnimalCard(chosen)
                .frame(maxWidth: .max, maxHeight: .max)
                .navigationTitle(chosen.word)
            }
          }
          .border(.rounded)
          .frame(maxWidth: 120, maxHeight: 30)
          .defaultFocus()
        }
      }
      """###,
    "StacksPage": ###"""
      struct StacksPage: View {
        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 2) {
              AnimalCard(.dog)
              AnimalCard(.cat, isFaceUp: false)
              ZStack(alignment: .topLeading) {
                AnimalCard(.owl)
                Text("new").reverse().padding(.leading, 2)
              }
            }
            HStack {
              Text("left")
              Spacer()
              Text("middle")
              Spacer()
              Text("right")
            }
            .border(.single)
            .frame(maxWidth: 60)
          }
        }
      }
      """###,
    "StatePage": ###"""
      struct StatePage: View {
        @State private var count = 0

        var body: some View {
          VStack(spacing: 1) {
            Text("The parent sees \(count)")
            HStack(spacing: 3) {
              Counter(count: $count)
              Counter(count: $count)
            }
          }
          .defaultFocus()
        }
      }

      /// A view with a state of its own and a binding to its parent's.
      private struct Counter: View {
        @Binding var count: Int
        @State private var own = 0

        var body: some View {
          VStack {
            Text("own \(own), all \(count)")
            Button("Add one") {
              own += 1
              count += 1
            }
          }
          .padding(.horizontal)
          .border(.rounded)
        }
      }
      """###,
    "StylesPage": ###"""
      struct StylesPage: View {
        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 2) {
              Button("Brackets") {}
              Button("Plain") {}.buttonStyle(.plain)
              Button("Border") {}.buttonStyle(.bordered)
            }
            HStack(spacing: 2) {
              Button("Feed") {}
              Button("Sell", role: .destructive) {}
              Button("Milk") {}.disabled()
            }
            .buttonStyle(KeyCap())
          }
          .defaultFocus()
        }
      }

      /// A key that goes down while it is pressed; signs show all that colours show.
      private struct KeyCap: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: 0) {
            Text(configuration.isFocused ? ">" : " ")
            configuration.label
            Text(configuration.role == .destructive ? "!" : " ")
          }
          .foregroundStyle(.white)
          .bold(configuration.isFocused)
          .strikethrough(!configuration.isEnabled)
          .padding(.horizontal)
          .background(configuration.isPressed ? Color.green : Color.blue)
          .offset(y: configuration.isPressed ? 1 : 0)
          .frame(height: 2, alignment: .top)
        }
      }
      """###,
    "SubmitPage": ###"""
      struct SubmitPage: View {
        @State private var word = ""
        @State private var found: Animal?

        var body: some View {
          VStack(spacing: 1) {
            ZStack {
              if let found { AnimalCard(found) } else { CardBack().frame(width: 7, height: 5) }
            }
            TextField("an animal", text: $word, limit: 10)
              .onSubmit(search)
              .frame(width: 20)
              .defaultFocus()
          }
        }

        private func search() {
          found = Animal(rawValue: word)
          word = ""
        }
      }
      """###,
    "SubviewsPage": ###"""
      struct SubviewsPage: View {
        var body: some View {
          Ledger {
            Text("A pair of dogs").layoutValue(key: Points.self, value: 4)
            Text("A look at the owl").layoutValue(key: Points.self, value: -1)
            EmptyView()
            ForEach(Animal.allCases.suffix(2)) { animal in
              Text("A pair of \(animal.word)s").layoutValue(key: Points.self, value: 2)
            }
          }
          .frame(width: 30)
        }
      }

      /// A list of subviews with rules between them, each with the value that it declares.
      private struct Ledger<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          Group(subviews: content) { entries in
            VStack(alignment: .leading) {
              ForEach(entries) { entry in
                HStack {
                  entry
                  Spacer()
                  Text("\(entry[Points.self])")
                }
                Divider()
              }
              let sum = entries.reduce(0) { $0 + $1[Points.self] }
              Text("\(entries.count) entries, \(sum) points").bold()
            }
          }
        }
      }

      private enum Points: LayoutValueKey {
        static var defaultValue: Int { 0 }
      }
      """###,
    "TablePage": ###"""
      struct TablePage: View {
        @State private var selection: Animal? = .owl
        @State private var order: [TableSort<Animal>] = []

        var body: some View {
          VStack {
            Table(Animal.allCases.sorted(using: order), selection: $selection, sortOrder: $order) {
              TableColumn("") { AnimalFace($0) }.width(3)
              TableColumn("Animal", value: \.word)
              TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
              TableColumn("Says", value: \.call).width(min: 6, max: 20)
            }
            .border(.rounded)
            .frame(maxWidth: 50, maxHeight: 16)
            Text("Selected: \(selection?.word ?? "none")").dim()
          }
          .defaultFocus()
        }
      }

      extension Animal {
        fileprivate var legs: Int {
          switch self {
          case .bee, .ant: 6
          case .owl, .hen: 2
          default: 4
          }
        }

        fileprivate var call: String {
          switch self {
          case .dog: "woof"
          case .cat: "meow"
          case .owl: "hoo"
          case .bee: "buzz"
          case .hen: "cluck"
          case .cow: "moo"
          case .pig: "oink"
          case .ram: "baa"
          default: "nothing"
          }
        }
      }
      """###,
    "TabsPage": ###"""
      struct TabsPage: View {
        @State private var tab = Animal.dog

        var body: some View {
          TabView(selection: $tab) {
            ForEach(Animal.allCases.prefix(3)) { animal in
              Feeder(animal: animal).tabItem(animal.word).tag(animal)
            }
          }
          .frame(maxWidth: 50, maxHeight: 12)
          .defaultFocus()
        }
      }

      /// A tab that counts its feedings, also while another tab is shown.
      private struct Feeder: View {
        let animal: Animal
        @State private var meals = 0

        var body: some View {
          HStack(spacing: 3) {
            AnimalCard(animal)
            VStack {
              Text("\(meals) meals")
              Button("Feed") { meals += 1 }
            }
          }
          .frame(maxWidth: .max, maxHeight: .max)
        }
      }
      """###,
    "TaskPage": ###"""
      struct TaskPage: View {
        @State private var pairs = 4
        @State private var deals: Int?

        var body: some View {
          VStack(spacing: 1) {
            Stepper("Pairs", value: $pairs, in: 1...10)
            Text("\(deals.map(String.init) ?? "...") different deals")
          }
          .onChange(of: pairs) { _, _ in deals = nil }
          .task(id: pairs) { [pairs] in
            Self.deals(of: pairs)
          } receive: {
            deals = $0
          }
          .defaultFocus()
        }

        /// Returns the number of ways to lay out pairs: (2n)! / 2^n.
        private static func deals(of pairs: Int) -> Int {
          (1...pairs).reduce(1) { $0 * $1 * (2 * $1 - 1) }
        }
      }
      """###,
    "TextEditorPage": ###"""
      struct TextEditorPage: View {
        @State private var text = """
          The owl sleeps by day, and the bee by night.

          Who wakes whom?
          """

        var body: some View {
          VStack(alignment: .trailing) {
            TextEditor(text: $text)
              .accessibilityLabel("Story")
              .border(.rounded)
              .defaultFocus()
            Text("\(text.count) characters").dim()
          }
          .frame(maxWidth: 44, maxHeight: 12)
        }
      }
      """###,
    "TextPage": ###"""
      struct TextPage: View {
        private let line = "The quick brown fox jumps over the lazy dog"

        var body: some View {
          ScrollView {
            VStack(alignment: .leading, spacing: 1) {
              HStack {
                Text("bold").bold()
                Text("dim").dim()
                Text("italic").italic()
                Text("under").underline()
                Text("reverse").reverse()
              }
              HStack {
                Text("through").strikethrough()
                Text("before").foregroundStyle(.green)
                Text("behind").foregroundStyle(.white).textBackground(.blue)
                Text("as one line").fixedSize()
              }
              VStack(alignment: .leading) {
                Text(line).truncationMode(.head)
                Text(line).truncationMode(.middle)
                Text(line).truncationMode(.tail)
              }
              .lineLimit(1)
              .frame(width: 28)
              HStack(spacing: 2) {
                Text(line).multilineTextAlignment(.leading)
                Text(line).multilineTextAlignment(.trailing)
              }
              .frame(width: 33)
            }
          }
        }
      }
      """###,
    "TimelinePage": ###"""
      struct TimelinePage: View {
        @State private var isRunning = true

        var body: some View {
          VStack(spacing: 1) {
            if isRunning {
              TimelineView(.periodic(by: .seconds(1))) { time in
                Text("The gallery is \(time.components.seconds) s old").bold()
              }
            } else {
              Text("The clock rests, and so does the machine.")
            }
            Button(isRunning ? "Stop" : "Go on") { isRunning.toggle() }
          }
          .defaultFocus()
        }
      }
      """###,
    "TransitionsPage": ###"""
      struct TransitionsPage: View {
        @State private var isShown = true

        private let transitions: [(String, Transition)] = [
          ("opacity", .opacity),
          ("move", .move(edge: .top)),
          ("slide", .slide),
          ("scale", .scale),
        ]

        var body: some View {
          VStack(spacing: 1) {
            HStack(spacing: 2) {
              ForEach(transitions, id: \.0) { name, transition in
                VStack {
                  ZStack {
                    if isShown { AnimalCard(.owl).transition(transition) }
                  }
                  .frame(width: 7, height: 5)
                  Text(name)
                }
              }
            }
            Button(isShown ? "Hide" : "Show") {
              withAnimation(.easeInOut(duration: .seconds(1))) { isShown.toggle() }
            }
          }
          .defaultFocus()
        }
      }
      """###,
    "WorkspacePage": ###"""
      struct WorkspacePage: View {
        @State private var panes = LayerOrder([Animal.dog, .cat, .fox])
        @State private var key: Animal?

        var body: some View {
          if panes.ids.isEmpty {
            Button("Open them again") { panes = LayerOrder([.dog, .cat, .fox]) }.defaultFocus()
          } else {
            Workspace($panes, key: $key) { animal in
              AnimalPane(animal: animal) { open(after: animal) }
            }
            // Otherwise closing the last one would leave the gallery.
            .environment(\.quit, QuitAction {})
          }
        }

        private func open(after animal: Animal) {
          guard let new = Animal.allCases.first(where: { !panes.ids.contains($0) }) else { return }
          panes.insert(new, above: animal)
          key = new
        }
      }

      private struct AnimalPane: View {
        @Environment(\.scenePhase) private var phase
        @State private var meals = 0
        let animal: Animal
        let open: () -> Void

        var body: some View {
          VStack {
            HStack {
              AnimalFace(animal)
              Text(phase == .active ? "awake" : "asleep").dim()
            }
            Button("Feed: \(meals)") { meals += 1 }.defaultFocus()
            Button("Open another", action: open)
          }
          .navigationTitle(animal.word)
        }
      }
      """###,
    "ZoomPage": ###"""
      struct ZoomPage: View {
        @State private var viewport = Viewport(zoomRange: 1...4, margins: Size(width: 1, height: 1))

        var body: some View {
          VStack {
            ZoomView(viewport: $viewport) {
              VStack(spacing: 0) {
                ForEach(0..<3) { row in
                  HStack(spacing: 0) {
                    ForEach(0..<4) { column in
                      AnimalFace(Animal.allCases[row * 4 + column])
                        .frame(maxWidth: .max, maxHeight: .max)
                        .border(.rounded)
                    }
                  }
                }
              }
            }
            .border(.double)
            Text("\(Int((100 * viewport.zoom).rounded())) %, a click for 200 %")
              .onTapGesture { viewport.zoom(to: 2) }
          }
          .frame(maxWidth: 120, maxHeight: 36)
        }
      }
      """###,
  ]
}
