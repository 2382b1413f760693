import TextUI

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
