import TextUI

// What the first table of "Coming from SwiftUI" lists, written as for SwiftUI.

struct SameDrawing: View {
  var body: some View {
    VStack {
      Text("red").foregroundStyle(.red).background(.blue)
      Text("behind").background { Color.green }.overlay(alignment: .trailing) { Text("!") }
      Text("framed").border(.red).clipped()
      Text("faint").opacity(0.5)
      Circle().trim(from: 0, to: 0.5).stroke(.yellow, lineWidth: 1).frame(width: 6, height: 3)
      Rectangle().fill(.green).frame(width: 4, height: 1)
      Path { path in
        path.move(to: ShapePoint(x: 0, y: 0))
        path.addLine(to: ShapePoint(x: 6, y: 2))
      }
      .stroke(lineWidth: 1)
      .frame(width: 6, height: 2)
      Label {
        Text("label")
      } icon: {
        Text("*")
      }
    }
  }
}

struct SameButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct SameControls: View {
  @State private var isOn = true
  @State private var count = 2
  @State private var share = 0.5
  @State private var choice = 1
  @State private var name = "Ada"
  @State private var notes = "notes"

  var body: some View {
    Form {
      Section("Section") {
        Button("Button") { count += 1 }.buttonStyle(SameButtonStyle())
        Button("Delete", role: .destructive) {}
        Toggle("Toggle", isOn: $isOn)
        Stepper("Stepper", value: $count, in: 0...9)
        Slider(value: $share, in: 0...1)
        Picker("Picker", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Menu("Menu") { Button("Item") {} }
        TextField("Name", text: $name)
        TextEditor(text: $notes).frame(height: 2)
        ProgressView("Progress", value: share)
        ProgressView()
        LabeledContent("Version", value: "1.0")
      }
    }
  }
}

struct SameTask: Identifiable {
  let id: Int
  var isDone = false
}

struct SameGroups: View {
  @State private var tasks = [SameTask(id: 1), SameTask(id: 2)]
  @State private var isExpanded = true

  var body: some View {
    VStack {
      GroupBox("Box") {
        ForEach($tasks) { $task in Toggle("task \(task.id)", isOn: $task.isDone) }
      }
      DisclosureGroup("Details", isExpanded: $isExpanded) { Text("disclosed") }
      DisclosureGroup("More") { Text("hidden") }
      List($tasks) { $task in Toggle("line \(task.id)", isOn: $task.isDone) }
    }
  }
}

struct SameAnimal: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [SameAnimal(id: 1, name: "cat"), SameAnimal(id: 2, name: "owl")]
}

struct SameLists: View {
  @State private var chosen: SameAnimal.ID?

  var body: some View {
    List(SameAnimal.all, selection: $chosen) { Text($0.name) }
    Table(SameAnimal.all, selection: $chosen) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
  }
}

struct SameNavigation: View {
  @State private var path: [SameAnimal] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(SameAnimal.all) { animal in NavigationLink(animal.name, value: animal) }
        .navigationTitle("Animals")
        .toolbar { Button("Add") {} }
        .navigationDestination(for: SameAnimal.self) { Text("the \($0.name)") }
    }
  }
}

struct SameColumnsOfNavigation: View {
  @State private var chosen: SameAnimal.ID?

  var body: some View {
    NavigationSplitView {
      List(SameAnimal.all, selection: $chosen) { Text($0.name) }
    } detail: {
      Text("detail \(chosen ?? 0)")
    }
  }
}

struct SamePresentation: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var asks = false

  var body: some View {
    TabView {
      Button("Sheet") { showsSheet = true }.tabItem("Sheets")
    }
    .sheet(isPresented: $showsSheet) { Text("the sheet") }
    .alert("Alert", isPresented: $showsAlert) {
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("message")
    }
    .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") {} }
  }
}
