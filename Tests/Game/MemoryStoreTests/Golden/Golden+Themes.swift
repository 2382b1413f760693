extension Golden {
  /// The first format of theme packs.
  static let themes = #"""
    {
      "format": "memorize-themes",
      "version": 1,
      "themes": [
        {
          "id": "pets",
          "name": "Pets \"1\"",
          "faces": [{"symbol":"🐶","word":"my dog"},"🐱","🐭"],
          "removed": ["🐱"],
          "pairs": 2,
          "color": "#01020304"
        },
        {
          "id": "words",
          "name": "Words",
          "faces": ["dog","cat"],
          "secondFaces": ["Hund","Katze"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ]
    }

    """#

  /// The first format of theme packs with covers.
  static let coveredThemes = #"""
    {
      "format": "memorize-themes",
      "version": 3,
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": ["🐶","🐱"],
          "pairs": 2,
          "color": "#FFA000",
          "cover": {"background":"#4FC3F7","faces":[{"face":"🐱","x":-0.25,"y":0.125,"size":0.6},{"face":"🐶","x":0.0,"y":0.0,"size":0.4},{"face":"🐱","x":0.5,"y":-0.5,"size":2.0}]}
        }
      ]
    }

    """#

  /// The first format of a theme library.
  static let library = #"""
    {"format":"memorize-library","version":1,"length":223,"crc":"138f6246"}
    {
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": ["🐶","42"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ],
      "order": [
        "pets",
        "sea"
      ],
      "deleted": [
        "animals"
      ]
    }

    """#

  /// A theme library of the second version, with an imported picture.
  static let libraryWithPicture = #"""
    {"format":"memorize-library","version":2,"length":268,"crc":"d21b260c"}
    {
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": [{"symbol":"🐶","word":"dog face","picture":{"file":"0123456789abcdef.png"}}\#
    ,"🐱"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ],
      "order": [
        "pets"
      ],
      "deleted": []
    }

    """#

  /// A theme library of the third version.
  static let library3 = #"""
    {"format":"memorize-library","version":3,"length":268,"crc":"69e7a411"}
    {
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": [{"symbol":"🐶","word":"dog face","picture":{"file":"0123456789abcdef.png"}}\#
    ,"🐱"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ],
      "order": [
        "pets"
      ],
      "deleted": []
    }

    """#

  /// A theme library of the fourth version, with a filter and stickers.
  static let library4 = #"""
    {"format":"memorize-library","version":4,"length":403,"crc":"4e353151"}
    {
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": [{"symbol":"🐶","word":"dog face","picture":{"file":"0123456789abcdef.png","filter":"sepia",\#
    "stickers":[{"emoji":"🎩","x":0.1,"y":-0.2,"size":0.3},\#
    {"emoji":"❤️","x":0.0,"y":0.0,"size":0.2,"angle":-90.0}]}},"🐱"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ],
      "order": [
        "pets"
      ],
      "deleted": []
    }

    """#

  /// Themes of the second version, with an imported picture.
  static let themesWithPicture = #"""
    {
      "format": "memorize-themes",
      "version": 2,
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": [{"symbol":"🐶","word":"dog face","picture":{"file":"0123456789abcdef.png"}},"🐱"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ]
    }

    """#

  /// Themes of the fourth version, with a filter and stickers.
  static let decoratedThemes = #"""
    {
      "format": "memorize-themes",
      "version": 4,
      "themes": [
        {
          "id": "pets",
          "name": "Pets",
          "faces": [{"symbol":"🐶","word":"dog face","picture":{"file":"0123456789abcdef.png","filter":"sepia","stickers":[{"emoji":"🎩","x":0.1,"y":-0.2,"size":0.3},{"emoji":"❤️","x":0.0,"y":0.0,"size":0.2,"angle":-90.0}]}},"🐱"],
          "pairs": 2,
          "color": "#FFA000"
        }
      ]
    }

    """#
}
