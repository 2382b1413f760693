extension BuiltInTheme {
  static let town: [BuiltInTheme] = [
    BuiltInTheme(
      id: "vehicles", name: "Vehicles", color: 0xE53935, pairs: 10,
      faces: """
        🚗 car, 🚕 taxi, 🚙 jeep, 🚌 bus, 🚓 police, 🚑 ambulance, 🚒 fireengine, 🚐 van
        🛻 pickup, 🚚 truck, 🚜 tractor, 🛴 scooter, 🚲 bicycle, 🛵 moped, 🛺 rickshaw, 🛹 skateboard
        🚂 steamtrain, 🚆 train, 🚇 metro, 🚊 tram, 🚄 express, 🚠 cablecar, 🚁 helicopter, 🛫 airplane
        🚀 rocket, 🛸 saucer, ⛵ sailboat, 🚤 speedboat, 🛶 canoe, 🚢 ship
        """),
    BuiltInTheme(
      id: "town", name: "Town", color: 0x8D6E63, pairs: 8,
      faces: """
        🏠 house, 🏢 office, 🏥 hospital, 🏦 bank, 🏨 hotel, 🏪 shop, 🏫 school, 🏭 factory
        🏰 castle, 🏯 palace, 💒 chapel, ⛪ church, 🕌 mosque, 🛕 temple, 🕍 synagogue, 🗼 tower
        🗽 statue, ⛲ fountain, ⛺ tent, 🛖 hut, 🌉 bridge, 🎡 wheel, 🎪 circus, 🗿 moai
        🚉 station, 🚏 busstop, ⛽ fuel, 🚦 signal, 💈 barber, 🏮 lantern, 🚪 door, 🧱 brick
        """),
    BuiltInTheme(
      id: "objects", name: "Tools and Objects", color: 0x78909C, pairs: 10,
      faces: """
        🔨 hammer, 🪓 axe, 🔧 wrench, 🪛 screwdriver, 🔩 bolt, 🪚 saw, 🧰 toolbox, 🧲 magnet
        🪜 ladder, 🔦 flashlight, 💡 bulb, 🔌 plug, 🔋 battery, 🔑 key, 🔒 lock, 📎 paperclip
        📌 pin, 📏 ruler, 🧹 broom, 🪣 bucket, 🧺 basket, 🧽 sponge, 🪝 hook, 🪑 chair
        🧵 thread, 🧭 compass, ⏰ alarm, 🔭 telescope, 🔬 microscope, 📷 camera, 💻 laptop, 📺 television
        """),
    BuiltInTheme(
      id: "clothes", name: "Clothes", color: 0xAB47BC, pairs: 9,
      faces: """
        👕 shirt, 👖 jeans, 🧣 scarf, 🧤 gloves, 🧥 coat, 🧦 socks, 👗 dress, 👘 kimono
        🥻 sari, 🩱 swimsuit, 🩳 shorts, 👚 blouse, 👛 purse, 👜 handbag, 🎒 backpack, 👞 shoe
        👟 sneaker, 🥾 boot, 🥿 slipper, 👠 heel, 👡 sandal, 👑 crown, 👒 sunhat, 🎩 tophat
        🧢 cap, 🪖 helmet, 💍 ring, 👓 glasses, 🥽 goggles, 🦺 vest, 👔 tie, ⌚ watch
        """),
  ]
}
