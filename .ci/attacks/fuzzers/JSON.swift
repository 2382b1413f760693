import PlainJSON

/// Requires that parsed JSON survives a round trip.
func attack(_ bytes: [UInt8]) {
  guard let json = try? JSON(parsing: bytes) else { return }
  let again = try? JSON(parsing: Array(json.written().utf8))
  precondition(again == json, "\(json) became \(String(describing: again))")
}
