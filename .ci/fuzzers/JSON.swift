import PlainJSON

/// What is read as JSON is written so that it is read as the same.
func attack(_ bytes: [UInt8]) {
  guard let json = try? JSON(parsing: bytes) else { return }
  let again = try? JSON(parsing: Array(json.written().utf8))
  precondition(again == json, "\(json) became \(String(describing: again))")
}
