extension BuiltInTheme {
  static let nature: [BuiltInTheme] = [
    BuiltInTheme(
      id: "animals", name: "Animals", color: 0xE8963C, pairs: 10,
      faces: """
        🐶 dog, 🐱 cat, 🐭 mouse, 🐰 rabbit, 🦊 fox, 🐻 bear, 🐼 panda, 🐨 koala
        🐯 tiger, 🦁 lion, 🐮 cow, 🐷 pig, 🐸 frog, 🐵 monkey, 🐴 horse, 🦄 unicorn
        🦝 raccoon, 🦓 zebra, 🦒 giraffe, 🐘 elephant, 🦏 rhino, 🦛 hippo, 🐪 camel, 🦘 kangaroo
        🦙 llama, 🐑 sheep, 🐐 goat, 🦥 sloth, 🦔 hedgehog, 🦇 bat, 🦨 skunk, 🐍 snake
        """),
    BuiltInTheme(
      id: "sea", name: "Sea", color: 0x1E88E5, pairs: 10,
      faces: """
        🐙 octopus, 🦑 squid, 🦐 shrimp, 🦞 lobster, 🦀 crab, 🐡 blowfish, 🐠 clownfish, 🐟 fish
        🐬 dolphin, 🐳 whale, 🦈 shark, 🦭 seal, 🐊 crocodile, 🐢 turtle, 🐚 shell, 🦪 oyster
        🐧 penguin, 🦦 otter, 🦆 duck, 🌊 wave, ⚓ anchor, ⛵ sailboat, 🚢 ship, 🛶 canoe
        🧜 mermaid, 🔱 trident, 🤿 snorkel, 🎣 rod
        """),
    BuiltInTheme(
      id: "birds", name: "Birds and Insects", color: 0xFDD835, pairs: 9,
      faces: """
        🐦 bird, 🐔 hen, 🐓 rooster, 🐤 chick, 🐧 penguin, 🦆 duck, 🦅 eagle, 🦉 owl
        🦃 turkey, 🦚 peacock, 🦜 parrot, 🦢 swan, 🦩 flamingo, 🦤 dodo, 🪶 feather, 🥚 egg
        🐝 bee, 🐛 caterpillar, 🦋 butterfly, 🐌 snail, 🐞 ladybug, 🐜 ant, 🪰 fly, 🪲 beetle
        🦟 mosquito, 🦗 cricket, 🦂 scorpion, 🪱 worm
        """),
    BuiltInTheme(
      id: "garden", name: "Garden", color: 0x43A047, pairs: 9,
      faces: """
        🌸 blossom, 🌹 rose, 🌺 hibiscus, 🌻 sunflower, 🌼 daisy, 🌷 tulip, 💐 bouquet, 🥀 wilted
        🌱 seedling, 🪴 houseplant, 🌲 fir, 🌳 oak, 🌴 palm, 🌵 cactus, 🌾 grain, 🌿 herb
        🍀 clover, 🍁 maple, 🍂 autumn, 🍃 leaves, 🎍 bamboo, 🍄 mushroom, 🌰 chestnut, 🎃 pumpkin
        🐝 bee, 🦋 butterfly, 🐌 snail, 🐞 ladybug, 🪵 log, 🪨 stone
        """),
    BuiltInTheme(
      id: "weather", name: "Weather and Sky", color: 0x4FC3F7, pairs: 8,
      faces: """
        🌞 sun, ⛅ cloud, ☔ rain, ⚡ lightning, 🌈 rainbow, ⛄ snowman, 🌀 cyclone, 🌁 fog
        💨 wind, 💧 drop, 🧊 ice, 🌊 wave, 🔥 fire, 🌋 volcano, 🗻 mountain, 🌅 sunrise
        🌇 sunset, 🌃 night, 🌙 moon, ⭐ star, 🌠 meteor, 🌂 umbrella, 🪁 kite, 🎐 chime
        🌸 spring, 🍂 autumn, 🛷 sled, 🧣 scarf
        """),
    BuiltInTheme(
      id: "space", name: "Space", color: 0x3949AB, pairs: 8,
      faces: """
        🚀 rocket, 🛸 saucer, 🌍 earth, 🪐 saturn, 🌞 sun, 🌕 fullmoon, 🌓 halfmoon, 🌑 newmoon
        🌙 crescent, ⭐ star, 🌟 nova, 🌠 meteor, 🌌 galaxy, 💫 orbit, ✨ sparkles, 💥 bang
        🌀 vortex, ⚡ energy, 🔭 telescope, 📡 antenna, 👽 alien, 👾 monster, 🤖 robot, 🔋 battery
        ⏳ hourglass, 🧭 compass, 🧬 dna, 💎 crystal
        """),
  ]
}
