import { fireflies } from '../../draw/landscape/sky.ts'
import { lighter } from '../../draw/paper/color.ts'
import { ellipse, leaf, points } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { ant, butterfly, ladybird } from '../../draw/props/insects.ts'
import { house } from '../../draw/props/outdoors.ts'
import {
  carrotTop,
  lettuce,
  radish,
  upturnedPot,
  wateringCan,
} from '../../draw/props/vegetables.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { selma } from './figures.ts'
import { earth, giantLeaves, mound, openSky, ownSky, pouring, row, splashes, track } from './set.ts'

export const cover: CoverArt = frontCover

const soil = '#8a5a3c'

const p1: SceneArt = () => {
  const scene = openSky({ hour: 'dawn', light: { x: 0.74, y: 0.3, r: 150 } }, [
    { x: 0.5, y: 0.16, w: 240 },
    { x: 0.92, y: 0.4, w: 200 },
  ])
  const far = earth(scene, { at: 0.6, color: '#7fae72', seed: 3 })
  row(scene, far, carrotTop('#86b980'), [
    [120, 0.9],
    [560, 0.8],
    [760, 0.85],
    [980, 0.8],
    [1190, 0.9],
    [1420, 0.85],
  ])
  const near = earth(scene, { at: 0.74, color: soil, seed: 5, pebbles: 22 })
  row(scene, near, radish(), [[1430, 1.1]])
  row(scene, near, radish(), [[250, 2.7]], 26)
  mound(scene, 250, 460, '#84563a', 84)
  mound(scene, 1430, 200, '#84563a', 26)
  track(scene, 840, footY(scene, 840, 60))
  stand(scene, selma(0, { gaze: [0.9, -0.2] }), 900, 2.6, { depth: 60, shadow: 130 })
  return scene
}

const p2: SceneArt = () => {
  const { scene } = createPlaceScene(
    { hour: 'day' },
    { palette: 'emerald', light: { x: 0.5, y: 0, r: 0 } },
  )
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#bfe08a', '#2c6a4a', 0, height)}"/>`,
  )
  scene.glow(820, 180, 620, '#fff6c0', 0.75)
  giantLeaves(scene, [
    { x: 180, y: 1010, l: 880, rotate: -14, tint: '#7dba60' },
    { x: 1450, y: 1010, l: 900, rotate: 12, tint: '#74b35a' },
    { x: 640, y: 1040, l: 560, rotate: -22, tint: '#8cc76a' },
    { x: 1080, y: 1040, l: 600, rotate: 20, tint: '#84c164' },
  ])
  giantLeaves(scene, [
    { x: 20, y: 1060, l: 800, rotate: 4, tint: '#4f9a4c' },
    { x: 1590, y: 1080, l: 860, rotate: -8, tint: '#468f48' },
    { x: 330, y: 1080, l: 460, rotate: -36, tint: '#5fa954' },
  ])
  earth(scene, { at: 0.8, color: '#5f4630', seed: 8, pebbles: 14 })
  track(scene, 450, footY(scene, 450, 30))
  stand(scene, selma(1, { mood: 'surprised', gaze: [0.8, -0.8] }), 480, 1.9, {
    depth: 30,
    shadow: 130,
  })
  scene.inFront(() => {
    giantLeaves(scene, [
      { x: -30, y: 1280, l: 430, rotate: 26, tint: '#2f7a44' },
      { x: 1720, y: 1260, l: 1060, rotate: -42, tint: '#2a7040' },
    ])
    scene.place(ladybird(), 1230, 560, 5, { flip: true, rotate: -40 })
  })
  return scene
}

const p3: SceneArt = () => {
  const scene = openSky({ hour: 'day', light: { x: 0.76, y: 0.24, r: 210 } })
  earth(scene, { at: 0.44, color: '#f0cf8c', seed: 2, amplitude: 44 })
  const dune = earth(scene, { at: 0.54, color: '#ecc27a', seed: 9, amplitude: 50 })
  for (const turn of [-2.7, -2.2, -1.6, -0.9, -0.4])
    scene.piece(leaf(1350, dune.yAt(1350) - 170, turn, 240, 0.13), '#8fae5a', 1)
  const stem = [
    [1364, dune.yAt(1350) + 30],
    [1376, dune.yAt(1350) - 80],
    [1350, dune.yAt(1350) - 172],
  ] as const
  scene.piece(strip(stem, [30, 20, 16]), '#7d9a50', 1)
  track(scene, 560, footY(scene, 560, 20))
  const hot = { mood: 'surprised', gaze: [0.5, 0.8], mouth: 'gasp' } as const
  stand(scene, selma(1, hot), 620, 2.2, { depth: 20, shadow: 130 })
  const near = earth(scene, { at: 0.78, color: '#e6b566', seed: 4, amplitude: 26, pebbles: 20 })
  for (const [i, x] of [90, 560, 1040, 1500].entries())
    scene.place(ant(i % 2 ? '#fff0d0' : '#e9a84e'), x, near.yAt(x) + 200 - i * 26, 2.9, {
      rotate: -4,
    })
  return scene
}

const p4: SceneArt = () => {
  const scene = openSky({ hour: 'day', weather: 'overcast', light: { r: 0 } })
  const far = earth(scene, { at: 0.64, color: '#5f8a78', seed: 6 })
  row(scene, far, lettuce('#79b48c'), [
    [110, 0.9],
    [420, 0.8],
    [740, 0.9],
    [1060, 0.8],
    [1400, 0.9],
  ])
  const near = earth(scene, { at: 0.77, color: '#5d4437', seed: 11, pebbles: 16 })
  row(scene, near, carrotTop(), [
    [150, 1.5],
    [1480, 1.3],
  ])
  const y = footY(scene, 640)
  scene.flat(ellipse(690, y + 60, 420, 56), '#7fb3c4', 0.7)
  scene.flat(ellipse(690, y + 56, 330, 38), lighter('#7fb3c4', 0.3), 0.6)
  pouring(scene, [735, 470], [390, 480, 570, 650, 770, 860, 960])
  stand(
    scene,
    selma(3, { pose: 'sleeping', peeping: true, mood: 'surprised', gaze: [0.5, -0.9] }),
    640,
    3,
    {
      depth: 30,
      shadow: 90,
    },
  )
  scene.inFront(() => pouring(scene, [735, 470], [430, 610, 720, 910]))
  splashes(scene, points('380,1020 500,1060 890,1040 960,1010 820,1070'))
  scene.place(wateringCan(), 1380, 520, 2, { rotate: -44 })
  return scene
}

const p5: SceneArt = () => {
  const scene = meadow({
    palette: 'emerald',
    sky: ownSky,
    hour: 'dusk',
    seed: 9,
    flowers: [],
    plants: false,
    landOffset: 0.1,
    light: { x: 0.24, y: 0.42, r: 150 },
  })
  const beds: [x: number, y: number, w: number][] = [
    [230, 1040, 260],
    [330, 1130, 330],
    [1330, 1050, 250],
    [1280, 1140, 330],
  ]
  for (const [x, y, w] of beds) {
    scene.piece(ellipse(x, y, w, 26), '#7a5040', 1)
    for (const dx of [-0.7, -0.35, 0, 0.35, 0.7])
      scene.place(dx === 0 ? radish() : lettuce(), x + dx * w, y + 6, 0.26)
  }
  scene.place(house({ wall: '#f4dcc0', pane: '#ffd680' }), 1330, 930, 0.62)
  scene.place(upturnedPot(), 800, 1500, 2.6)
  scene.place(selma(4, { gaze: [0.8, -0.3], feelers: 'up' }), 830, 806, 2.4, { flip: true })
  scene.place(butterfly('#f7b5a0'), 1290, 300, 1.6, { rotate: 24 })
  return scene
}

const p6: SceneArt = () => {
  const scene = openSky({ hour: 'night', seed: 4, light: { x: 0.3, y: 0.36, r: 340 } }, [
    { x: 0.86, y: 0.2, w: 220 },
  ])
  const far = earth(scene, { at: 0.66, color: '#245a68', seed: 12 })
  row(scene, far, lettuce('#2f7a78'), [
    [90, 0.9],
    [1250, 0.8],
    [1490, 1],
  ])
  const near = earth(scene, { at: 0.77, color: '#3d3f52', seed: 7, pebbles: 12 })
  row(scene, near, radish('#c23a6a', '#3f8f78'), [[1240, 1.6]], 24)
  mound(scene, 1240, 290, '#3a3c50', 50)
  track(scene, 690, footY(scene, 690, 44))
  stand(scene, selma(4, { pose: 'turned' }), 680, 2.7, { depth: 64, shadow: 130 })
  fireflies(scene, [
    [1060, 420, 6],
    [1430, 700, 5],
    [180, 760, 6],
  ])
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6 }
