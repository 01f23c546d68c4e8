import { stone } from '../../draw/landscape/land.ts'
import { mix } from '../../draw/paper/color.ts'
import { type Point, points } from '../../draw/paper/geometry.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cave } from '../../draw/places/cave.ts'
import { forest } from '../../draw/places/forest.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stream } from '../../draw/places/stream.ts'
import { bee, bees } from '../../draw/props/bee.ts'
import { apple } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { honeyPot, spoon } from '../../draw/props/honey-pot.ts'
import { footY } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bruno, honey, longEars, smallMouse } from './figures.ts'
import { clover, mossBed, track } from './set.ts'

const palette = 'sunrise' as const

const applesIn = (scene: Scene, spots: readonly Point[]) => {
  for (const [x, y] of spots) scene.place(apple(), x, y, 1.1)
}

/** From the first light to noon. */
export const morning: Record<string, SceneArt> = {
  p1: () => {
    const scene = cave({
      palette,
      hour: 'dawn',
      crystals: false,
      seed: 3,
      light: { x: 0.66, y: 0.36, r: 100 },
    })
    mossBed(scene, 560)
    scene.begin('cast')
    scene.contactShadow(600, 1110, 300)
    scene.place(
      bruno({
        pose: 'seated',
        mood: 'surprised',
        gaze: [0.3, 0.95],
        nod: 14,
        paws: { near: { at: [20, -82] }, far: { at: [38, -106] } },
      }),
      590,
      1110,
      2.7,
    )
    scene.contactShadow(1180, 1120, 170)
    scene.place(spoon(), 1330, 1120, 2.1, { rotate: -24 })
    scene.place(honeyPot(), 1180, 1120, 1.9)
    return scene
  },
  p2: () => {
    const scene = meadow({
      palette,
      hour: 'dawn',
      seed: 4,
      horizon: 0.5,
      light: { x: 0.13, y: 0.2, r: 110 },
    })
    scene.begin('cast')
    track(scene)
    scene.contactShadow(620, 1076, 220)
    const pot = placed(honeyPot(), { x: 14, y: 56, rotate: 8, scale: 0.7 })
    const ladle = placed(spoon(), { rotate: 58, x: -30, y: 12, scale: 0.95 })
    const marches = {
      pose: 'striding',
      mood: 'proud',
      gaze: [0.8, -0.1],
      paws: {
        near: { at: [26, -112], grip: 'hold', holding: ladle },
        far: { at: [96, -104], grip: 'hold', holding: pot },
      },
    } as const
    scene.place(bruno(marches), 620, 1075, 2.45, { flip: true })
    return scene
  },
  p3: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'round',
      seed: 7,
      light: { x: 0.16, y: 0.18, r: 90 },
    })
    greatTree(scene, {
      x: 1180,
      foot: 1060,
      w: 560,
      hole: 380,
      crown: 150,
      bark: '#a8704c',
      leaves: '#8fb455',
    })
    scene.begin('cast')
    const stream =
      'M1060 420C1066 480 1110 506 1170 508C1220 506 1270 480 1290 424C1296 480 1270 520 1240 522C1232 560 1210 566 1200 530C1170 540 1140 540 1110 534C1090 600 1078 640 1076 760H1022C1024 640 1060 520 1060 420Z'
    scene.piece(stream, honey, 2)
    const pot = placed(honeyPot({ content: honey }), { x: 50, y: 60, scale: 0.9 })
    scene.contactShadow(760, 1090, 200)
    const hopping = {
      pose: 'striding',
      mood: 'happy',
      gaze: [0.5, -0.2],
      headView: 'profile',
      headTilt: -10,
      paws: {
        far: { at: [96, -142], grip: 'hold', holding: pot },
        near: { at: [150, -84], grip: 'flat' },
      },
    } as const
    scene.place(bruno(hopping), 730, 1090, 2.3)
    bees(scene, [
      [420, 330, 1.6],
      [900, 250, 1.3],
      [1410, 400, -1.5],
      [1330, 640, -1.2],
    ])
    scene.place(bee(), 1000, 520, 1.15, { flip: true })
    return scene
  },
  p4: () => {
    const scene = stream({
      palette,
      hour: 'day',
      seed: 6,
      water: '#6cc4d2',
      horizon: 0.62,
      light: { x: 0.8, y: 0.16, r: 100 },
    })
    scene.begin('cast')
    scene.contactShadow(250, 1010, 140)
    scene.place(honeyPot({ content: honey }), 250, 1010, 1.6)
    scene.contactShadow(580, 1030, 260)
    scene.place(
      bruno({
        pose: 'seated',
        mood: 'surprised',
        mouth: 'gasp',
        gaze: [0.8, 0.8],
        headTilt: 8,
        paws: {
          far: {
            at: [138, -84],
            grip: 'hold',
            holding: placed(spoon(honey), { rotate: -18, y: 12, scale: 0.78 }),
          },
          near: { at: [50, -60], grip: 'flat' },
        },
      }),
      580,
      1030,
      2.35,
    )
    scene.piece(stone(1390, 1120, 560, 6), mix('#a9a2b0', scene.mood.tone(0.5), 0.25), 3)
    scene.contactShadow(1130, 1130, 110)
    const hungry = {
      mood: 'sad',
      gaze: [-0.8, -0.9],
      paws: { near: { at: [-14, -30], grip: 'open' }, far: { at: [14, -30], grip: 'open' } },
    } as const
    scene.place(smallMouse({ pose: 'sitting', headView: 'turned', ...hungry }), 1120, 1140, 3, {
      flip: true,
    })
    return scene
  },
  p5: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 11,
      flowers: [],
      horizon: 0.56,
      light: { x: 0.13, y: 0.14, r: 90 },
    })
    greatTree(scene, {
      x: 1290,
      foot: 900,
      w: 240,
      seed: 5,
      crown: 430,
      bark: '#a06a48',
      leaves: '#86ab4e',
    })
    applesIn(
      scene,
      points('760,150 900,260 1020,120 1080,330 1200,200 1250,360 1390,250 1500,380 1480,140'),
    )
    scene.flat(`M560 1000Q1000 880 ${scene.right + 40} 960V1200H400Z`, '#3f6a3a', 0.22)
    scene.begin('cast')
    clover(scene, 560, 1580, 190)
    const pot = placed(honeyPot({ content: honey }), { x: -12, y: 76, scale: 0.78 })
    scene.contactShadow(470, 1030, 240)
    scene.place(
      bruno({
        pose: 'crouching',
        mood: 'tender',
        gaze: [0.6, 0.9],
        lids: 0,
        mouth: 'gasp',
        paws: {
          far: { at: [150, -66], grip: 'hold', holding: pot },
          near: { at: [110, -52], grip: 'hold' },
        },
      }),
      420,
      1010,
      2.4,
    )
    scene.piece('M384 722Q404 712 428 734Q384 800 374 888L302 872Q320 780 384 722Z', '#c8434a', 2)
    scene.flat(
      ['314,828 382,842', '309,850 378,864'].map((ends) => strip(points(ends), [9, 9])),
      '#eb9a94',
    )
    scene.place(
      longEars({ pose: 'lying', mood: 'tired', ears: 'back', gaze: [0.9, -0.4], headTilt: 10 }),
      1210,
      1100,
      2.5,
      { flip: true },
    )
    clover(scene, 600, 1600, 380)
    scene.place(apple(), 150, footY(scene, 150) + 250, 1.5)
    return scene
  },
}
