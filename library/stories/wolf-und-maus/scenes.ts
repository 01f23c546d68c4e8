import { howlingWolf } from '../../draw/cast/howling-wolf.ts'
import { stone } from '../../draw/landscape/land.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
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
  gapingWolf,
  greyWolf,
  parcel,
  presents,
  smallMouse,
  threads,
  tornEnd,
  wakingWolf,
} from './figures.ts'

const palette = 'emerald'
const beech = '#8f9a94'

export const cover: CoverArt = () => {
  const scene = forest({
    ...coverSize,
    palette,
    hour: 'day',
    kind: 'mixed',
    seed: 11,
    light: { x: 0.5, y: 0.4, r: 170 },
  })
  const feet = 1730
  scene.place(greyWolf({ embarrassed: true, tilt: -8 }), 600, feet, 3.1)
  scene.place(smallMouse(), 585, feet - 268 * 3.1, 2)
  return addFrame(scene, { seed: 63 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = clearing({ palette, hour: 'day', seed: 4, light: { x: 0.62, y: 0.26, r: 110 } })
    stand(scene, wakingWolf(), 640, 2.25, { shadow: 150 })
    stand(scene, smallMouse({ mood: 'surprised' }), 1175, 1.8, { flip: true, depth: 30 })
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'dusk',
      kind: 'round',
      seed: 5,
      light: { x: 0.5, y: 0.2, r: 80 },
    })
    for (const [x, seed] of [
      [280, 3],
      [1320, 8],
    ] as const)
      greatTree(scene, { x, foot: 1010, w: 150, seed, crown: 240, bark: beech, leaves: '#5f9f6c' })
    scene.contactShadow(800, footY(scene, 800), 240)
    scene.place(parcel(), 800, 620, 1.18)
    return scene
  },
  p3: () => {
    const scene = forest({
      palette,
      hour: 'night',
      depth: 'deep',
      kind: 'round',
      seed: 3,
      light: { x: 0.44, y: 0.3, r: 110 },
    })
    threads(scene, 420, 1180)
    const bark = scene.mood.tone(0.72)
    greatTree(scene, { x: 290, foot: 1010, w: 170, seed: 6, crown: 200, bark, leaves: bark })
    scene.place(tornEnd(), 340, 470, 1.35)
    stand(scene, greyWolf({ embarrassed: true, tilt: -6 }), 660, 1.95)
    stand(scene, smallMouse({ pose: 'walking', mood: 'surprised' }), 1080, 1.9, { depth: 20 })
    threads(scene, 560, 800)
    return scene
  },
  p4: () => {
    const scene = cave({
      palette,
      hour: 'dusk',
      seed: 3,
      crystals: false,
      light: { x: 0.6, y: 0.34, r: 90 },
    })
    const puddle = footY(scene, 800, 70)
    scene.flat(ellipse(830, puddle, 120, 20), '#9fd6cf', 0.75)
    stand(scene, greyWolf({ mood: 'angry', tilt: 6 }), 570, 1.9)
    const y = footY(scene, 1080)
    scene.contactShadow(1080, y, 150)
    scene.piece(stone(1080, y + 8, 300, 4), '#7d8f92', 3)
    scene.place(hazelnut(), 1076, y - 128, 1.35, { rotate: 4 })
    return scene
  },
  p5: () => {
    const scene = stream({
      palette,
      hour: 'dawn',
      crossing: 'stones',
      flow: 'left',
      seed: 9,
      light: { x: 0.3, y: 0.2, r: 90 },
    })
    stand(scene, mouseHole('#5f9460'), 1190, 1.55, { shadow: 200 })
    stand(scene, gapingWolf(), 560, 2)
    stand(scene, smallMouse({ gaze: [-7, -3] }), 1060, 1.75, { depth: 34 })
    return scene
  },
  p6: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 8,
      flowers: ['#fff6d8', '#f6a58b'],
      light: { x: 0.72, y: 0.2, r: 95 },
    })
    stand(scene, mouseHole('#5a8f68'), 1120, 1.75, { depth: -30, shadow: 220 })
    stand(scene, presents(smallMouse({ gaze: [-5, 0] })), 1110, 1.4, { depth: 40, shadow: 210 })
    stand(scene, greyWolf({ pose: 'walking', mood: 'surprised', tilt: 12 }), 545, 1.85, {
      rotate: 5,
      depth: -10,
      shadow: 160,
    })
    for (const [x, y, turn] of [
      [960, 520, 30],
      [700, 330, 110],
      [470, 430, 200],
      [850, 400, 310],
    ] as const)
      scene.place(acorn(), x, y, 1.5, { rotate: turn })
    return scene
  },
  p7: () => {
    const scene = hilltop({
      palette,
      hour: 'night',
      tree: null,
      seed: 5,
      light: { x: 0.54, y: 0.4, r: 350 },
    })
    stand(scene, howlingWolf('#7f8a9c'), 700, 1.75, { shadow: 110 })
    stand(scene, deafMouse(), 1110, 1.75, { depth: 26 })
    return scene
  },
}
