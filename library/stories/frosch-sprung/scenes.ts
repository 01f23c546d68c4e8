import { type FrogOptions, frog } from '../../draw/cast/frog.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { stone } from '../../draw/landscape/land.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { pond } from '../../draw/places/pond.ts'
import { stream } from '../../draw/places/stream.ts'
import { waterfall } from '../../draw/places/waterfall.ts'
import {
  grassBlade,
  leafBoat,
  mirroredMoon,
  rings,
  steepRain,
  swim,
  waterDrop,
} from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  cutWater,
  leftBank,
  pad,
  reedWall,
  shallows,
  tremble,
  umbrellaLeaf,
  waterLily,
} from './set.ts'

export const cover: CoverArt = frontCover

const fine = (options: FrogOptions = {}) => frog({ color: '#94c94a', ...options })
const bigFrog = (options: FrogOptions = {}) => frog({ color: '#4b9a62', ...options })
const palette = 'emerald'

/** Light of this story: a sun with petals over waves of paper. */
const sky = { sun: 'petals', clouds: 'stacked', sheets: 'waves' } as const

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = pond({
      palette,
      hour: 'dawn',
      view: 'water',
      seed: 3,
      horizon: 0.34,
      plants: 'none',
      light: { x: 0.24, y: 0.13, r: 90 },
      sky,
    })
    pad(scene, 250, 640, 520)
    pad(scene, 1330, 560, 420)
    pad(scene, 720, 1040, 760)
    pad(scene, 110, 1130, 420)
    waterLily(scene, 160, 590, 62)
    waterLily(scene, 520, 1080, 74)
    scene.contactShadow(800, 960, 90)
    scene.place(fine({ pose: 'jumping', mood: 'joyful' }), 560, 720, 2.6, { rotate: 6 })
    const watcher = bigFrog({ gaze: [-0.9, -0.5], headView: 'turned' })
    swim(scene, watcher, 1240, 1110, 5.2, { sink: 42, flip: true })
    return scene
  },
  p2: () => {
    const scene = waterfall({
      palette,
      seed: 5,
      bank: false,
      plants: false,
      shore: 0.66,
      light: { x: 0.84, y: 0.2, r: 100 },
      sky,
      stone: { x: 0.36, top: 0.2, w: 360 },
    })
    scene.contactShadow(650, 250, 60)
    scene.place(fine({ mood: 'sad', gaze: [0.4, 0.9] }), 660, 254, 1.45)
    const caller = { wave: true, headView: 'turned', mood: 'joyful', gaze: [0.7, -0.9] } as const
    const far = bigFrog({ ...caller, color: '#6aa84a' })
    swim(scene, far, 1430, 900, 3, { sink: 36, flip: true })
    swim(scene, bigFrog(caller), 1040, 1140, 4.3, { sink: 34, flip: true })
    return scene
  },
  p3: () => {
    const scene = pond({
      palette,
      hour: 'day',
      seed: 9,
      plants: 'none',
      light: { x: 0.5, y: 0.12, r: 90 },
      sky,
    })
    reedWall(scene, -20, 1640, 1010, 1040)
    stand(scene, leafBoat(), 880, 2.3, { shadow: 110, depth: 60 })
    const sewing = {
      near: { at: [56, -54], grip: 'hold', holding: line('M-6 2L24 -8', '#fdf6e0', 3) },
      far: { at: [64, -34], grip: 'open' },
    } as const
    const seamstress = { pose: 'seated', headView: 'turned', gaze: [0.9, -0.3] } as const
    stand(scene, mouse({ ...seamstress, paws: sewing }), 1250, 3.8, { depth: 70, flip: true })
    stand(scene, fine({ pose: 'standing', puffed: true, gaze: [0.6, 0] }), 420, 3.7, { depth: 70 })
    scene.inFront(() => reedWall(scene, -30, 200, 1320, 620))
    scene.inFront(() => reedWall(scene, 1450, 1640, 1330, 560))
    return scene
  },
  p4: () => {
    const scene = stream({
      palette,
      seed: 4,
      light: { x: 0.76, y: 0.12, r: 84 },
      flow: 'left',
      plants: 'none',
      horizon: 0.62,
      sky,
    })
    cutWater(scene, 880)
    const rock = '#93a39c'
    scene.piece([stone(330, 1120, 520, 4), stone(60, 1150, 420, 6)], rock, 3)
    scene.piece(stone(620, 1080, 170, 9), lighter(rock, 0.1), 3)
    rings(scene, 860, 886, 70, 2)
    scene.place(fine({ pose: 'jumping', mood: 'joyful', gaze: [0.8, 0.6] }), 560, 790, 2.9, {
      rotate: 26,
    })
    scene.piece(stone(1420, 1180, 640, 5), mix(rock, '#6f9a60', 0.5), 3)
    const [x, y] = [1390, 985]
    const blade = placed(grassBlade(300, '#bcd650'), { y: 150 })
    const measure = { far: { at: [78, -62], grip: 'hold', holding: blade } } as const
    const look = {
      pose: 'standing',
      onFours: false,
      headView: 'profile',
      gaze: [0.9, -0.4],
    } as const
    scene.contactShadow(x, y, 120)
    scene.place(mouse({ ...look, paws: measure, mood: 'joyful' }), x, y, 3.6, { flip: true })
    return scene
  },
  p5: () => {
    const scene = pond({
      palette,
      hour: 'day',
      seed: 12,
      light: { r: 0, x: 0.3 },
      plants: false,
      weather: 'rain',
    })
    scene.flat('M0 0H1600V1200H0Z', '#4f7884', 0.42)
    steepRain(scene, 4, 190, 0.6)
    scene.place(waterDrop(210), 316, 582, 1)
    const under = { mood: 'surprised', nod: -22 } as const
    umbrellaLeaf(scene)
    stand(scene, mouse({ ...under, pose: 'seated', gaze: [0.9, -0.5] }), 1090, 3.4, {
      depth: 90,
      flip: true,
    })
    stand(scene, fine({ view: 'side', gaze: [0.9, -0.5], mood: 'surprised' }), 760, 3.6, {
      depth: 110,
      flip: true,
    })
    return scene
  },
  p6: () => {
    const scene = waterfall({
      palette,
      hour: 'dusk',
      side: 'right',
      seed: 8,
      plants: 'none',
      light: { x: 0.3, y: 0.3, r: 190 },
      sky: { ...sky, clouds: 'bars' },
      stone: { x: 0.62, top: 0.36, w: 420 },
    })
    scene.contactShadow(920, 440, 90)
    scene.place(fine({ view: 'side', gaze: [0.5, 0.8] }), 920, 448, 2, { flip: true })
    stand(scene, hedgehog({ pose: 'seated', nod: -16, gaze: [0.9, -0.6] }), 400, 4.4, {
      depth: 140,
    })
    return scene
  },
  p7: () => {
    const scene = waterfall({
      palette,
      hour: 'night',
      seed: 14,
      shore: 0.17,
      bank: false,
      plants: 'none',
      light: { x: 0.54, y: 0.14, r: 0 },
      sky,
      stone: { x: 0.13, top: 0.12, w: 330 },
    })
    mirroredMoon(scene, 930, 900, 420)
    const leaper = fine({ pose: 'spread', gaze: [0, 0.9], mood: 'joyful' })
    scene.place(leaper, 930, 730, 3.3, { rotate: 10 })
    return scene
  },
  p8: () => {
    const light = { x: 0.55, y: 0.14, r: 110 }
    const scene = pond({
      palette,
      hour: 'night',
      view: 'water',
      seed: 21,
      light,
      plants: false,
      horizon: 0.5,
      sky,
    })
    mirroredMoon(scene, 850, 850, 380, true)
    reedWall(scene, -10, 260, 820, 520)
    leftBank(scene)
    scene.contactShadow(300, 1010, 190)
    scene.place(hedgehog({ pose: 'sniffing', onFours: true, gaze: [0.8, 0.4] }), 230, 1010, 3.2, {
      rotate: 12,
    })
    swim(scene, fine({ mood: 'joyful', gaze: [-0.6, 0] }), 850, 850, 2.8, { sink: 46 })
    const amazed = { mood: 'surprised', headView: 'turned', gaze: [0.9, -0.5] } as const
    swim(scene, bigFrog(amazed), 1380, 1090, 4.8, { sink: 42, flip: true })
    return scene
  },
  p9: () => {
    const light = { x: 0.16, y: 0.14, r: 84 }
    const scene = stream({
      palette,
      hour: 'day',
      seed: 7,
      light,
      crossing: 'bridge',
      plants: 'none',
      horizon: 0.62,
      sky,
    })
    shallows(scene, 880)
    const blade = placed(grassBlade(300, '#bcd650'), { y: 120 })
    const measure = { far: { at: [80, -60], grip: 'hold', holding: blade } } as const
    const look = { pose: 'standing', onFours: false, gaze: [0.9, -0.5] } as const
    scene.place(mouse({ ...look, paws: measure, nod: -12 }), 190, 1160, 3)
    scene.piece(stone(720, 1030, 230, 4), '#93a39c', 3)
    const shy = { pose: 'standing', mood: 'frightened', headView: 'turned' } as const
    scene.place(hedgehog({ ...shy, gaze: [0.4, 0.9], nod: 10 }), 720, 950, 4)
    tremble(scene, 720, 640, 300)
    swim(scene, fine({ view: 'side', gaze: [0.8, -0.6] }), 1220, 1090, 3.2, {
      sink: 12,
      flip: true,
    })
    return scene
  },
}
