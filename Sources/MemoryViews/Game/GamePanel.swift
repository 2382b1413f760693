/// What may lie over the table.
enum GamePanel: Hashable {
  case pause
  case help
  case leave
  case result
}
