import { flower } from '../../draw/landscape/flowers.ts'
import { darker } from '../../draw/paper/color.ts'
import { ellipse, leaf, type Point, points } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { pond } from '../../draw/places/pond.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { bees } from '../../draw/props/bee.ts'
import { bough, fruitTree, onBough } from '../../draw/props/fruit-tree.ts'
import { stool } from '../../draw/props/furniture.ts'
import { fallingLeaves, leafLitter } from '../../draw/props/leaf-litter.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { rings, waterDrop } from '../../draw/props/water.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { bittenApple, hangingApple, nuri, papa, papaInBed, underLeaf } from './figures.ts'

export const cover: CoverArt = frontCover

const spring = ['#8fbf5c', '#a9cf6a', '#74aa50'] as const

/** Blossoms in bunches along a bough. */
const inBloom = (scene: Scene, spine: readonly Point[], seed: number) => {
  const random = seeded(seed)
  for (let i = 0; i < 13; i++) {
    const [x, y] = onBough(spine, 0.12 + (i / 13) * 0.9)
    for (let j = 0; j < 3; j++) {
      const color = cycle(['#fff4f1', '#f8b4c2', '#ffdde3'], i + j)
      const [dx, dy] = [(random() - 0.5) * 110, (random() - 0.5) * 100]
      scene.add(flower(x + dx, y + dy, 30 + random() * 14, color, 5, random() * 3))
    }
  }
}

/** Water thrown up around (x, y), `s` the size of it. */
const splash = (scene: Scene, x: number, y: number, s: number) => {
  const tongues = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((t, i) => {
    const length = (i % 2 === 0 ? 210 : 300) * s
    return leaf(x + t * 120 * s, y + 20, -1.57 + t * 0.42, length, 0.17)
  })
  scene.piece(tongues, '#e2f6f5', 2)
  scene.flat(ellipse(x, y + 14 * s, 260 * s, 46 * s), '#f3fcfb', 0.9)
  const drops = points('-330,-210 -250,-330 150,-410 270,-320 350,-200 420,-300')
  for (const [dx, dy] of drops) scene.place(waterDrop(44, '#e2f6f5'), x + dx * s, y + dy * s, 1)
}

/** A little heap of earth. */
const molehill = piece('M-64 0C-52 -30 -24 -44 2 -44C30 -44 54 -28 66 0Q0 14 -64 0Z', '#7a4a34')

/** The story's sky: petals round the sun, round clouds. */
const sky = { sun: 'petals', clouds: 'blobs', sheets: 'rings' } as const

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = snowGarden({
      seed: 5,
      sky,
      light: { x: 0.42, y: 0.15, r: 76 },
      house: { x: 0.16, scale: 2.2, open: true },
      fence: [0.42, 1.02],
    })
    const waiting = papa({ pose: 'standing', gaze: [0.9, 0.2], headTilt: 6, ears: 'forward' })
    stand(scene, waiting, 256, 0.9, { depth: -36, shadow: 70 })
    fruitTree(scene, { x: 1130, foot: footY(scene, 1130) + 110, h: 1120, dress: 'snow' })
    const y = footY(scene, 1130) + 140
    scene.flat(`M880 ${y}Q1130 ${y - 86} 1380 ${y}Q1130 ${y + 60} 880 ${y}Z`, '#f1f6fc')
    const asking = nuri({
      pose: 'standing',
      headView: 'turned',
      headTilt: -22,
      mood: 'sad',
      gaze: [0.5, -1],
      paws: { far: { at: [112, -96], grip: 'open' } },
    })
    stand(scene, asking, 790, 1.75, { depth: 190 })
    scene.inFront(() => {
      scene.sheet(
        'M-60 1120C300 1060 620 1130 900 1100S1400 1060 1660 1130V1260H-60Z',
        '#f4f8fd',
        3,
        1060,
      )
    })
    return scene
  },
  p2: () => {
    const scene = meadow({
      palette: 'sunrise',
      hour: 'day',
      seed: 8,
      sky,
      landOffset: 0.2,
      light: { x: 0.16, y: 0.18, r: 90 },
      plants: false,
    })
    const left = points('-60,820 180,640 300,460 560,330')
    const right = points('1680,440 1400,430 1200,330 900,430')
    const low = points('1680,960 1480,900 1300,800 1090,800')
    const carrying = papa({
      headView: 'front',
      headTilt: -5,
      gaze: [0.1, -1],
      mood: 'joyful',
    })
    stand(scene, carrying, 780, 3.4, { depth: 500, shadow: 0 })
    const y = footY(scene, 780, 500) - 270 * 3.4
    const riding = nuri({
      pose: 'sitting',
      mood: 'surprised',
      headTilt: 8,
      lids: 0.2,
      gaze: [0.1, 0.5],
      paws: {
        near: { at: [-58, -26], grip: 'hold' },
        far: { at: [78, -214], grip: 'hold' },
      },
    })
    scene.place(riding, 780, y + 40, 1.75)
    scene.add(flower(790, y + 40 - 182 * 1.75, 22, '#ffd3dc', 5, 0.4))
    for (const [i, spine] of [left, right, low].entries()) {
      bough(scene, { spine, widths: [70, 46, 26, 8], leaves: spring, leafLength: 62, seed: i })
      inBloom(scene, spine, i + 2)
    }
    bees(scene, [
      [560, 190, 1.6],
      [1170, 560, -1.5],
      [420, 700, 1.4],
    ])
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette: 'emerald',
      hour: 'day',
      seed: 15,
      flowers: ['#fff1dd', '#f6c65b'],
      weather: 'rain',
      light: { r: 0 },
    })
    const spine = points('-60,120 380,60 760,210 1240,120')
    bough(scene, {
      spine,
      widths: [74, 58, 38, 8],
      leaves: ['#6fae4a', '#8fc45c', '#5a9a4a'],
      leafLength: 120,
      seed: 4,
    })
    const [x, y] = onBough(spine, 0.93)
    scene.place(hangingApple('#b9d95f', 2), x + 6, y)
    slantingRain(scene, { seed: 5, count: 150 })
    scene.place(waterDrop(54), x + 8, y + 160, 1)
    const sheltering = papa({
      mood: 'happy',
      headTilt: 8,
      gaze: [0.9, 0.1],
      paws: underLeaf('#5fa04e'),
    })
    stand(scene, sheltering, 400, 2.4, { depth: 150, shadow: 110 })
    const drinking = nuri({
      headTilt: -8,
      nod: -10,
      mood: 'joyful',
      mouth: 'tongue',
      gaze: [0.5, -1],
      paws: underLeaf('#7ab65a'),
    })
    stand(scene, drinking, 1060, 1.7, { depth: 210 })
    return scene
  },
  p4: () => {
    const scene = pond({
      palette: 'emerald',
      hour: 'day',
      seed: 12,
      sky,
      light: { x: 0.16, y: 0.15, r: 110 },
      plants: false,
    })
    rings(scene, 1080, 800, 330, 3)
    const leaping = papa({
      pose: 'leaping',
      onFours: true,
      headView: 'turned',
      mood: 'joyful',
      mouth: 'laugh',
      gaze: [0.2, 0.6],
    })
    scene.place(leaping, 880, 720, 2.35, { rotate: 14 })
    splash(scene, 1100, 810, 1.5)
    const soaked = nuri({
      pose: 'standing',
      headView: 'turned',
      mood: 'surprised',
      lids: 0.5,
      gaze: [0.9, -0.3],
      paws: { near: { at: [-74, -130], grip: 'open' }, far: { at: [100, -150], grip: 'open' } },
    })
    stand(scene, soaked, 400, 1.6, { depth: 130 })
    for (const [dx, dy] of points('-150,-380 150,-410 230,-250 60,-560 300,-470'))
      scene.place(waterDrop(44, '#e2f6f5'), 400 + dx, footY(scene, 400) + 130 + dy, 1)
    return scene
  },
  p5: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'night',
      tree: null,
      seed: 6,
      sky: { moon: 'full', clouds: 'blobs', sheets: 'rings' },
      plants: false,
      light: { x: 0.79, y: 0.2, r: 84 },
    })
    const spine = points('1680,330 1440,400 1250,330 960,480')
    bough(scene, {
      spine,
      widths: [56, 44, 28, 7],
      bark: '#33405f',
      leaves: ['#3f6f74', '#54888a', '#2f5a68'],
      leafLength: 96,
      seed: 9,
    })
    const [x, y] = onBough(spine, 0.62)
    scene.place(hangingApple('#e9c65a', 2.1), x, y - 6, 1, { rotate: 16 })
    const gusts =
      'M840 230C960 200 1060 280 1150 250S1290 200 1370 240M860 680C1000 640 1120 710 1300 660'
    scene.add(`<g opacity=".55">${line(gusts, '#eaf6f6', 8)}</g>`)
    const wood = '#6a4660'
    const sill = throughWindow(scene, { x: 1060, y: 420, w: 840, h: 700, wall: '#5b4a80', wood })
    const floor = 1040
    scene.sheet(
      `M-60 ${floor}H1660V1260H-60Z`,
      scene.linear('#6a4a70', darker('#5a3d5e', 0.3), floor, 1200),
      3,
      floor,
    )
    scene.contactShadow(300, 1070, 370)
    scene.place(papaInBed(), 250, 1080, 1.8)
    scene.contactShadow(850, 1170, 120)
    scene.place(stool('#8a5f74'), 850, 1180, 3)
    const watching = nuri({
      pose: 'seated',
      headView: 'turnedAway',
      headTilt: -6,
      gaze: [0.8, -0.6],
      paws: { near: { at: [112, -130], grip: 'flat' }, far: { at: [124, -136], grip: 'flat' } },
    })
    scene.place(watching, 840, 1180 - 66 * 3 + 16, 1.95)
    scene.glow(1200, sill - 300, 560, '#bcd8f0', 0.22)
    return scene
  },
  p6: () => {
    const scene = meadow({
      palette: 'autumn',
      hour: 'dawn',
      seed: 21,
      sky,
      flowers: [],
      plants: false,
      light: { x: 0.2, y: 0.26, r: 120 },
    })
    const foot = footY(scene, 1330) - 20
    fruitTree(scene, { x: 1330, foot, h: 980, dress: 'autumn', seed: 6 })
    leafLitter(scene, 54, 8)
    fallingLeaves(scene, points('0.42,0.2 0.34,0.46 0.9,0.66'))
    const treat = placed(bittenApple(), { y: 22, scale: 1.5 })
    const chewing = papa({
      pose: 'seated',
      mood: 'joyful',
      mouth: 'chew',
      headTilt: 10,
      gaze: [0.8, 0.7],
      paws: { far: { at: [86, -112], grip: 'hold', holding: treat } },
    })
    stand(scene, chewing, 1000, 2.45, { flip: true, depth: 110, shadow: 110 })
    stand(scene, molehill, 330, 2.2, { depth: 190, shadow: 60 })
    const planting = nuri({
      pose: 'crouching',
      mood: 'happy',
      lids: 0.1,
      headTilt: 6,
      gaze: [0.7, 0.8],
      paws: { near: { at: [104, -34], grip: 'flat' } },
    })
    stand(scene, planting, 560, 1.7, { flip: true, depth: 190 })
    return scene
  },
}
