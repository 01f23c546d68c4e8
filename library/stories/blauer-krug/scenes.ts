import { tulip } from '../../draw/landscape/flowers.ts'
import { mix } from '../../draw/paper/color.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { kitchen } from '../../draw/places/kitchen.ts'
import { room } from '../../draw/places/room.ts'
import { village } from '../../draw/places/village.ts'
import { openWindow } from '../../draw/places/window-outside.ts'
import { chair, longTable, plate } from '../../draw/props/dining.ts'
import { bed, bread, pot, stool } from '../../draw/props/furniture.ts'
import { dryGrasses, jug } from '../../draw/props/jug.ts'
import { counter, hangingLamp, kettle } from '../../draw/props/kitchen-things.ts'
import {
  clothesLine,
  foldedSheet,
  hangingSheet,
  sheetGhost,
  windCurl,
} from '../../draw/props/laundry.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { ginger, oma, plateStack, samir } from './figures.ts'
import { highBoard, imagined, slopingRoof } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const
const noodles = '#f2c85a'

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = room({
      palette,
      hour: 'day',
      window: 0.2,
      furniture: {},
      seed: 4,
      light: { r: 46 },
      wall: '#f3c9a0',
    })
    highBoard(scene, 1120, 360, 560)
    scene.place(jug(), 980, 362, 1.55, { rotate: -9 })
    for (const [x, color] of [
      [1130, '#e8a13c'],
      [1220, '#d8584f'],
      [1310, '#7aa85c'],
    ] as const)
      scene.place(placed(pot(color), { scale: 0.62 }), x, 360, 1.2)
    stand(scene, counter(400, '#6a9fa8'), 1300, 1.42, { depth: -50, shadow: 0 })
    const worktop = footY(scene, 1300, -50) - 180 * 1.42
    scene.place(kettle(), 1180, worktop, 1.4).place(bread(), 1380, worktop, 1.3)
    const y = stand(scene, stool('#b98256'), 770, 2.3, { shadow: 64 }).y
    scene.place(pot('#6a7088'), 770, y - 66 * 2.3 - 74 * 1.7, 1.7, { rotate: 180 })
    scene.place(
      samir({ arms: 'raised', turn: 7, mood: 'surprised' }),
      774,
      y - 66 * 2.2 - 78 * 1.7,
      1.62,
    )
    return scene
  },
  p2: () => {
    const scene = garden({
      palette,
      hour: 'day',
      house: false,
      seed: 5,
      light: { x: 0.14, y: 0.18, r: 80 },
    })
    stand(scene, clothesLine(680, 340), 920, 1.72, { depth: -30, shadow: 0 })
    const y = footY(scene, 920, -30)
    scene.place(hangingSheet(440, 270), 1010, y - 312 * 1.72, 1.6)
    stand(scene, oma({ pose: 'standing', arms: 'both', turn: -5 }), 640, 1.85, { depth: 24 })
    stand(scene, samir({ turn: -7, mood: 'sad', arms: 'down' }), 370, 1.85, { depth: 70 })
    return scene
  },
  p3: () => {
    const scene = village({
      palette,
      hour: 'day',
      view: 'house-left',
      seed: 6,
      light: { x: 0.78, y: 0.17, r: 90 },
    })
    const { y } = stand(scene, bench('#a9704a'), 620, 2.1, { depth: 10, shadow: 150 })
    scene.place(ginger({ pose: 'sleeping' }), 600, y - 66 * 2.1, 1.8)
    stand(scene, samir({ arms: 'pointing', turn: 6 }), 1010, 1.75, { flip: true, depth: 40 })
    stand(scene, oma({ arms: 'holding', holding: plate(), turn: -7 }), 1240, 1.75, { depth: 10 })
    return scene
  },
  p4: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      window: 0.5,
      furniture: { rug: 0.55 },
      seed: 7,
      wall: '#e0a48a',
      light: { r: 50 },
    })
    slopingRoof(scene, mix('#8a5a4a', scene.mood.tone(0.6), 0.3))
    imagined(scene, 560, 930, 2.3)
    const { y } = stand(scene, bed('#5f8fc2', '#b98256'), 620, 2, { depth: 20, shadow: 190 })
    scene.place(
      samir({ pose: 'ground', arms: 'open', mood: 'surprised', turn: 5 }),
      640,
      y - 100 * 2,
      1.75,
    )
    stand(scene, stool('#b98256'), 1150, 2.2, { depth: 30, shadow: 60 })
    stand(scene, oma({ pose: 'sitting', turn: -8 }), 1150, 1.75, { depth: 30, shadow: 0 })
    return scene
  },
  p5: () => {
    const scene = kitchen({
      palette,
      hour: 'dusk',
      seed: 3,
      table: null,
      lamp: 0.5,
      cupboards: '#6a8fb0',
    })
    const foot = 1290
    for (const x of [270, 550, 800, 1050, 1400]) scene.place(chair(), x, foot - 20, 1.9)
    scene.place(oma({ arms: 'open', turn: 6 }), 270, foot + 10, 2.05)
    scene.place(ginger(), 550, foot - 220, 2)
    scene.place(samir({ mood: 'surprised', turn: 6 }), 1030, foot - 60, 2)
    scene.place(sheetGhost(), 1410, foot - 60, 1.95, { rotate: -4 })
    for (const [x, y, s] of [
      [700, 390, 1.3],
      [660, 560, 1],
      [720, 720, 0.9],
    ] as const)
      scene.place(windCurl('#fff6e6'), x, y, s)
    longTable(scene, 990, '#d9705f', 40, 1560)
    scene.inFront(() => {
      for (const x of [270, 550, 800, 1040, 1390]) scene.place(plate(noodles), x, 994, 1.5)
    })
    return scene
  },
  p6: () => {
    const scene = room({
      palette,
      hour: 'night',
      window: 0.24,
      furniture: {},
      seed: 9,
      wall: '#b56a6a',
      light: { r: 40 },
    })
    scene.place(hangingLamp(170), 860, 0, 1.3)
    scene.warm(860, 700, 620, '#f0a04a', 0.35).glow(860, 320, 380, '#ffd88a', 0.8)
    highBoard(scene, 1290, 420, 380)
    for (const [x, color] of [
      [1190, '#e8a13c'],
      [1400, '#7aa85c'],
    ] as const)
      scene.place(pot(color), x, 420, 0.74)
    scene.contactShadow(1300, 1176, 190)
    scene.place(chair(), 1300, 1176, 2).place(foldedSheet(), 1300, 958, 1.8)
    scene.place(ginger({ pose: 'sleeping' }), 1304, 884, 1.5)
    scene.place(samir({ arms: 'raised', mood: 'sad', turn: -6 }), 850, 1250, 2.3)
    scene.place(oma({ arms: 'holding', holding: plateStack, turn: 8 }), 440, 1340, 2.25)
    longTable(scene, 1052, '#c95f6e', scene.left - 60, 1120)
    scene.inFront(() => {
      scene.place(plate(noodles), 470, 1056, 1.5).place(plate(noodles), 830, 1056, 1.5)
    })
    return scene
  },
  p7: () => {
    const scene = new Scene({ palette, hour: 'dawn' })
    const sill = openWindow(scene, { x: 800, y: 520, w: 760, h: 640 }, () => {
      scene.glow(800, 330, 460, '#fff0c8', 0.6)
      scene.place(oma({ turn: 7 }), 560, 1080, 1.95)
      scene.place(samir({ turn: -7 }), 1030, 980, 1.95)
    })
    scene
      .place(jug({ mended: true }), 800, sill + 6, 1.75)
      .place(dryGrasses(), 793, sill - 262, 1.6)
    scene.place(windCurl('#ffffff'), 640, 250, 1)
    for (const [i, x] of [180, 300, 420, 1190, 1310, 1420].entries())
      scene.add(tulip(x, 1230, 230 + (i % 3) * 30, i % 2 === 0 ? '#e8626b' : '#ffd166'))
    return scene
  },
}
