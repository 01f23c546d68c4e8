import { magpieSpots } from '../../draw/cast/magpie.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { owl } from '../../draw/cast/owl.ts'
import { squirrel } from '../../draw/cast/squirrel.ts'
import { toadstool } from '../../draw/landscape/flowers.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { crown } from '../../draw/places/crown.ts'
import { forest } from '../../draw/places/forest.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { treetop } from '../../draw/places/treetop.ts'
import { village } from '../../draw/places/village.ts'
import { fallingLeaves, leafLitter } from '../../draw/props/leaf-litter.ts'
import { lowWall } from '../../draw/props/low-wall.ts'
import {
  button,
  downFeather,
  mapleCloak,
  mouseHole,
  trailingBlanket,
  woollyHat,
} from '../../draw/props/nest-things.ts'
import { well } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { autumnSprigs, beech, canopy, elsa, mushrooms, nestWith, nuts, steepBough } from './set.ts'

const palette = 'autumn'
const sky = { sun: 'discs', clouds: 'threads', sheets: 'torn' } as const
const nightSky = { moon: 'full', clouds: 'threads', sheets: 'rings' } as const

const p1: SceneArt = () => {
  const scene = forest({
    palette,
    hour: 'day',
    kind: 'round',
    depth: 'deep',
    seed: 6,
    plants: false,
    sky,
  })
  const y = footY(scene, 1150, 60)
  leafLitter(scene, 150, 3)
  beech(scene, 1250, y, 620, () => {
    scene.place(button(), 980, y - 30, 1.7, { rotate: 12 })
    scene.glow(960, y - 60, 240, '#ffffff', 0.55)
    scene.mark('light', 980, y - 30, 90)
  })
  canopy(scene, 150, 4)
  stand(scene, elsa({ headTilt: 24, nod: 14, gaze: [0.8, 0.5] }), 400, 5, { depth: 90 })
  fallingLeaves(scene, points('0.14,0.24 0.36,0.2 0.5,0.36 0.94,0.5 0.06,0.46'))
  return scene
}

const p2: SceneArt = () => {
  const scene = village({
    palette,
    hour: 'day',
    view: 'square',
    seed: 4,
    light: { x: 0.4, y: 0.16, r: 80 },
    sky,
  })
  const y = footY(scene, 500, 60)
  const top = lowWall(scene, 420, 1700, y - 200)
  scene.contactShadow(200, y + 20, 260).place(well('#a59c94'), 190, y + 20, 3.4)
  leafLitter(scene, 40, 8)
  const runner = { pose: 'running', onFours: true, mood: 'frightened', tail: 'up' } as const
  scene.place(squirrel({ ...runner, gaze: [0.8, 0.6] }), 1330, top - 4, 3.1, { flip: true })
  scene.contactShadow(770, y + 106, 140).place(button('#c9d2dc', 0.3), 672, y + 98, 1.5)
  scene.glow(672, y + 80, 160, '#ffffff', 0.5)
  scene.place(elsa({ nod: -22, gaze: [0.9, -0.5], wings: 'hips' }), 590, y + 90, 3.9)
  fallingLeaves(scene, points('0.5,0.14 0.62,0.3 0.93,0.2 0.3,0.3'))
  return scene
}

const p3: SceneArt = () => {
  const scene = meadow({
    palette,
    seed: 5,
    flowers: [],
    plants: 'none',
    horizon: 0.6,
    light: { x: 0.3, y: 0.14 },
    sky,
  })
  const y = footY(scene, 1220, 120)
  mushrooms(scene, [
    [0.42, -30, 170],
    [0.5, -20, 110],
  ])
  leafLitter(scene, 50, 5)
  scene.contactShadow(1360, y, 300).place(mouseHole(scene.mood.land(0.9)), 1360, y, 2.2)
  scene.place(toadstool(0, 0, 350), 1230, y + 50, 1, { rotate: 16 })
  const push = {
    near: { at: [58, -70], grip: 'open' },
    far: { at: [62, -88], grip: 'open' },
  } as const
  const pusher = { pose: 'standing', onFours: false, headView: 'profile', mood: 'sad' } as const
  scene.place(mouse({ ...pusher, paws: push, gaze: [0.9, 0.2] }), 1050, y + 60, 2.6, { rotate: 16 })
  const feet = footY(scene, 420, 290)
  scene.place(button(), 420 + 236, feet - 300, 1, { rotate: 20 })
  const guilty = { hugs: true, mood: 'frightened', nod: -4, lift: 12 } as const
  stand(scene, elsa({ ...guilty, gaze: [-0.7, -0.5] }), 420, 4.7, { depth: 290 })
  scene.inFront(() =>
    mushrooms(scene, [
      [0.03, 520, 460],
      [0.96, 530, 400],
    ]),
  )
  return scene
}

const p4: SceneArt = () => {
  const scene = treetop({
    palette,
    seed: 3,
    nest: null,
    lowCloud: false,
    light: { x: 0.3, y: 0.16, r: 90 },
    landOffset: 0.16,
    sky,
  })
  autumnSprigs(scene, 4)
  const curious = { pose: 'peeping', mood: 'surprised', gaze: [0.9, -0.5] } as const
  nestWith(scene, 960, 1250, 5.6, () => {
    const stiff = { pose: 'brooding', lift: 20, nod: -30, mood: 'frightened' } as const
    scene.place(elsa({ ...stiff, gaze: [-0.7, -0.7] }), 1060, 1120, 5, { flip: true })
  })
  scene.place(squirrel({ ...curious, headTilt: -8 }), 560, 985, 3.6)
  fallingLeaves(scene, points('0.2,0.36 0.3,0.2 0.66,0.14 0.9,0.3'))
  return scene
}

const p5: SceneArt = () => {
  const scene = crown({ seed: 5, light: { x: 0.5, y: 0.24, r: 170 }, sky })
  const bringing = { pose: 'standing', view: 'side', nod: 24, gaze: [0.9, 0.5] } as const
  scene.place(owl({ ...bringing, holding: placed(downFeather(), { scale: 0.9 }) }), 330, 985, 2.7)
  nestWith(scene, 830, 1060, 3.5, () => {
    nuts(scene, points('1000,900 1060,892 660,900 1110,900'), 2)
    const trapped = { view: 'front', pose: 'brooding', mood: 'frightened' } as const
    scene.place(elsa({ ...trapped, gaze: [-0.7, -0.2] }), 830, 960, 3.9)
  })
  nuts(scene, points('1070,1130 1124,1116 1180,1090 540,1116 600,1130 660,1142 1230,1060'), 1.8)
  scene.place(
    squirrel({ pose: 'seated', nut: true, mood: 'joyful', gaze: [0.9, -0.1] }),
    1320,
    985,
    3.1,
    {
      flip: true,
    },
  )
  return scene
}

const p6: SceneArt = () => {
  const scene = treetop({
    palette,
    hour: 'dusk',
    seed: 8,
    nest: null,
    lowCloud: false,
    landOffset: 0.7,
    plants: 'none',
    light: { x: 0.3, y: 0.3, r: 210 },
    sky,
  })
  autumnSprigs(scene, 9)
  steepBough(scene)
  nestWith(scene, 1240, 800, 3.2, () => {
    const shocked = { pose: 'brooding', lift: 28, nod: 34, mood: 'frightened' } as const
    scene.place(elsa({ ...shocked, gaze: [0.7, 0.9] }), 1260, 720, 3.6, { flip: true })
  })
  scene.place(trailingBlanket(), 560, 905, 1.9, { rotate: -18 })
  scene.place(woollyHat(), 330, 985, 1.4, { rotate: -24 })
  const hauling = { pose: 'standing', onFours: false, nod: -14, gaze: [0.8, -0.6] } as const
  const tug = { near: { at: [-44, -44], grip: 'hold' } } as const
  scene.place(mouse({ ...hauling, paws: tug }), 640, 975, 2.1, { rotate: -12 })
  return scene
}

const p7: SceneArt = () => {
  const scene = crown({
    hour: 'night',
    seed: 9,
    windy: true,
    light: { x: 0.66, y: 0.26, r: 150 },
    sky: nightSky,
  })
  scene.place(owl({ gaze: [-0.5, 0.2], headTilt: -6 }), 1130, 985, 2.5, { flip: true })
  nestWith(scene, 760, 1060, 3, () => {
    scene.place(button(), 790, 900, 1.6, { rotate: 8 })
    scene.mark('light', 790, 900, 90)
  })
  scene.glow(790, 880, 280, '#ffffff', 0.7)
  scene.place(
    elsa({ view: 'back', headView: 'profile', mood: 'sad', gaze: [0.8, 0.2] }),
    420,
    1050,
    4.2,
  )
  return scene
}

const p8: SceneArt = () => {
  const scene = meadow({
    palette,
    hour: 'night',
    seed: 11,
    flowers: [],
    plants: 'none',
    horizon: 0.6,
    light: { x: 0.52, y: 0.2, r: 130 },
    sky: nightSky,
  })
  const y = footY(scene, 380, 60)
  mushrooms(scene, [
    [0.515, -44, 120],
    [0.555, -38, 80],
  ])
  leafLitter(scene, 40, 9)
  scene.contactShadow(240, y, 300).place(mouseHole(scene.mood.land(0.62)), 240, y, 2.1)
  scene.place(mouse({ mood: 'sad', gaze: [0.6, 0.7], headView: 'turned' }), 480, y + 70, 2.5)
  scene.place(mapleCloak(), 480, y + 76, 1.4)
  scene.contactShadow(800, y + 220, 130).place(button('#d5dde6', 0.42), 800, y + 200, 2.2)
  scene.glow(800, y + 180, 300, '#ffffff', 0.6)
  scene.mark('light', 800, y + 200, 120)
  const ashamed = { lowered: true, nod: 34, lift: 14, mood: 'sad' } as const
  scene.contactShadow(1180, y + 230, 200)
  scene.place(elsa(ashamed), 1170, y + 230, 4.6, { flip: true })
  return scene
}

const p9: SceneArt = () => {
  const scene = treetop({
    palette,
    hour: 'night',
    seed: 12,
    nest: null,
    lowCloud: false,
    landOffset: 0.14,
    plants: 'none',
    light: { x: 0.56, y: 0.4, r: 400 },
    sky: nightSky,
  })
  const quiet = { view: 'back', pose: 'brooding' } as const
  const [x, y, s] = [900, 980, 3.6]
  nestWith(scene, x, 1070, 3.4, () => scene.place(elsa({ ...quiet, mood: 'tender' }), x, y, s))
  const [, eyesY] = magpieSpots(quiet).eyes
  scene.place(woollyHat(), x + 8, y + (eyesY - 20) * s, 1.9, { rotate: 8 })
  return scene
}

const coverLeaves = points('0.28,0.42 0.66,0.36 0.8,0.5 0.3,0.53 0.8,0.66')

/** Elsa on her nest; the button shines out under her. */
export const cover: CoverArt = () => {
  const light = { x: 0.5, y: 0.5, r: 250 }
  const scene = treetop({ ...coverSize, palette, hour: 'dusk', seed: 4, nest: null, light, sky })
  nestWith(scene, 610, 1320, 3, () => {
    scene.place(button(), 770, 1130, 1.9, { rotate: 12 })
    scene.place(elsa({ lift: 34, nod: 16, gaze: [0.7, 0.8] }), 560, 1260, 3.4)
  })
  scene.glow(770, 1100, 230, '#ffffff', 0.5)
  fallingLeaves(scene, coverLeaves)
  return addFrame(scene, { design: 'tree', seed: 61 })
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7, p8, p9 }
