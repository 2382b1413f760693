/// An animal on the cards of the gallery.
enum Animal: String, CaseIterable, Identifiable {
  case dog
  case cat
  case fox
  case owl
  case bee
  case hen
  case ant
  case cow
  case pig
  case rat
  case bat
  case ram

  var id: Self { self }
  var word: String { rawValue }

  var symbol: String {
    switch self {
    case .dog: "🐶"
    case .cat: "🐱"
    case .fox: "🦊"
    case .owl: "🦉"
    case .bee: "🐝"
    case .hen: "🐔"
    case .ant: "🐜"
    case .cow: "🐮"
    case .pig: "🐷"
    case .rat: "🐀"
    case .bat: "🦇"
    case .ram: "🐏"
    }
  }
}
