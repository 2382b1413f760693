extension BuiltInTheme {
  /// A flag, its look in words where it cannot be drawn, and its country.
  typealias Flag = (flag: String, look: String, country: String)

  /// The flags that a few words tell apart; stripes are named from the left or from the top.
  static let flags: [Flag] = [
    ("🇫🇷", "blue white red columns", "France"),
    ("🇮🇹", "green white red columns", "Italy"),
    ("🇮🇪", "green white orange columns", "Ireland"),
    ("🇧🇪", "black yellow red columns", "Belgium"),
    ("🇷🇴", "blue yellow red columns", "Romania"),
    ("🇳🇬", "green white green columns", "Nigeria"),
    ("🇲🇱", "green yellow red columns", "Mali"),
    ("🇵🇪", "red white red columns", "Peru"),
    ("🇨🇦", "maple leaf, red columns", "Canada"),
    ("🇲🇽", "eagle on a column", "Mexico"),
    ("🇩🇪", "black red gold rows", "Germany"),
    ("🇳🇱", "red white blue rows", "Netherlands"),
    ("🇦🇹", "red white red rows", "Austria"),
    ("🇭🇺", "red white green rows", "Hungary"),
    ("🇷🇺", "white blue red rows", "Russia"),
    ("🇵🇱", "white red rows", "Poland"),
    ("🇺🇦", "blue yellow rows", "Ukraine"),
    ("🇪🇪", "blue black white rows", "Estonia"),
    ("🇱🇹", "yellow green red rows", "Lithuania"),
    ("🇪🇸", "red yellow red rows", "Spain"),
    ("🇮🇳", "wheel on orange white green", "India"),
    ("🇩🇰", "white cross on red to the edge", "Denmark"),
    ("🇸🇪", "yellow cross on blue", "Sweden"),
    ("🇫🇮", "blue cross on white", "Finland"),
    ("🇳🇴", "blue cross on red", "Norway"),
    ("🇮🇸", "red cross on blue", "Iceland"),
    ("🇨🇭", "short white cross on red", "Switzerland"),
    ("🇬🇷", "blue stripes, white cross", "Greece"),
    ("🇯🇵", "red disc on white", "Japan"),
    ("🇧🇩", "red disc on green", "Bangladesh"),
    ("🇧🇷", "globe on yellow and green", "Brazil"),
    ("🇹🇷", "white moon and star on red", "Turkey"),
    ("🇨🇳", "five yellow stars on red", "China"),
    ("🇻🇳", "one yellow star on red", "Vietnam"),
    ("🇺🇸", "stars, red and white stripes", "America"),
    ("🇬🇧", "red and white crosses on blue", "Britain"),
  ]
}
