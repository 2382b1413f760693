import TextUI

/// A view of every kind that draws something, each in a space of 24×8 cells.
enum Specimens {
  static let size = Size(width: 24, height: 8)

  static var all: [(name: String, view: AnyView)] {
    texts + containers + controls + drawings + modified + shapes
  }

  private static func one(_ name: String, _ view: some View) -> (name: String, view: AnyView) {
    (name, AnyView(view))
  }

  private static let prose = "Ein 日本 cat 🐈 sat\non a long mat, and slept there"

  private static var texts: [(name: String, view: AnyView)] {
    [
      one("Text", Text(prose)),
      one("head", Text(prose).lineLimit(1).truncationMode(.head)),
      one("middle", Text(prose).lineLimit(2).truncationMode(.middle)),
      one("aligned", Text(prose).multilineTextAlignment(.trailing)),
      one("attributes", Text(prose).bold().dim().italic().underline().reverse().strikethrough()),
      one("colours", Text(prose).foregroundStyle(.red).textBackground(.blue)),
      one("Divider", Divider()),
      one("Color", Color.green),
      one("clear", Text("日本").overlay { Color.clear }),
    ]
  }

  private static var containers: [(name: String, view: AnyView)] {
    [
      one("HStack", HStack { words }),
      one("VStack", VStack { words }),
      one("ZStack", ZStack { words }),
      one("VGrid", VGrid(columns: [.fixed(4), .flexible(), .adaptive(minimum: 3)]) { words }),
      one(
        "LazyVGrid",
        ScrollView {
          LazyVGrid(columns: [.fixed(5), .flexible()]) { ForEach(0..<99) { Text("日\($0)") } }
        }),
      one(
        "LazyHGrid",
        ScrollView(.horizontal) {
          LazyHGrid(rows: [.fixed(1), .flexible()]) { ForEach(0..<99) { Text("日\($0)") } }
        }),
      one(
        "ScrollView",
        ScrollView([.horizontal, .vertical]) {
          Text(prose).fixedSize()
          numbers
        }),
      one("LazyVStack", ScrollView { LazyVStack { ForEach(0..<99) { Text("日\($0)") } } }),
      one(
        "LazyHStack",
        ScrollView(.horizontal) {
          LazyHStack(columnWidth: 5) { ForEach(0..<99) { Text("日\($0)") } }
        }),
      one("Table", Table(0..<99, id: \.self) { TableColumn("日本") { Text("日\($0)") } }),
      one(
        "Grid",
        Grid {
          GridRow { words }
          Divider()
          GridRow { Text(prose).gridCellColumns(2) }
        }),
      one("List", List(0..<99, id: \.self, selection: .constant(2)) { Text("日\($0)") }),
      one(
        "Sections",
        VStack {
          Sections(of: 0..<6, id: \.self, by: { $0 % 2 }) {
            Text("日\($0)")
          } header: {
            Text("Rest \($0)").bold()
          }
        }),
      one("GeometryReader", GeometryReader { Text("日本 \($0.size.width)") }),
      one(
        "TabView",
        TabView {
          words.tabItem("日本")
          Text("b").tabItem("B")
        }),
      one("NavigationStack", NavigationStack { words.navigationTitle("日本") }),
      one(
        "NavigationSplitView",
        NavigationSplitView(showsDetail: .constant(false), sidebarWidth: 9, minimumWidth: 20) {
          words.toolbar { Text("+") }
        } detail: {
          numbers
        }),
      one(
        "RatioSplit",
        RatioSplit(ratio: .constant(0.4)) {
          words
        } second: {
          numbers
        }),
      one("ZoomView", ZoomView { Text(prose) }),
      one("subviews", Group(subviews: words) { ForEach($0) { $0.border() } }),
    ]
  }

  private static var words: some View {
    Group {
      Text("日本")
      Text("two")
      Text("🐈 three")
    }
  }

  private static var bar: some View { Color.red.frame(width: 3, height: 1) }

  private static var numbers: some View { ForEach(0..<12) { Text("number \($0)") } }

  private static var controls: [(name: String, view: AnyView)] {
    [
      one("Button", Button("日本 press") {}),
      one("bordered", Button("日本 press") {}.buttonStyle(.bordered)),
      one("disabled", Button("日本 press") {}.disabled()),
      one("Toggle", Toggle("日本", isOn: .constant(true))),
      one("Slider", Slider("日本", value: .constant(0.3))),
      one("Label", Label("日本", icon: "🐈")),
      one("Menu", Menu("日本") { Text("a") }),
      one("TextEditor", TextEditor(text: .constant(prose + prose + prose))),
      one("Stepper", Stepper("日本", value: .constant(3))),
      one("segmented", picker.pickerStyle(.segmented)),
      one("inline", picker.pickerStyle(.inline)),
      one("menu", picker.pickerStyle(.menu)),
      one("TextField", TextField("Name", text: .constant("日本 and a text too long to fit"))),
      one("ProgressView", ProgressView("日本", value: 0.37)),
      one("spinner", ProgressView("日本")),
      one(
        "Form",
        Form {
          FormRow("日本", Validation(of: "", .notBlank())) { TextField("N", text: .constant("")) }
        }),
      one("flexible", Button("日本") {}.buttonSizing(.flexible)),
      one("NavigationLink", NavigationLink("日本", value: 1)),
      one("TimelineView", TimelineView(.periodic(from: .zero, by: .seconds(1))) { Text("\($0)") }),
    ]
  }

  private static var picker: some View {
    Picker("日本", selection: .constant(1)) { ForEach(0..<3) { Text("日\($0)").tag($0) } }
  }

  private static var drawings: [(name: String, view: AnyView)] {
    [
      one(
        "Drawing",
        Canvas { context, size in
          context.part("line") {
            $0.line(from: .zero, to: Point(x: size.width, y: size.height), with: "╲")
          }
          context.text("日本", at: Point(x: 9, y: 2))
        }),
      one(
        "Path",
        Path {
          $0.addLines([.zero, ShapePoint(x: 10, y: 3), ShapePoint(x: 0, y: 6)])
          $0.closeSubpath()
        }),
    ]
  }

  private static var modified: [(name: String, view: AnyView)] {
    [
      one("frame", Text(prose).frame(width: 9, height: 3, alignment: .bottomTrailing).border()),
      one("limits", Text(prose).frame(minWidth: 3, maxWidth: 12, maxHeight: 4).border()),
      one("fixedSize", Text(prose).fixedSize()),
      one("padding", Text("日本").padding(2).background(Color.red)),
      one("aspectRatio", Color.red.aspectRatio(2 / 3, contentMode: .fit)),
      one("filled", Color.red.scaledToFill()),
      one("containerRelative", Color.red.containerRelativeFrame(.both, count: 3, spacing: 1)),
      one("overlay", Text(prose).overlay { Text("日本").reverse() }),
      one("background", Text("日本").background { Color.blue }),
      one("border", Text("日本").border(.double, color: .red)),
      one("clipped", Text(prose).fixedSize().frame(width: 7, height: 1).clipped()),
      one("offset", Text("日本").border().offset(x: 3, y: -1)),
      one("position", Text("日本").position(x: 2, y: 7)),
      one(
        "zIndex",
        ZStack {
          Text("日本日本").zIndex(1)
          bar
        }),
      one(
        "opacity",
        ZStack {
          Color.red
          Text("日本").opacity(0.5)
        }),
      one("hidden", Text("日本").hidden()),
      one("scaleEffect", Color.red.scaleEffect(x: 0.3, y: 0.5)),
      one("hitInsets", Text("日本").onTapGesture {}.hitInsets(-1)),
      one("contentShape", Color.red.onTapGesture {}.contentShape(Circle())),
      one("safeAreaInset", Text(prose).safeAreaInset(edge: .bottom) { Text("日本").reverse() }),
      one("safeAreaPadding", Color.red.safeAreaPadding()),
      one("matchedGeometry", Text("日本").matchedGeometryEffect(id: 1, in: Namespace.ID("n"))),
      one("transition", Text("日本").transition(.slide).animation(.spring, value: 1)),
      one(
        "overlayPreference",
        Text("日本").preference(key: Word.self, value: "w")
          .overlayPreferenceValue(Word.self) { word, _ in Text(word).offset(x: 3) }),
    ]
  }

  private static var shapes: [(name: String, view: AnyView)] {
    [
      one("Rectangle", Rectangle().inset(by: 1).fill(.red)),
      one("RoundedRectangle", RoundedRectangle(cornerRadius: 2).strokeBorder(.green)),
      one("Capsule", Capsule().fill(.blue, glyphs: .halfBlocks)),
      one("Circle", Circle().fill(glyphs: .braille)),
      one("Ellipse", Ellipse().trim(from: 0.1, to: 0.7).stroke(.red)),
      one("Pie", Pie(end: .degrees(250)).fill(glyphs: .ascii)),
      one("turned", Rectangle().scale(0.5).rotation(.degrees(30)).translation(x: 1).fill()),
    ]
  }
}
