import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { owl } from '../../draw/cast/owl.ts'
import { fern } from '../../draw/landscape/foliage.ts'
import { bush, trunk } from '../../draw/landscape/land.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { circle, leaf, star4 } from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { brook } from '../../draw/places/brook.ts'
import { burrow } from '../../draw/places/burrow.ts'
import { clearing } from '../../draw/places/clearing.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { bedFront } from '../../draw/props/bed-front.ts'
import { crookedPine } from '../../draw/props/crooked-pine.ts'
import { leapingFish } from '../../draw/props/fish.ts'
import { stool } from '../../draw/props/furniture.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { leafHeap } from '../../draw/props/leaf-heap.ts'
import { footY, stand, standLit } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { behindWindow, finn, finnInTheDark, finnWithLight, hareChild } from './figures.ts'

export const cover: CoverArt = frontCover

const night = { palette: 'midnight', hour: 'night' } as const

/** The first trunks of the dark wood, filling the picture from `from` pixels to its right edge. */
const woodEdge = (scene: Scene, from: number) => {
  const { mood, height, right } = scene
  const rows: [tone: number, step: number, breadth: number, inset: number][] = [
    [0.7, 90, 50, 0],
    [0.84, 150, 84, 70],
    [0.97, 250, 130, 230],
  ]
  scene.flat(`M${from + 40} -20H${right + 40}V${height * 0.82}H${from + 90}Z`, mood.tone(0.9), 0.85)
  for (const [tone, step, breadth, inset] of rows) {
    const papers: string[] = []
    for (let x = from + inset; x < right + 80; x += step) {
      papers.push(trunk(x, -60, height * 0.79 + inset * 0.25, breadth, x))
      papers.push(circle(x, -10 + inset * 0.1, 150), bush(x + 60, height * 0.82, 150, x))
    }
    scene.sheet(papers, scene.linear(lighter(mood.tone(tone), 0.05), mood.tone(tone), 0, height))
  }
  const shrubs = [0, 130, 250, 390, 520, 650].map((dx, i) =>
    bush(from + 60 + dx, height * 0.862, 150 + (i % 3) * 50, i),
  )
  const y = height * 0.85
  const floor = `M${from - 260} ${height + 60}C${from - 190} ${y + 90} ${from - 90} ${y + 8} ${from + 60} ${y}L${right + 60} ${y - 10}V${height + 60}Z`
  scene.piece(
    [...shrubs, floor],
    scene.linear(mood.tone(0.86), mood.tone(0.97), height * 0.78, height * 0.9),
    3,
  )
}

/** A light path winding from the hills to the viewer, its near end at `x` pixels. */
const path = (scene: Scene, x: number, far: number) => {
  const y = scene.ground(far) + 8
  scene.flat(
    `M${far - 26} ${y}C${far - 90} ${y + 90} ${x + 40} ${y + 110} ${x - 330} 1260H${x + 350}C${x + 330} ${y + 190} ${far + 10} ${y + 110} ${far + 30} ${y}Z`,
    lighter(scene.mood.land(0.6), 0.22),
    0.32,
  )
}

/** Ferns taller than a fox, in two rows, open in the middle. */
const thicket = (scene: Scene) => {
  for (const [row, tone] of [0.52, 0.74].entries()) {
    const fronds = [-560, -430, -320, 320, 430, 560].flatMap((dx, i) => {
      const x = 820 + dx * (1 + row * 0.28)
      const y = footY(scene, x) + row * 40
      const lean = dx > 0 ? 0.4 : -0.4
      return [-0.5, 0, 0.5].map((turn) =>
        fern(x, y, -1.57 + turn + lean * 0.3, 520 + ((i * 70) % 160), lean),
      )
    })
    scene.piece(fronds, mix(scene.mood.land(tone), '#2f8a78', 0.25), 3)
  }
}

/** Three leaves and half a toadstool on a hedgehog's head; it looks to the right. */
const crownedHedgehog = () =>
  hedgehog({ pose: 'walking', mood: 'surprised' }) + placed(leafCrown, { x: 22, y: -92, rotate: 8 })

const halfToadstool =
  piece('M2 -30H18L22 4H2Z', '#fdf0dc') +
  piece('M2 -74C34 -76 50 -50 50 -30Q26 -22 2 -28Z', '#b9744a')

const leafCrown = `<g filter="url(#s1)"><path d="${leaf(-6, 8, -2.5, 58)}" fill="#c2703a"/><path d="${leaf(2, 8, -1.9, 54)}" fill="#e0a045"/><path d="${leaf(10, 10, -0.4, 52)}" fill="#b5533f"/></g>${halfToadstool}`

/** Curls of wind blowing to the left. */
const wind = (scene: Scene) => {
  const gust = (x: number, y: number, l: number) =>
    `M${x} ${y}C${x - l * 0.4} ${y - 30} ${x - l * 0.7} ${y + 20} ${x - l} ${y - 6}C${x - l - 60} ${y - 26} ${x - l - 50} ${y - 86} ${x - l} ${y - 76}C${x - l + 34} ${y - 66} ${x - l + 24} ${y - 30} ${x - l - 6} ${y - 36}`
  const gusts = [gust(560, 330, 330), gust(1480, 420, 300), gust(470, 640, 250)].join('')
  scene.add(`<g opacity=".75">${line(gusts, '#eaf6f6', 7)}</g>`)
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = burrow({
      ...night,
      door: 0.24,
      seed: 7,
      lamp: null,
      shelf: null,
      clay: '#5a4a9a',
      light: { r: 0 },
    })
    scene.flat(star4(400, 500, 46), '#fff6d8').glow(400, 500, 150, '#fff1c0', 0.9)
    const sleeper = placed(finn({ mood: 'sad' }), { y: -56 })
    const bed = bedFront(sleeper, { quiltTop: 138, quilt: '#4a7fb5', paws: '#4a2530' })
    stand(scene, bed, 930, 1.9, { depth: 30, shadow: 190 })
    return scene
  },
  p2: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'dusk',
      tree: null,
      seed: 3,
      light: { x: 0.16, y: 0.24, r: 0 },
    })
    woodEdge(scene, 930)
    stand(scene, finn({ pose: 'walking', mood: 'sad', tilt: -4 }), 580, 2.1, { shadow: 110 })
    return scene
  },
  p3: () => {
    const scene = forest({ ...night, kind: 'mixed', seed: 6, light: { x: 0.2, y: 0.2, r: 90 } })
    greatTree(scene, {
      x: 1150,
      foot: 1020,
      w: 300,
      hole: 690,
      crown: 300,
      bough: { side: -1, y: 520, reach: 520 },
    })
    const [x, y] = [806, 590]
    scene.warm(x, y + 150, 420, '#e2853a', 0.55)
    scene
      .add(line(`M${x + 16} ${y - 60}L${x} ${y + 34}`, '#3a2a3f', 5))
      .place(lantern(), x, y + 172, 1.25)
    scene.place(owl(), x + 54, y - 58, 1.6)
    stand(scene, finn({ pose: 'upright', reaching: true, tilt: -16 }), 585, 1.8)
    scene.glow(x, y + 120, 240, '#ffd88a', 0.85)
    return scene
  },
  p4: () => {
    const scene = forest({ ...night, seed: 2, light: { x: 0.3, y: 0.17, r: 75 } })
    path(scene, 560, 800)
    crookedPine(scene, { x: 1150, foot: footY(scene, 1150) - 20, scale: 1.02 })
    finnWithLight(scene, 540, 1.6, { tilt: -14, mood: 'surprised', depth: 60 })
    return scene
  },
  p5: () => {
    const scene = forest({ ...night, depth: 'deep', kind: 'round', seed: 9, light: { r: 0 } })
    thicket(scene)
    const shade = { dusk: scene.mood.tone(0.7), shade: 0.15 }
    finnWithLight(scene, 570, 1.8, { tilt: 6, mood: 'surprised' })
    stand(scene, leafHeap({ ...shade, width: 430, height: 130, seed: 3 }), 1060, 1.2, {
      shadow: 220,
    })
    stand(scene, crownedHedgehog(), 1030, 1.9, { flip: true, depth: 14 })
    stand(scene, leafHeap({ ...shade, width: 420, height: 62, seed: 5 }), 1070, 1.2, {
      depth: 50,
      shadow: 0,
    })
    return scene
  },
  p6: () => {
    const scene = brook({ seed: 4, light: { x: 0.74, y: 0.2, r: 105 } })
    finnWithLight(scene, 800, 1.75, { tilt: 4, pool: 0 })
    scene.place(leapingFish('#f08a6a'), 1240, 850, 1.45)
    return scene
  },
  p7: () => {
    const scene = clearing({
      ...night,
      seed: 5,
      toadstools: false,
      light: { x: 0.4, y: 0.25, r: 130 },
    })
    finnWithLight(scene, 1040, 1.8, { flip: true, tilt: 4 })
    stand(scene, hareChild({ mood: 'sad', tears: true }), 540, 1.8, { depth: 10 })
    return scene
  },
  p8: () => {
    const scene = hilltop({ ...night, tree: null, seed: 8, light: { x: 0.5, y: 0.39, r: 370 } })
    wind(scene)
    finnInTheDark(scene, 870, 1.75, { mood: 'surprised', tilt: -4 })
    stand(scene, hareChild({ pose: 'walking', mood: 'surprised' }), 590, 1.6, { depth: 14 })
    return scene
  },
  p9: () => {
    const scene = forest({ ...night, depth: 'deep', seed: 14, light: { x: 0.5, y: 0.3, r: 90 } })
    path(scene, 800, 800)
    const shade = { dusk: scene.mood.tone(0.8), shade: 0.2 }
    stand(scene, leafHeap({ ...shade, width: 360, height: 100, seed: 8 }), 350, 1.1, {
      depth: -30,
      shadow: 190,
    })
    stand(scene, hedgehog({ pose: 'walking' }), 380, 1.4, { depth: -24 })
    stand(scene, leafHeap({ ...shade, width: 340, height: 50, seed: 9 }), 350, 1.1, {
      depth: 6,
      shadow: 0,
    })
    finnInTheDark(scene, 990, 1.8, { depth: 50 })
    const { y } = stand(scene, hareChild({ pose: 'walking' }), 726, 1.6, { depth: 40 })
    const arm = [
      [756, y - 146],
      [806, y - 84],
      [866, y - 122],
    ] as const
    scene.piece(strip(arm, [38, 34, 30]), '#b8977f', 1)
    return scene
  },
  p10: () => {
    const scene = burrow({
      palette: 'autumn',
      hour: 'night',
      door: 0.76,
      seed: 3,
      lamp: null,
      shelf: null,
      light: { x: 0.8, r: 0 },
    })
    behindWindow(scene, owl(), 1216, 576, 1.5)
    stand(scene, stool('#e0b07a'), 1040, 1.5)
    standLit(scene, lantern(), 1040, 1.5, { depth: -98, shadow: 0 })
    const sleeper = placed(finn({ blowing: true, tilt: 12 }), { y: -62 })
    stand(scene, bedFront(sleeper, { quiltTop: 124, quilt: '#4a7fb5' }), 610, 1.8, {
      shadow: 190,
    })
    return scene
  },
}
