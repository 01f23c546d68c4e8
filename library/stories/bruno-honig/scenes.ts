import { mouse } from '../../draw/cast/mouse.ts'
import { robin } from '../../draw/cast/robin.ts'
import { stone } from '../../draw/landscape/land.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { leaf, type Point, points, star4 } from '../../draw/paper/geometry.ts'
import { piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cave } from '../../draw/places/cave.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stream } from '../../draw/places/stream.ts'
import { bee, bees } from '../../draw/props/bee.ts'
import { apple, hazelnut, raspberry } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { honeyPot, spoon } from '../../draw/props/honey-pot.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { bruno, brunoInThePot, brunoWithSpoon, honey, longEars } from './figures.ts'
import { clover, firRoof, mossBed, track } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const

const applesIn = (scene: Scene, spots: readonly Point[]) => {
  for (const [x, y] of spots) scene.place(apple(), x, y, 1.1)
}

const armful =
  placed(apple(), { x: 34, y: -56 }) +
  placed(apple('#e0a83c'), { x: 74, y: -52 }) +
  placed(apple('#c8434a'), { x: 50, y: -68 })

/** Both of the hare's arms stretched forward to pull. */
const pullingArms = piece(
  [
    strip(points('-4,-92 50,-84 112,-118'), [26, 24, 20]),
    strip(points('14,-84 60,-70 106,-100'), [24, 22, 18]),
  ],
  '#b8957c',
)

/** The hare on his way with an armful of apples. */
const hareWithApples = () =>
  longEars({ pose: 'walking' }) +
  armful +
  piece(strip(points('-8,-92 16,-54 64,-54'), [24, 22, 18]), '#b8957c')

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = cave({
      palette,
      hour: 'dawn',
      crystals: false,
      seed: 3,
      light: { x: 0.42, y: 0.4, r: 90 },
    })
    mossBed(scene, 800)
    stand(scene, bruno({ mood: 'surprised' }), 780, 1.85, { depth: 40, shadow: 110 })
    stand(scene, honeyPot(), 1110, 1.35, { depth: 60, shadow: 80 })
    stand(scene, spoon(), 1225, 1.3, { depth: 56, rotate: 72, shadow: 20 })
    return scene
  },
  p2: () => {
    const scene = meadow({ palette, hour: 'dawn', seed: 4, light: { x: 0.24, y: 0.3, r: 110 } })
    track(scene, 850)
    stand(
      scene,
      bruno({ pose: 'walking' }) +
        placed(honeyPot({ isTurned: true }), {
          x: 28,
          y: -262,
          rotate: 186,
          scale: 1.05,
          pivot: [0, -128],
        }),
      850,
      1.85,
      { shadow: 110 },
    )
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
      x: 1070,
      foot: 1020,
      w: 360,
      hole: 430,
      crown: 240,
      bark: '#a8704c',
      leaves: '#8fb455',
    })
    const stream =
      'M990 450C1000 500 1040 520 1070 522C1100 520 1135 500 1146 460C1150 500 1130 540 1112 540C1106 575 1090 577 1086 544C1072 552 1050 552 1038 546C1026 600 1026 700 1024 790H998C998 700 1000 560 990 450Z'
    scene.piece(stream, honey, 2)
    const pot = placed(honeyPot({ content: honey }), { scale: 0.8 })
    stand(scene, bruno({ pose: 'walking', holding: pot }), 740, 1.85, { shadow: 110 })
    bees(scene, [
      [520, 330, 1.4],
      [860, 300, 1.2],
      [1300, 430, -1.4],
      [1250, 640, -1.1],
    ])
    scene.place(bee(), 798, footY(scene, 740) - 400, 0.85, { flip: true })
    return scene
  },
  p4: () => {
    const scene = stream({
      palette,
      hour: 'day',
      seed: 6,
      water: '#6cc4d2',
      light: { x: 0.78, y: 0.2, r: 110 },
    })
    stand(scene, honeyPot({ content: honey }), 390, 1.5, { depth: 40, shadow: 80 })
    stand(scene, brunoWithSpoon(14, honey, { mood: 'surprised' }), 660, 2, {
      depth: 10,
      shadow: 110,
    })
    scene.piece(
      stone(1170, footY(scene, 1170) + 4, 260, 6),
      mix('#a9a2b0', scene.mood.tone(0.5), 0.25),
      3,
    )
    stand(scene, mouse({ mood: 'sad' }), 1050, 2.05, { flip: true, depth: 24, shadow: 50 })
    return scene
  },
  p5: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 11,
      flowers: [],
      light: { x: 0.2, y: 0.17, r: 100 },
    })
    greatTree(scene, {
      x: 1150,
      foot: 1000,
      w: 170,
      seed: 5,
      crown: 520,
      bark: '#a06a48',
      leaves: '#86ab4e',
    })
    applesIn(
      scene,
      points(`
      640,190 760,330 900,220 960,420 1080,260 1130,440 1260,340 1240,500 1390,420
      1440,230 1300,160 300,1030
    `),
    )
    clover(scene, 760, 1330, -20)
    stand(scene, longEars({ pose: 'sleeping' }), 1010, 1.75, { flip: true, depth: 30, shadow: 120 })
    clover(scene, 800, 1290, 60)
    const pot = placed(honeyPot({ content: honey }), { scale: 0.72, rotate: 0 })
    stand(scene, bruno({ pose: 'walking', holding: pot }), 500, 1.75, { rotate: 9, shadow: 110 })
    return scene
  },
  p6: () => {
    const scene = forest({ palette: 'emerald', hour: 'day', kind: 'fir', seed: 5, light: { r: 0 } })
    slantingRain(scene, { seed: 3, count: 210 })
    firRoof(scene, 660, 430)
    const pot = placed(honeyPot({ content: honey }), { scale: 0.78 })
    stand(scene, brunoWithSpoon(52, honey, { holding: pot }), 640, 1.75, { shadow: 110 })
    const needles = [1180, 1260, 1340, 1420].flatMap((x) => [
      leaf(x, 806, 0.9, 80, 0.16),
      leaf(x, 806, -0.8, 70, 0.16),
    ])
    const twig = points('1700,780 1300,830 1010,800')
    scene.piece(needles, '#3f8f5c', 2).piece(strip(twig, [34, 24, 10]), '#6f4a3c', 2)
    scene.place(robin({ mood: 'sad' }), 1100, 806, 2.4)
    return scene
  },
  p7: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'mixed',
      seed: 12,
      light: { x: 0.84, y: 0.24, r: 90 },
    })
    firRoof(scene, 600, 330)
    stand(scene, brunoInThePot(), 560, 1.8, { shadow: 110 })
    scene.place(robin({ pose: 'flying', mood: 'surprised' }), 1200, 610, 1.9)
    stand(scene, mouse({ pose: 'walking', mood: 'surprised' }), 1092, 1.75, {
      flip: true,
      rotate: 12,
      depth: 10,
      shadow: 40,
    })
    const hare = longEars({ pose: 'walking', mood: 'surprised' }) + pullingArms
    stand(scene, hare, 890, 1.7, { flip: true, rotate: 14 })
    return scene
  },
  p8: () => {
    const scene = hilltop({
      palette,
      hour: 'dusk',
      tree: null,
      seed: 5,
      light: { x: 0.66, y: 0.5, r: 190 },
    })
    stand(scene, bruno(), 540, 1.9, { shadow: 110 })
    stand(scene, hareWithApples(), 1120, 1.7, { flip: true })
    stand(scene, hazelnut(), 790, 2, { depth: 80, shadow: 34 })
    stand(scene, mouse({ pose: 'walking' }), 910, 1.7, { flip: true, depth: 80, shadow: 40 })
    scene.place(robin({ pose: 'flying' }), 840, 470, 1.9).place(raspberry(), 840, 516, 1.5)
    return scene
  },
  p9: () => {
    const scene = meadow({
      palette: 'midnight',
      hour: 'dusk',
      seed: 6,
      light: { x: 0.3, y: 0.6, r: 0 },
    })
    scene.flat(star4(1040, 250, 46), '#fff6d8').glow(1040, 250, 160, '#fff1c0', 0.9)
    const bear = stand(scene, bruno({ pose: 'resting' }), 740, 1.95, { shadow: 170 })
    scene.place(mouse({ pose: 'sleeping' }), 690, bear.y - 138 * 1.95, 1.6)
    const pot = stand(scene, honeyPot(), 1235, 1.5, { depth: 20, shadow: 80 })
    scene.place(robin({ pose: 'sleeping' }), 1275, pot.y - 122 * 1.5, 1.6)
    stand(scene, longEars({ pose: 'sleeping' }), 420, 1.25, { depth: 60 })
    fireflies(scene, [
      [300, 640, 6],
      [520, 540, 5],
      [900, 480, 5],
      [1400, 600, 6],
    ])
    return scene
  },
}
