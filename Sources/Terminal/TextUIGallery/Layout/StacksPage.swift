import TextUI

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
