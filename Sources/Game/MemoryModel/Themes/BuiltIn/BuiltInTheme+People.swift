extension BuiltInTheme {
  static let people: [BuiltInTheme] = [
    BuiltInTheme(
      id: "smileys", name: "Smileys", color: 0xFFB300, pairs: 9,
      faces: """
        😀 happy, 😂 laughing, 😉 wink, 😍 loving, 😘 kiss, 😜 cheeky, 🤓 nerd, 😎 cool
        🥳 party, 😭 crying, 😡 angry, 🤯 amazed, 🥶 cold, 🥵 hot, 😱 scream, 🤔 thinking
        🤫 hush, 🤥 liar, 😴 asleep, 🤢 queasy, 🤧 sneezing, 😷 masked, 🤕 hurt, 🤠 cowboy
        😈 devil, 😇 angel, 🤡 clown, 🤐 zipped, 🙃 upsidedown, 🤑 greedy, 🤩 starstruck, 🥸 disguised
        """),
    BuiltInTheme(
      id: "hands", name: "Hands", color: 0xBCAAA4, pairs: 8,
      faces: """
        👍 like, 👎 dislike, 👊 punch, ✊ fist, 🤞 luck, 🤟 love, 🤘 rock, 👌 okay
        🤏 pinch, 👈 left, 👉 right, 👆 up, 👇 down, ✋ stop, 🖖 vulcan, 👋 wave
        🤙 call, 💪 strong, 🙏 please, 🤝 handshake, 👏 clap, 🙌 hooray, 👐 open, 🤲 offer
        💅 nails, 🤳 selfie
        """),
    BuiltInTheme(
      id: "fantasy", name: "Fairy Tales", color: 0x6A1B9A, pairs: 9,
      faces: """
        🧙 wizard, 🧚 fairy, 🧛 vampire, 🧜 mermaid, 🧝 elf, 🧞 genie, 🧟 zombie, 🦸 hero
        🦹 villain, 👸 princess, 🤴 prince, 🐉 dragon, 🦄 unicorn, 👹 ogre, 👺 goblin, 👻 ghost
        💀 skull, 👽 alien, 🤖 robot, 🥷 ninja, 👼 cherub, 🏰 castle, 🔮 oracle, 🪄 wand
        👑 crown, 🏹 bow, 🧹 broom, 🦉 owl, 🐸 frog, 🐺 wolf
        """),
  ]
}
