import TextUI

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
