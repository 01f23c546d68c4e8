import { howlingWolf } from '../../draw/cast/howling-wolf.ts'
import { stone } from '../../draw/landscape/land.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { cave } from '../../draw/places/cave.ts'
import { clearing } from '../../draw/places/clearing.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stream } from '../../draw/places/stream.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { acorn } from '../../draw/props/harvest.ts'
import { mouseHole } from '../../draw/props/nest-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import {
  deafMouse,
  fromWithin,
  gapingWolf,
  greyWolf,
  parcel,
  presents,
  smallMouse,
  threads,
  tornEnd,
} from './figures.ts'

const palette = 'emerald'
const beech = '#8f9a94'
const sky = { sun: 'rays', clouds: 'blobs', sheets: 'rings' } as const
const nightSky = { moon: 'full', clouds: 'blobs', sheets: 'rings' } as const

export const cover: CoverArt = () => {
  const scene = forest({
    ...coverSize,
    palette,
    hour: 'day',
    kind: 'mixed',
    seed: 11,
    light: { x: 0.5, y: 0.4, r: 190 },
    sky,
  })
  const feet = 1750
  const shy = { embarrassed: true, tilt: -8, gaze: [-0.1, -0.95], lids: 0.1 } as const
  scene.place(greyWolf(shy), 600, feet, 3.1)
  scene.place(smallMouse({ gaze: [0, 0.95], nod: 12 }), 590, feet - 262 * 3.1, 2)
  return addFrame(scene, { seed: 63 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = clearing({
      palette,
      hour: 'day',
      seed: 4,
      view: 'beeches',
      toadstools: false,
      plants: 'none',
      light: { x: 0.7, y: 0.2, r: 100 },
      sky,
    })
    const waking = { pose: 'lying', headView: 'turned', wink: 'left', nod: 14 } as const
    stand(
      scene,
      greyWolf({ ...waking, gaze: [0.9, 0.8], mood: 'surprised', mouth: 'smirk' }),
      560,
      3.9,
      {
        shadow: 150,
        depth: 110,
      },
    )
    const bold = { pose: 'standing', onFours: false, nod: -24, gaze: [0.9, -0.8] } as const
    stand(scene, smallMouse({ ...bold, mood: 'frightened' }), 1370, 1.8, {
      flip: true,
      depth: 140,
    })
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'dusk',
      kind: 'round',
      seed: 5,
      plants: 'none',
      horizon: 0.84,
      light: { x: 0.5, y: 0.22, r: 130 },
      sky: { ...sky, sun: 'slices' },
    })
    for (const [x, seed] of [
      [90, 3],
      [1510, 8],
    ] as const)
      greatTree(scene, { x, foot: 1100, w: 260, seed, crown: 200, bark: beech, leaves: '#5f9f6c' })
    scene.contactShadow(800, footY(scene, 800, 60), 380)
    scene.place(parcel(), 800, 590, 1.62)
    return scene
  },
  p3: () => {
    const scene = forest({
      palette,
      hour: 'night',
      depth: 'deep',
      kind: 'round',
      seed: 3,
      plants: 'none',
      light: { x: 0.7, y: 0.26, r: 150 },
      sky: nightSky,
    })
    threads(scene, 300, 1240)
    const bark = scene.mood.tone(0.72)
    greatTree(scene, { x: 130, foot: 1040, w: 280, seed: 6, crown: 200, bark, leaves: bark })
    scene.place(tornEnd(), 240, 420, 1.8)
    const shy = { embarrassed: true, pose: 'seated', headView: 'turned' } as const
    stand(scene, greyWolf({ ...shy, gaze: [0.9, 0.1] }), 720, 3, { depth: 70, flip: true })
    threads(scene, 600, 900)
    const searching = { pose: 'standing', onFours: false, mood: 'surprised' } as const
    const peer = { far: { at: [52, -98], grip: 'flat' } } as const
    const look = { ...searching, headView: 'profile', gaze: [0.9, -0.2], paws: peer } as const
    stand(scene, smallMouse(look), 1240, 2, { depth: 150 })
    return scene
  },
  p4: () => {
    const scene = cave({
      palette,
      hour: 'dusk',
      seed: 3,
      crystals: false,
      light: { x: 0.6, y: 0.34, r: 110 },
      sky: { ...sky, sun: 'slices' },
    })
    const puddle = footY(scene, 800, 150)
    scene.flat(ellipse(860, puddle, 150, 22), '#9fd6cf', 0.75)
    scene.mark('water', 860, puddle, 60)
    const strained = { pose: 'lying', mood: 'angry', nod: 10, headView: 'turned' } as const
    stand(scene, greyWolf({ ...strained, gaze: [0.9, 0] }), 470, 3, { depth: 90 })
    const y = footY(scene, 1270, 110)
    scene.contactShadow(1270, y, 230)
    scene.piece(stone(1270, y + 20, 480, 4), '#7d8f92', 3)
    scene.place(hazelnut(), 1262, y - 196, 2.6, { rotate: 4 })
    return scene
  },
  p5: () => {
    const scene = stream({
      palette,
      hour: 'dawn',
      crossing: 'stones',
      flow: 'left',
      seed: 9,
      plants: 'none',
      horizon: 0.62,
      light: { x: 0.2, y: 0.2, r: 90 },
      sky,
    })
    scene.place(gapingWolf(), 900, 1010, 2.75)
    fromWithin(scene, 860, 480, 470)
    const kind = { pose: 'standing', onFours: false, nod: -26, gaze: [0.8, -0.8] } as const
    scene.place(smallMouse({ ...kind, mood: 'happy' }), 330, 1130, 2.9)
    return scene
  },
  p6: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 8,
      plants: 'none',
      flowers: ['#fff6d8', '#f6a58b'],
      light: { x: 0.2, y: 0.16, r: 95 },
      sky,
    })
    stand(scene, mouseHole('#5a8f68'), 1180, 2.9, { depth: -30, shadow: 220 })
    const digger = { pose: 'digging', mood: 'surprised', gaze: [0.8, 0.8] } as const
    stand(scene, greyWolf(digger), 330, 2.7, { depth: 40, shadow: 160 })
    const dug = placed(smallMouse({ gaze: [-0.9, -0.3], mood: 'joyful' }), { scale: 0.8 })
    stand(scene, presents(dug), 1140, 2.15, { depth: 140, shadow: 210 })
    for (const [x, y, turn] of [
      [760, 430, 30],
      [560, 240, 110],
      [210, 420, 200],
      [380, 300, 310],
      [120, 620, 20],
    ] as const)
      scene.place(acorn(), x, y, 2, { rotate: turn })
    return scene
  },
  p7: () => {
    const scene = hilltop({
      palette,
      hour: 'night',
      tree: null,
      seed: 5,
      plants: 'none',
      light: { x: 0.54, y: 0.4, r: 430 },
      sky: nightSky,
    })
    stand(scene, howlingWolf('#7f8a9c'), 660, 2.4, { shadow: 110, depth: 30 })
    stand(scene, deafMouse(), 1190, 1.5, { depth: 70 })
    return scene
  },
}
