extension Golden {
  /// The first format of the histories of pairs.
  static let pairs = #"""
    {"format":"memorize-pairs","version":1,"length":212,"crc":"27841455"}
    {
      "themes": [
        {
          "id": "words",
          "pairs": [
            {"faces":["cat","Katze"],"known":3,"forgotten":0,"box":4},
            {"faces":["dog","Hund"],"known":1,"forgotten":2,"box":1}
          ]
        }
      ]
    }

    """#
}
