import { tortoiseMouth } from '../../draw/cast/tortoise.ts'
import { flower } from '../../draw/landscape/flowers.ts'
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
import { gusts, landFromAbove, ownSky, passingClouds, scattered, slope } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const

const p1: SceneArt = () => {
  const scene = meadow({
    palette,
    hour: 'dawn',
    seed: 14,
    view: 'low',
    zoom: 'near',
    horizon: 0.8,
    plants: 'none',
    light: { x: 0.7, y: 0.3, r: 250 },
    sky: ownSky,
  })
  const dreams = { pose: 'walking', nod: -16, gaze: [0.6, -0.9] } as const
  stand(scene, ottilie(dreams), 520, 3.3, { depth: 60, shadow: 140, rotate: -6 })
  const calls = { pose: 'flying', nod: 30, mood: 'joyful', gaze: [0.6, 0.9] } as const
  scene.place(rufus(calls), 1300, 540, 1.8, { flip: true, rotate: -8 })
  scene.inFront(() => {
    for (const [x, h, r] of [
      [90, 330, 70],
      [1500, 420, 84],
      [1390, 240, 56],
    ] as const) {
      scene.add(line(`M${x} 1230Q${x + 16} ${1220 - h / 2} ${x} ${1200 - h}`, '#6f8f4a', 13))
      scene.add(flower(x, 1200 - h, r, '#fffaf0', 11, 0.2), flower(x, 1200 - h, r * 0.4, '#f2b83c'))
    }
  })
  return scene
}

const p2: SceneArt = () => {
  const scene = stream({
    palette,
    hour: 'day',
    seed: 9,
    plants: 'none',
    horizon: 0.5,
    water: '#9fc9d6',
    light: { x: 0.3, y: 0.16, r: 100 },
    sky: ownSky,
  })
  stand(scene, molehill(), 330, 2.3, { depth: 60, shadow: 150 })
  const stuck = { pose: 'onBack', mood: 'surprised', gaze: [0.8, -0.4] } as const
  stand(scene, ottilie(stuck), 520, 2.8, { depth: 370, shadow: 110, rotate: -7 })
  const looks = { nod: 38, headTilt: 16, gaze: [0.9, 0.6], mood: 'thoughtful' } as const
  stand(scene, rufus(looks), 1400, 3, { depth: 330, flip: true, shadow: 50 })
  return scene
}

const p3: SceneArt = () => {
  const scene = slope()
  const clocks: [x: number, half: boolean, h: number][] = [
    [130, false, 150],
    [330, true, 170],
    [620, true, 120],
  ]
  for (const [x, half, h] of clocks)
    scene.place(dandelionClock(h, half), x, scene.ground(x) + 60, 1.7)
  const chases = { pose: 'flying', mood: 'surprised', gaze: [0.8, 0.7] } as const
  scene.place(rufus(chases), 370, 440, 1.7, { rotate: 22 })
  const whee = { pose: 'sliding', mood: 'joyful', gaze: [0.9, 0.2] } as const
  stand(scene, ottilie(whee), 860, 2.9, { rotate: 25, depth: 30, shadow: 0 })
  scene.add(
    `<g opacity=".75">${line('M430 590L230 504M480 700L220 590M560 810L340 720', '#ffffff', 10)}</g>`,
  )
  scattered(scene, fluff(), [
    [690, 330, 2, -30],
    [860, 210, 1.7, 12],
    [1060, 330, 1.9, 34],
    [1250, 220, 1.6, 8],
    [1380, 420, 1.9, 40],
    [960, 480, 1.5, -12],
  ])
  return scene
}

const p4: SceneArt = () => {
  const scene = hilltop({
    palette,
    hour: 'day',
    tree: null,
    seed: 7,
    plants: 'none',
    light: { x: 0.14, y: 0.2, r: 110 },
    sky: ownSky,
  })
  gusts(scene, [
    [80, 420, 360],
    [520, 230, 300],
    [760, 560, 240],
  ])
  const left = { pose: 'walking', mood: 'surprised', nod: -14, gaze: [0.8, -0.8] } as const
  stand(scene, ottilie(left), 400, 2.2, { depth: 60, shadow: 140 })
  const y = footY(scene, 400, 60)
  scene.add(
    line(
      `M330 ${y - 350}Q296 ${y - 220} 338 ${y - 86}M446 ${y - 352}Q492 ${y - 220} 452 ${y - 86}`,
      '#a9c86a',
      12,
    ),
  )
  scene.add(line(`M338 ${y - 86}l-36 40M452 ${y - 86}l40 40`, '#a9c86a', 9))
  const after = { view: 'back', headView: 'profile', nod: -22, gaze: [0.8, -0.8] } as const
  stand(scene, rufus({ ...after, mood: 'surprised' }), 980, 2.3, { depth: 110, shadow: 50 })
  scene.place(greatLeaf('#7cab4c'), 900, 260, 0.8, { rotate: 24 })
  scene.place(greatLeaf('#8cb857'), 1130, 420, 1.6, { rotate: -20 })
  return scene
}

const p5: SceneArt = () => {
  const scene = landFromAbove()
  passingClouds(scene, [
    [150, 250, 300],
    [1450, 190, 260],
  ])
  const [x, y, scale] = [760, 480, 2.3]
  const tilted = (dx: number, dy = 0) => [x + dx, y + dy - dx * 0.16] as const
  const amazed = { pose: 'hanging', mood: 'surprised', gaze: [0.7, 0.9] } as const
  scene.place(ottilie(amazed), x, y - tortoiseMouth[1] * scale, scale, { rotate: 4 })
  scene.place(stick(1060), x, y, 1.1, { rotate: -9 })
  const pulls = { pose: 'flying', gaze: [0.8, 0.5] } as const
  scene.place(rufus(pulls), ...tilted(-470, -8), 1.9, { rotate: -9 })
  scene.place(rabea({ ...pulls, mood: 'proud' }), ...tilted(480, -10), 1.9, { rotate: -9 })
  passingClouds(scene, [
    [210, 1010, 330],
    [1240, 1120, 400],
  ])
  return scene
}

const p6: SceneArt = () => {
  const scene = meadow({
    palette,
    hour: 'dusk',
    seed: 5,
    flowers: [],
    plants: 'none',
    light: { x: 0.18, y: 0.3, r: 140 },
    sky: ownSky,
  })
  stand(scene, haystack(), 1420, 0.9, { depth: -50, shadow: 300 })
  const { y } = stand(scene, haystack(), 640, 2.4, { depth: 150, shadow: 320 })
  // upright in the hay, so that only her head is above it
  const head = { pose: 'walking', headTilt: 70, gaze: [0.9, -0.3], holding: oneStraw() } as const
  scene.place(ottilie({ ...head, mood: 'joyful' }), 872, y - 210, 2.8, { rotate: -80 })
  scene.place(ottilieFoot, 330, y - 530, 2.8, { rotate: -34 })
  scene.place(haystack(), 580, y + 75, 2.16)
  const dives = { pose: 'flying', mood: 'frightened', gape: 30, gaze: [0.8, 0.7] } as const
  scene.place(rufus(dives), 1290, 560, 1.9, { flip: true, rotate: -30 })
  scattered(scene, oneStraw(), [
    [180, 320, 1.4, 30],
    [420, 160, 1.3, -50],
    [780, 190, 1.4, 70],
    [1010, 330, 1.5, -20],
    [1120, 760, 1.3, 12],
    [1040, 620, 1.1, 60],
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
    plants: 'none',
    light: { x: 0.36, y: 0.3, r: 160 },
    sky: ownSky,
  })
  const y = footY(scene, 800, 40)
  scene.flat(
    `M640 ${y - 116}C560 ${y - 60} 200 ${y + 10} -40 ${y + 60}V1260H1640V${y + 60}C1400 ${y + 10} 1040 ${y - 60} 960 ${y - 116}Z`,
    '#ffd9a8',
    0.35,
  )
  const glad = { pose: 'walking', mood: 'joyful', gaze: [0.9, 0.1] } as const
  stand(scene, ottilie(glad), 270, 2.4, { depth: 30, shadow: 140 })
  stand(scene, strawberries(), 1370, 3.2, { depth: 130, shadow: 60 })
  const finds = { nod: 44, gaze: [0.8, 0.8], mood: 'surprised' } as const
  stand(scene, rufus(finds), 960, 3, { depth: 120, shadow: 50 })
  scene.inFront(() => scene.place(strawberries(), 420, 1300, 2.2))
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7 }
