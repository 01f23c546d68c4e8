import { flower } from '../../draw/landscape/flowers.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, type Point, points } from '../../draw/paper/geometry.ts'
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

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = snowGarden({
      seed: 5,
      light: { x: 0.46, y: 0.17, r: 76 },
      house: { x: 0.22, scale: 2.2, open: true },
      fence: [0.48, 1.02],
    })
    stand(scene, papa({ pose: 'walking' }), 356, 0.86, { depth: -36, shadow: 70 })
    fruitTree(scene, { x: 1150, foot: footY(scene, 1150) - 10, h: 800, dress: 'snow' })
    const y = footY(scene, 1150) + 24
    scene.flat(`M930 ${y}Q1150 ${y - 76} 1370 ${y}Q1150 ${y + 50} 930 ${y}Z`, '#f1f6fc')
    stand(scene, nuri({ pose: 'walking', mood: 'surprised' }), 800, 1.4, { depth: 50 })
    return scene
  },
  p2: () => {
    const scene = meadow({
      palette: 'sunrise',
      hour: 'day',
      seed: 8,
      landOffset: 0.12,
      light: { x: 0.2, y: 0.2, r: 90 },
      plants: false,
    })
    const left = points('-60,820 180,640 300,460 560,360')
    const right = points('1680,620 1420,560 1260,360 1010,250')
    const low = points('1680,900 1480,880 1340,760 1130,760')
    stand(scene, papa(), 800, 3, { depth: 420, shadow: 0 })
    const y = footY(scene, 800, 420) - 278 * 3
    scene.place(nuri({ mood: 'surprised' }), 800, y + 42, 1.3)
    scene.add(flower(806, y - 236, 17, '#ffd3dc', 5, 0.4))
    for (const [i, spine] of [left, right, low].entries()) {
      bough(scene, { spine, widths: [70, 46, 26, 8], leaves: spring, leafLength: 62, seed: i })
      inBloom(scene, spine, i + 2)
    }
    bees(scene, [
      [610, 190, 1.3],
      [1090, 470, -1.2],
      [470, 640, 1.1],
    ])
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette: 'emerald',
      hour: 'day',
      seed: 15,
      flowers: ['#fff1dd', '#f6c65b'],
      light: { r: 0 },
    })
    const spine = points('-60,150 380,120 760,250 1180,170')
    bough(scene, {
      spine,
      widths: [64, 50, 34, 8],
      leaves: ['#6fae4a', '#8fc45c', '#5a9a4a'],
      leafLength: 110,
      seed: 4,
    })
    const [x, y] = onBough(spine, 0.93)
    scene.place(hangingApple('#a9cf5a', 1.5), x + 6, y)
    slantingRain(scene, { seed: 5, count: 150 })
    scene.place(waterDrop(40), x + 8, y + 110, 1)
    stand(scene, underLeaf(papa(), '#5fa04e', '#4c3128'), 500, 2, { shadow: 110 })
    const cub = underLeaf(nuri({ tilt: -8, mood: 'surprised' }), '#7ab65a', '#99704a')
    stand(scene, cub, 1090, 1.25, { depth: 30 })
    return scene
  },
  p4: () => {
    const scene = pond({
      palette: 'emerald',
      hour: 'day',
      seed: 12,
      light: { x: 0.16, y: 0.17, r: 110 },
      plants: false,
    })
    rings(scene, 650, 850, 270, 3)
    scene.place(papa({ mood: 'happy', tilt: 8 }), 650, 800, 1.9, { rotate: -10 })
    splash(scene, 650, 850, 1.3)
    stand(scene, nuri({ mood: 'surprised', tilt: 10 }), 1180, 1.35, { depth: 20 })
    for (const [dx, dy] of points('-130,-380 -170,-190 110,-400'))
      scene.place(waterDrop(38, '#e2f6f5'), 1180 + dx, footY(scene, 1180) + dy, 1)
    return scene
  },
  p5: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'night',
      tree: null,
      seed: 6,
      plants: false,
      light: { x: 0.82, y: 0.22, r: 84 },
    })
    const spine = points('1680,330 1440,400 1250,330 1020,470')
    bough(scene, {
      spine,
      widths: [52, 40, 26, 7],
      bark: '#33405f',
      leaves: ['#3f6f74', '#54888a', '#2f5a68'],
      leafLength: 96,
      seed: 9,
    })
    const [x, y] = onBough(spine, 0.62)
    scene.place(hangingApple('#e9c65a', 1.7), x, y - 6, 1, { rotate: 16 })
    const gusts =
      'M900 250C1000 220 1060 280 1150 250S1290 220 1330 250M930 640C1030 610 1120 670 1240 632'
    scene.add(`<g opacity=".55">${line(gusts, '#eaf6f6', 7)}</g>`)
    const wood = '#6a4660'
    const sill = throughWindow(scene, { x: 1120, y: 440, w: 640, h: 620, wall: '#5b4a80', wood })
    const floor = 1010
    scene.sheet(
      `M-60 ${floor}H1660V1260H-60Z`,
      scene.linear('#6a4a70', darker('#5a3d5e', 0.3), floor, 1200),
      3,
      floor,
    )
    scene.contactShadow(450, 1070, 370)
    scene.place(papaInBed(), 450, 1070, 1.9)
    scene.contactShadow(930, 1110, 90)
    scene.place(stool('#8a5f74'), 930, 1112, 2.2)
    scene.place(nuri({ pose: 'walking', holding: piece(circle(0, 0, 1), wood) }), 920, 974, 1.35)
    scene.glow(1240, sill - 260, 520, '#bcd8f0', 0.22)
    return scene
  },
  p6: () => {
    const scene = meadow({
      palette: 'autumn',
      hour: 'dawn',
      seed: 21,
      flowers: [],
      plants: false,
      light: { x: 0.24, y: 0.32, r: 120 },
    })
    const foot = footY(scene, 1230) - 30
    fruitTree(scene, { x: 1230, foot, h: 850, dress: 'autumn', seed: 6 })
    leafLitter(scene, 54, 8)
    fallingLeaves(scene, points('0.42,0.2 0.34,0.46 0.9,0.66'))
    const treat = placed(bittenApple('#c5a48a'), { y: -46, scale: 1.15 })
    stand(scene, papa({ holding: treat }), 900, 1.9, { shadow: 110 })
    stand(scene, molehill, 390, 1.7, { depth: 90, shadow: 60 })
    stand(scene, nuri({ pose: 'walking' }), 590, 1.3, { flip: true, depth: 70 })
    return scene
  },
}
