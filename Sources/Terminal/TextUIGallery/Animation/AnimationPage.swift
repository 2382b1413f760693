import TextUI

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
