/// At most three letters of what a player is called; the number of a person without a name.
func shortName(_ name: String, of player: Int) -> String {
  name == "Player \(player + 1)" ? "P\(player + 1)" : String(name.prefix(3))
}
