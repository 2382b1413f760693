import Observation
import TestSupport
import Testing
import TextUI
import TextUITesting

@Suite("Lists, data and loading")
struct ListsDataAndLoadingGuideTests {
  // Example begins
  struct Plant: Identifiable {
    let id: Int
    var name: String { "plant \(id)" }
  }

  @Observable final class Garden {
    var plants = (1...1_000_000).map { Plant(id: $0) }
  }

  struct GardenView: View {
    let garden: Garden
    @State private var selection: Plant.ID?

    var body: some View {
      List(garden.plants, selection: $selection) { Text($0.name) }
        .onDelete { garden.plants.remove(at: $0) }
        .onMove { garden.plants.swapAt($0, $1) }
        .defaultFocus()
    }
  }
  // Example ends

  // Example begins
  struct LogView: View {
    let lines: [String]

    var body: some View {
      List(lines.indices, id: \.self) { Text(lines[$0]) }
        .defaultScrollAnchor(.bottom)
    }
  }
  // Example ends

  // Example begins
  struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  struct Places: View {
    let places: [Place]
    @State private var expanded: Set<String> = []

    var body: some View {
      Tree(places, children: \.places, isExpanded: $expanded) { Text($0.id) }
        .onChange(of: expanded) { old, new in print("expanded", new.subtracting(old)) }
    }
  }
  // Example ends

  // Example begins
  struct Animal: Identifiable {
    let id: Int
    let name: String
    let legs: Int
  }

  struct Animals: View {
    let animals: [Animal]
    @State private var order = [KeyPathComparator<Animal>(\.name)]

    var body: some View {
      Table(animals.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
      }
    }
  }
  // Example ends

  // Example begins
  struct Forecast: View {
    let load: @Sendable (_ town: String) async throws -> [String]
    @State private var town = "Oslo"
    @State private var days = LoadState<[String]>.none

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Town", text: $town)
        ForEach(days.value ?? [], id: \.self) { Text($0).dim(days.isLoading) }
        if let reason = days.failure { Text("! \(reason)") }
      }
      .task(id: town) {
        days = .loading(last: days.value, from: .fresh)
        do {
          let loaded = try await load(town)
          if !Task.isCancelled { days = .loaded(loaded, from: .fresh) }
        } catch {
          if !Task.isCancelled {
            days = .failed(reason: "\(error)", last: days.value, from: .fresh)
          }
        }
      }
    }
  }
  // Example ends

  // Example begins
  struct Archive: View {
    @State private var entries = ContentSource<Int>(batch: 3) { last, count in
      Array(((last ?? 0) + 1..<8).prefix(count))
    }

    var body: some View {
      List(entries.items, id: \.self) { Text("entry \($0)") }
        .loadsMore(entries)
        .defaultFocus()
    }
  }
  // Example ends

  @Test("the guide's examples compile, and print what the guide says")
  func examples() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let garden = Garden()
    let stage = Stage(width: 17, height: 3) { GardenView(garden: garden) }
    stage.key(.end)
    stage.key(.up, .alt)
    stage.key(.delete)
    for row in stage.rows { print(row) }
    // Example ends

    // Example begins
    let archive = Stage(width: 11, height: 2) { Archive() }
    print(await archive.draws { archive.place(of: "entry 2") != nil })
    let isLoaded = await archive.draws {
      archive.key(.end)
      return archive.place(of: "entry 6") != nil
    }
    print(isLoaded)
    // Example ends

    let guide = try DocumentedGuide(
      in: "Sources/Terminal/TextUI/TextUI.docc/ListsDataAndLoading.md")
    #expect(try DocumentedGuide.pieces(in: #filePath) == guide.blocks)
    #expect(printed.rows == guide.output)
  }
}
