extension BuiltInTheme {
  static let play: [BuiltInTheme] = [
    BuiltInTheme(
      id: "sports", name: "Sports", color: 0x00897B, pairs: 10,
      faces: """
        ⚽ soccer, 🏀 basketball, 🏈 football, ⚾ baseball, 🎾 tennis, 🏐 volleyball, 🏉 rugby
        🥏 frisbee, 🎱 billiards, 🏓 pingpong, 🏸 badminton, 🏒 hockey, 🥍 lacrosse, 🏏 cricket
        ⛳ golf, 🏹 archery, 🎣 fishing, 🤿 diving, 🥊 boxing, 🥋 karate, 🎽 running
        🛹 skateboard, 🛷 sled, 🥌 curling, 🎿 skiing, 🏂 snowboard, 🏄 surfing, 🏊 swimming
        🚴 cycling, 🎳 bowling, 🤺 fencing, 🏇 riding
        """),
    BuiltInTheme(
      id: "toys", name: "Games and Toys", color: 0x26C6DA, pairs: 9,
      faces: """
        🎯 darts, 🎮 gamepad, 🎰 slots, 🎲 die, 🧩 puzzle, 🧸 teddy, 🪀 yoyo, 🪁 kite
        🎳 bowling, 🎱 billiards, 🃏 joker, 🀄 mahjong, 🎴 hanafuda, 👾 invader, 🪄 wand, 🔮 oracle
        🎠 carousel, 🎡 wheel, 🎢 coaster, 🎪 circus, 🎭 theater, 🎨 palette, 🪅 pinata, 🪆 doll
        🎈 balloon, 🏆 trophy, 🥇 medal, 🛴 scooter, 🤹 juggler, 🪃 boomerang
        """),
    BuiltInTheme(
      id: "music", name: "Music and Stage", color: 0x5C6BC0, pairs: 8,
      faces: """
        🎵 note, 🎼 score, 🎤 microphone, 🎧 headphones, 🎷 saxophone, 🎸 guitar, 🎹 piano
        🎺 trumpet, 🎻 violin, 🪕 banjo, 🥁 drum, 🪘 conga, 🪗 accordion, 📯 horn
        🔔 bell, 📻 radio, 📢 megaphone, 🔇 mute, 💿 record, 📼 tape, 🎭 theater
        🎪 circus, 🎬 film, 🎫 ticket, 💃 dancer, 🕺 disco, 🩰 ballet, 👏 applause
        """),
    BuiltInTheme(
      id: "celebration", name: "Celebration", color: 0xFF7043, pairs: 9,
      faces: """
        🎃 pumpkin, 👻 ghost, 🎄 tree, 🎅 santa, 🦌 reindeer, ⛄ snowman, 🎁 gift, 🎀 ribbon
        🎂 cake, 🎈 balloon, 🎉 popper, 🎊 confetti, 🎆 fireworks, 🧨 cracker, ✨ sparkles, 🥂 toast
        🐰 bunny, 🐣 chick, 🥚 egg, 💝 valentine, 💐 bouquet, 💍 ring, 👰 bride, 🎓 graduate
        🏆 trophy, 🕎 menorah, 🪔 lamp, 🏮 lantern, 🧧 envelope, 🎏 carp, 🎎 dolls, 🪅 pinata
        """),
  ]
}
