import { points } from '../../draw/paper/geometry.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stool } from '../../draw/props/furniture.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { garland } from '../../draw/props/school-things.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { auntRosie, kissMark, mokka, mokkasPaw, nela, nelasHug, opa, papa } from './figures.ts'
import { cellar, hall, houseWall, overcoat, potatoes, spider, staircase, treadAt } from './house.ts'
import { cake, juice, longTable, paperLamps, roseGate, whistle } from './party.ts'

export const cover: CoverArt = frontCover

const palette = 'gold' as const

/** Opa on his chair with a kiss on either cheek. */
const kissedOpa = () =>
  opa({ pose: 'sitting', arms: 'open', turn: -4 }) +
  placed(kissMark(-14), { x: -34, y: -238 }) +
  placed(kissMark(14), { x: 26, y: -238 })

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = garden({ palette, hour: 'day', seed: 2, light: { x: 0.56, y: 0.17, r: 80 } })
    const flags = garland(690, ['#d8486e', '#f2c14e', '#5f9fc0', '#8fb455'])
    scene.place(flags, 520, 640, 1.05, { rotate: -13 })
    stand(scene, longTable(560), 820, 1.6, { depth: -20, shadow: 280 })
    const top = scene.ground(820) + 50 - 136 * 1.6
    scene.place(cake(), 800, top, 1.25)
    for (const [x, color] of [
      [560, '#e8763c'],
      [1010, '#d8486e'],
      [1090, '#f2c14e'],
    ] as const)
      scene.place(juice(color), x, top, 1.2)
    stand(scene, opa({ arms: 'both', turn: -6 }), 1400, 1.8, { depth: 20 })
    stand(scene, nela({ arms: 'both', turn: 5 }), 390, 1.95, { depth: 60 })
    stand(scene, stool(), 1050, 1.4, { depth: 110, shadow: 60 })
    stand(scene, mokka({ pose: 'sleeping' }), 1050, 1.05, { depth: 24, shadow: 0 })
    return scene
  },
  p2: () => {
    const scene = cellar()
    stand(scene, potatoes(), 1090, 1.7, { depth: 120, shadow: 160 })
    stand(scene, nela({ arms: 'fists', turn: 7, mood: 'surprised' }), 640, 2.3, { depth: 100 })
    scene.place(spider(250), 900, 150, 1.3)
    return scene
  },
  p3: () => {
    const scene = hall()
    scene.place(overcoat(), 830, 345, 1.55)
    scene.piece(strip(points('730,470 640,560 560,800'), [84, 78, 70]), '#5c6a40', 2)
    stand(scene, nela({ arms: 'reaching', bowed: true }), 400, 2.2, { depth: 90, rotate: 7 })
    return scene
  },
  p4: () => {
    const scene = staircase()
    const { y } = treadAt(1)
    const [x, scale] = [668, 2.9]
    scene.contactShadow(x + 20, y - 8, 190)
    scene.place(nela({ arms: 'reaching', turn: 7, mood: 'surprised' }), x, y - 6, scale)
    scene.place(mokka() + mokkasPaw(-118, -120), 962, y - 196, 2.25)
    scene.place(nelasHug(), x, y - 6, scale)
    return scene
  },
  p5: () => {
    const scene = garden({
      palette,
      hour: 'day',
      house: false,
      seed: 9,
      light: { x: 0.84, y: 0.2, r: 90 },
    })
    stand(scene, roseGate(), 400, 1.5, { depth: -30, shadow: 0 })
    stand(scene, auntRosie({ pose: 'walking', arms: 'open' }, true), 560, 2.15, {
      depth: 40,
      rotate: 8,
    })
    stand(scene, nela({ arms: 'reaching', turn: 7 }), 1120, 2.05, { depth: 90, flip: true })
    return scene
  },
  p6: () => {
    const scene = meadow({
      palette: 'autumn',
      hour: 'day',
      seed: 5,
      light: { x: 0.2, y: 0.2, r: 90 },
    })
    greatTree(scene, {
      x: 1290,
      foot: 1010,
      w: 230,
      crown: 420,
      bark: '#8a5f42',
      leaves: '#8fae4e',
    })
    paperLamps(scene, [-20, 300], [1180, 380], 7)
    stand(scene, longTable(330), 330, 1.5, { depth: -70, shadow: 160 })
    scene.place(cake(), 300, scene.ground(330) - 136 * 1.5, 1.1)
    stand(scene, stool('#a9704a'), 1190, 1.9, { depth: 20, shadow: 60 })
    stand(scene, kissedOpa(), 1190, 1.75, { depth: 30 })
    stand(scene, auntRosie({ arms: 'whistling', turn: 4 }), 600, 1.9, { depth: 40 })
    stand(scene, nela({ arms: 'whistling', turn: 3 }), 880, 2, { depth: 90 })
    scene.place(whistle(), 690, 560, 1.3)
    return scene
  },
  p7: () => {
    const scene = garden({
      palette: 'midnight',
      hour: 'dusk',
      house: false,
      seed: 6,
      light: { x: 0.14, y: 0.2, r: 60 },
    })
    const inWindow =
      placed(papa({ turn: -5 }), { x: 1230, y: 1030, scale: 1.85 }) +
      placed(nela({ outfit: 'pyjamas', color: '#8a6ab0', arms: 'whistling', turn: 6 }), {
        flip: true,
        x: 1060,
        y: 900,
        scale: 1.9,
      })
    houseWall(scene, 1110, 480, inWindow)
    paperLamps(scene, [-20, 420], [640, 520], 5, true)
    stand(scene, auntRosie({ arms: 'raised', turn: 6 }), 390, 1.75, { depth: 70 })
    scene.place(whistle(), 880, 500, 1.2, { flip: true })
    return scene
  },
}
