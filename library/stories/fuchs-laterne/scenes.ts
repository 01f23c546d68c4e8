import { type HedgehogOptions, hedgehog } from '../../draw/cast/hedgehog.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { owl } from '../../draw/cast/owl.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { leaf, star4 } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
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
import { behindWindow, finn, finnInTheDark, finnLifts, hareChild, pawInPaw } from './figures.ts'
import {
  bedBack,
  bedQuilt,
  hungScarf,
  path,
  steppingStones,
  thicket,
  wind,
  woodEdge,
} from './set.ts'

export const cover: CoverArt = frontCover

const night = { palette: 'midnight', hour: 'night' } as const
/** The nights of this story: a full moon among little heaps of cloud, torn sheets of blue. */
const sky = { moon: 'full', clouds: 'stacked', sheets: 'torn' } as const

const halfToadstool =
  piece('M2 -30H18L22 4H2Z', '#fdf0dc') +
  piece('M2 -74C34 -76 50 -50 50 -30Q26 -22 2 -28Z', '#b9744a')

const leafCrown = `<g filter="url(#s1)"><path d="${leaf(-6, 8, -2.5, 58)}" fill="#c2703a"/><path d="${leaf(2, 8, -1.9, 54)}" fill="#e0a045"/><path d="${leaf(10, 10, -0.4, 52)}" fill="#b5533f"/></g>${halfToadstool}`

/** A hedgehog with three leaves and half a toadstool on its head. */
const crownedHedgehog = (options: HedgehogOptions) =>
  hedgehog({ hat: placed(leafCrown, { x: -10, y: -8, scale: 0.85 }), ...options })

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = burrow({
      ...night,
      door: 0.2,
      seed: 7,
      lamp: null,
      shelf: null,
      clay: '#5a4a9a',
      light: { r: 0 },
    })
    scene.flat(star4(330, 480, 60), '#fff6d8').glow(330, 480, 190, '#fff1c0', 0.9)
    scene.mark('stars', 330, 480, 40)
    stand(scene, bedFront('', { quiltTop: 150, quilt: '#4a7fb5' }), 1010, 3.1, { depth: 160 })
    const fearful = { pose: 'peeping', mood: 'frightened', ears: 'back' } as const
    const y = footY(scene, 1010, 160) - 136 * 3.1
    scene.place(finn({ ...fearful, gaze: [-0.9, -0.3], scarf: '' }), 1010, y, 3, {
      rotate: -4,
    })
    hungScarf(scene, 470, 450)
    scene.inFront(() => scene.warm(330, 520, 420, '#fff1c0', 0.16))
    return scene
  },
  p2: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'dusk',
      tree: null,
      seed: 3,
      plants: 'none',
      light: { x: 0.16, y: 0.24, r: 0 },
      sky,
    })
    woodEdge(scene, 760)
    const wary = { pose: 'crouching', mood: 'frightened', ears: 'back', tail: 'tucked' } as const
    stand(scene, finn({ ...wary, gaze: [0.9, -0.3] }), 470, 2.1, { shadow: 110, depth: 20 })
    return scene
  },
  p3: () => {
    const scene = forest({
      ...night,
      kind: 'mixed',
      seed: 6,
      plants: 'none',
      horizon: 0.84,
      light: { x: 0.16, y: 0.16, r: 90 },
      sky,
    })
    greatTree(scene, {
      x: 1360,
      foot: 1120,
      w: 420,
      crown: 240,
      bough: { side: -1, y: 640, reach: 760 },
    })
    const ring = [700, 590] as const
    scene.warm(ring[0], ring[1] + 130, 520, '#e2853a', 0.55)
    const where = placedAt(980, 665, 2.7)
    const hangs = { at: where.toFigure(ring), holding: placed(lantern(), { y: 92, scale: 0.7 }) }
    const giving = { view: 'front', headTilt: -10, gaze: [-0.8, 0.7], mood: 'tender' } as const
    scene.place(owl({ ...giving, wings: { far: hangs } }), 980, 665, 2.7)
    const reach = {
      near: { at: [106, -134], grip: 'open' },
      far: { at: [134, -140], grip: 'open' },
    } as const
    const upward = { pose: 'standing', onFours: false, nod: -30, paws: reach } as const
    stand(scene, finn({ ...upward, gaze: [0.7, -0.9] }), 470, 1.8, { depth: 20 })
    scene.glow(ring[0], ring[1] + 150, 300, '#ffd88a', 0.85)
    return scene
  },
  p4: () => {
    const scene = forest({
      ...night,
      seed: 2,
      plants: 'none',
      light: { x: 0.2, y: 0.2, r: 90 },
      sky,
    })
    path(scene, 420, 700)
    crookedPine(scene, { x: 1120, foot: footY(scene, 1150, 60), scale: 1.3 })
    const shrinks = { pose: 'striding', mood: 'frightened', ears: 'back', nod: -18 } as const
    finnLifts(scene, [560, 700], { ...shrinks, gaze: [0.7, -0.9] }, 420, 1.6, { depth: 80 })
    return scene
  },
  p5: () => {
    const scene = forest({
      ...night,
      depth: 'deep',
      kind: 'round',
      seed: 9,
      plants: 'none',
      light: { r: 0 },
    })
    thicket(scene)
    const shade = { dusk: scene.mood.tone(0.7), shade: 0.15 }
    const bends = { pose: 'striding', mood: 'surprised', nod: 14 } as const
    finnLifts(scene, [760, 560], { ...bends, gaze: [0.9, 0.6] }, 360, 3, { depth: 190 })
    stand(scene, leafHeap({ ...shade, width: 430, height: 130, seed: 3 }), 1240, 1.9, {
      shadow: 220,
      depth: 90,
    })
    const cross = { pose: 'walking', mood: 'sulky', nod: -14, gaze: [0.8, -0.6] } as const
    stand(scene, crownedHedgehog(cross), 1190, 3.2, { flip: true, depth: 120 })
    stand(scene, leafHeap({ ...shade, width: 420, height: 62, seed: 5 }), 1240, 1.9, {
      depth: 200,
      shadow: 0,
    })
    return scene
  },
  p6: () => {
    const scene = brook({
      seed: 4,
      stones: 0,
      horizon: 0.73,
      plants: 'none',
      light: { x: 0.8, y: 0.16, r: 105 },
      sky,
    })
    const stones = steppingStones(scene)
    const [x, y] = stones[3] ?? [800, 850]
    scene.ground = () => y - 56
    const balance = { near: { at: [-84, -120], grip: 'open' } } as const
    const wobbly = { pose: 'striding', mood: 'surprised', paws: balance, tail: 'up' } as const
    finnLifts(scene, [x + 210, y - 250], { ...wobbly, gaze: [0.9, 0.1] }, x, 2.3, { shadow: 40 })
    scene.place(leapingFish('#f08a6a'), 1270, 1060, 2.1)
    return scene
  },
  p7: () => {
    const scene = clearing({
      ...night,
      seed: 5,
      view: 'oak',
      toadstools: false,
      plants: 'none',
      horizon: 0.66,
      light: { x: 0.34, y: 0.22, r: 150 },
      sky,
    })
    const crying = { mood: 'sad', tears: true, gaze: [0.7, -0.3], headView: 'turned' } as const
    stand(scene, hareChild(crying), 480, 1.9, { depth: 90 })
    const comforts = { pose: 'away', onFours: false, headView: 'profile', looksBack: true } as const
    finnLifts(
      scene,
      [800, 735],
      { ...comforts, mood: 'tender', gaze: [0.8, 0.2] },
      1180,
      3.2,
      { depth: 380 },
      'near',
    )
    return scene
  },
  p8: () => {
    const scene = hilltop({
      ...night,
      tree: null,
      seed: 8,
      view: 'right',
      plants: 'none',
      light: { x: 0.6, y: 0.4, r: 460 },
      sky,
    })
    wind(scene)
    const stunned = { mood: 'frightened', ears: 'back', nod: 14 } as const
    finnInTheDark(scene, 1060, 2, { ...stunned, gaze: [0.8, 0.7] })
    const asks = { pose: 'standing', mood: 'frightened', nod: -20, ears: 'back' } as const
    stand(scene, hareChild({ ...asks, gaze: [0.8, -0.8] }), 790, 1.6, { depth: 14 })
    return scene
  },
  p9: () => {
    const scene = forest({
      ...night,
      depth: 'deep',
      seed: 14,
      plants: 'none',
      horizon: 0.66,
      light: { x: 0.5, y: 0.24, r: 130 },
      sky,
    })
    path(scene, 800, 800)
    const shade = { dusk: scene.mood.tone(0.8), shade: 0.2 }
    stand(scene, leafHeap({ ...shade, width: 360, height: 100, seed: 8 }), 240, 1.7, {
      depth: 230,
      shadow: 190,
    })
    const nosy = { pose: 'walking', gaze: [0.9, -0.3], nod: -8 } as const
    stand(scene, crownedHedgehog(nosy), 200, 2.1, { depth: 240 })
    stand(scene, leafHeap({ ...shade, width: 340, height: 50, seed: 9 }), 210, 1.7, {
      depth: 300,
      shadow: 0,
    })
    pawInPaw(scene)
    return scene
  },
  p10: () => {
    const scene = burrow({
      palette: 'midnight',
      hour: 'night',
      door: 0.74,
      seed: 3,
      lamp: null,
      shelf: null,
      clay: '#5a4a9a',
      light: { x: 0.8, r: 0 },
    })
    behindWindow(scene, owl({ gaze: [-0.5, 0.8], mood: 'tender' }), 1184, 576, 1.6)
    bedBack(scene, 1080)
    hungScarf(scene, 96, 650)
    const blows = {
      pose: 'lying',
      headView: 'turned',
      blowing: true,
      mouth: 'whistle',
      nod: -6,
    } as const
    scene.place(finn({ ...blows, scarf: '' }), 560, 1050, 2.8)
    bedQuilt(scene, 1090)
    scene.add(line('M1010 850Q1080 836 1130 846M1014 880Q1080 878 1126 890', '#eaf6f6', 7))
    stand(scene, stool('#e0b07a'), 1290, 2.6, { depth: 200 })
    standLit(scene, lantern(), 1290, 2.9, { depth: 36, shadow: 0 })
    return scene
  },
}
