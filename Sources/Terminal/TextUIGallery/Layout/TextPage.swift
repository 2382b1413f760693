import TextUI

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
