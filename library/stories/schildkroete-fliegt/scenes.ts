import { tortoiseMouth } from '../../draw/cast/tortoise.ts'
import { line } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stream } from '../../draw/places/stream.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  dandelionClock,
  fluff,
  greatLeaf,
  haystack,
  molehill,
  oneStraw,
  ottilie,
  rabea,
  rufus,
  stick,
  strawberries,
} from './figures.ts'
import { gusts, landFromAbove, passingClouds, scattered, slope } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const

const p1: SceneArt = () => {
  const scene = meadow({ palette, hour: 'dawn', seed: 14, light: { x: 0.2, y: 0.26, r: 120 } })
  stand(scene, ottilie({ pose: 'walking' }), 600, 1.9, { depth: 40, shadow: 140, rotate: -4 })
  scene.place(rufus({ pose: 'flying', nod: 16 }), 1110, 560, 1.65, { flip: true })
  return scene
}

const p2: SceneArt = () => {
  const scene = stream({ palette, hour: 'day', seed: 9, light: { x: 0.74, y: 0.2, r: 110 } })
  stand(scene, molehill(), 310, 1.7, { depth: 0, shadow: 150 })
  stand(scene, ottilie({ pose: 'onBack', mood: 'surprised' }), 700, 1.9, { depth: 70, shadow: 110 })
  stand(scene, rufus({ nod: 26 }), 1350, 1.65, { depth: 40, flip: true, shadow: 50 })
  return scene
}

const p3: SceneArt = () => {
  const scene = slope()
  const clocks: [x: number, half: boolean, h: number][] = [
    [230, false, 150],
    [420, true, 170],
    [1330, false, 160],
    [1470, false, 140],
    [640, true, 120],
  ]
  for (const [x, half, h] of clocks)
    scene.place(dandelionClock(h, half), x, scene.ground(x) + 40, 1.25)
  scene.place(rufus({ pose: 'flying', mood: 'surprised' }), 420, 400, 1.35, { rotate: 18 })
  stand(scene, ottilie({ pose: 'sliding', mood: 'surprised' }), 880, 1.9, {
    rotate: 21,
    depth: 20,
    shadow: 0,
  })
  scene.add(
    `<g opacity=".7">${line('M560 640L420 584M600 720L400 640M660 800L500 734', '#ffffff', 8)}</g>`,
  )
  scattered(scene, fluff(), [
    [690, 420, 1.5, -30],
    [820, 300, 1.3, 12],
    [1010, 400, 1.4, 34],
    [1180, 300, 1.2, 8],
    [1290, 480, 1.4, 40],
  ])
  return scene
}

const p4: SceneArt = () => {
  const scene = hilltop({
    palette,
    hour: 'day',
    tree: null,
    seed: 7,
    light: { x: 0.86, y: 0.18, r: 90 },
  })
  gusts(scene, [
    [120, 300, 360],
    [560, 190, 300],
    [90, 640, 240],
  ])
  scene.place(greatLeaf('#8cb857'), 900, 330, 1.05, { rotate: -28 })
  scene.place(greatLeaf('#7cab4c'), 1130, 560, 0.85, { rotate: 16 })
  stand(scene, ottilie({ pose: 'walking', mood: 'surprised' }), 560, 1.9, {
    depth: 40,
    shadow: 140,
  })
  const y = footY(scene, 560, 40)
  scene.add(
    line(
      `M500 ${y - 304}Q470 ${y - 190} 506 ${y - 74}M600 ${y - 306}Q640 ${y - 190} 606 ${y - 74}`,
      '#a9c86a',
      10,
    ),
  )
  scene.add(line(`M506 ${y - 74}l-30 34M606 ${y - 74}l34 30`, '#a9c86a', 8))
  stand(scene, rufus({ mood: 'surprised', nod: -18 }), 1140, 1.7, { depth: 40, shadow: 50 })
  return scene
}

const p5: SceneArt = () => {
  const scene = landFromAbove()
  passingClouds(scene, [
    [250, 330, 300],
    [1400, 250, 260],
    [790, 900, 470],
  ])
  const [x, y, scale] = [780, 520, 1.75]
  scene.place(
    ottilie({ pose: 'hanging', mood: 'surprised' }),
    x,
    y - tortoiseMouth[1] * scale,
    scale,
  )
  scene.place(stick(700), x, y, 1)
  scene.place(rufus({ pose: 'flying' }), x - 300, y - 6, 1.5)
  scene.place(rabea({ pose: 'flying' }), x + 290, y - 10, 1.5)
  passingClouds(scene, [
    [330, 1080, 300],
    [1220, 1010, 230],
  ])
  return scene
}

const p6: SceneArt = () => {
  const scene = meadow({
    palette: 'gold',
    hour: 'dusk',
    seed: 5,
    flowers: [],
    light: { x: 0.2, y: 0.34, r: 140 },
  })
  stand(scene, haystack(), 1300, 0.8, { depth: -50, shadow: 300 })
  const { y } = stand(scene, haystack(), 700, 1.55, { depth: 60, shadow: 320 })
  scene.place(ottilie({ pose: 'sitting', mood: 'happy' }), 690, y - 210, 1.9)
  scene.inFront(() => {
    scene.place(haystack(), 690, y + 6, 1.16)
    scene.place(ottilieFoot, 900, y - 200, 1.9, { rotate: 28 })
  })
  scene.inFront(() => scene.place(oneStraw(), 700, y - 380, 1.3, { rotate: -6 }))
  scene.place(rufus({ pose: 'flying', mood: 'surprised' }), 1150, 480, 1.5, {
    flip: true,
    rotate: -34,
  })
  scattered(scene, oneStraw(), [
    [380, 420, 1, 30],
    [520, 300, 0.9, -50],
    [880, 290, 1, 70],
    [330, 590, 1.1, -20],
    [1060, 560, 0.9, 12],
  ])
  return scene
}

const ottilieFoot =
  line('M0 0V-50', '#93b562', 44) + line('M-12 -62v-9M0 -66v-9M12 -62v-9', '#5f7a42', 3)

const p7: SceneArt = () => {
  const scene = forest({
    palette,
    hour: 'dusk',
    kind: 'round',
    depth: 'deep',
    seed: 6,
    light: { x: 0.5, y: 0.34, r: 120 },
  })
  const y = footY(scene, 800, 40)
  scene.flat(
    `M640 ${y - 116}C560 ${y - 60} 200 ${y + 10} -40 ${y + 60}V1260H1640V${y + 60}C1400 ${y + 10} 1040 ${y - 60} 960 ${y - 116}Z`,
    '#ffd9a8',
    0.35,
  )
  stand(scene, ottilie({ pose: 'walking' }), 500, 1.85, { depth: 30, shadow: 140 })
  stand(scene, strawberries(), 1270, 1.9, { depth: 50, shadow: 60 })
  stand(scene, rufus({ nod: 34 }), 960, 1.75, { depth: 40, shadow: 50 })
  stand(scene, strawberries(), 740, 1.2, { depth: 150, shadow: 60 })
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7 }
