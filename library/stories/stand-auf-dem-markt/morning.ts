import { dog } from '../../draw/cast/dog.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { market, stallTop } from '../../draw/places/market.ts'
import { street } from '../../draw/places/street.ts'
import {
  bagOfPlums,
  chalkboard,
  plum,
  tent,
  washingLineCoil,
} from '../../draw/props/market-wares.ts'
import { basket } from '../../draw/props/outdoors.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asAdler, asAnna, asDario, asGrandpa, asMusician } from './figures.ts'
import { asters, awningAbove, counterAcross, plumBoughs, plumTree, windfalls } from './set.ts'

export const palette = 'sunrise' as const

/** The awning of the children's stall. */
export const awning = '#4f9d96'

const bagsOn = (scene: Scene, y: number, spots: readonly number[], s: number) =>
  scene.inFront(() => {
    for (const x of spots) scene.place(bagOfPlums(), x, y, s)
  })

const p1: SceneArt = () => {
  const scene = garden({
    ...{ palette, hour: 'day', seed: 14, season: 'autumn', plants: false },
    light: { x: 0.3, y: 0.2, r: 110 },
  })
  plumTree(scene, 1290, 1180)
  windfalls(scene, 120, 1500, 26)
  asters(scene, 5)
  const collar = [1005, 640] as const
  scene.contactShadow(1150, 1128, 130)
  scene.place(basket('#6a4a9a'), 1190, 1130, 1.9)
  asGrandpa(
    scene,
    {
      ...{ at: [960, 1090], scale: 2, flip: true, lookAt: [640, 800] },
      near: { at: collar, grip: 'pinch', holding: placed(plum(), { y: 24 }), inFront: true },
      far: { at: [838, 860], grip: 'flat', holding: placed(plum(), { y: 0, scale: 0.9 }) },
      shadow: 62,
    },
    { view: 'turned', stance: 'contrapposto', mood: 'joyful', headTilt: 6 },
  )
  asDario(
    scene,
    {
      ...{ at: [620, 1010], scale: 1.75, lookAt: [740, 500] },
      near: { at: [600, 560], grip: 'wave' },
      far: { at: [742, 560], grip: 'open' },
      shadow: 62,
    },
    { view: 'turned', stance: 'jumping', mood: 'joyful', nod: -10 },
  )
  scene.place(plum(), 756, 556, 1.5, { rotate: 20 })
  asAnna(
    scene,
    {
      ...{ at: [140, 1130], scale: 1.85, lookAt: [310, 1110] },
      near: { at: [290, 1080], grip: 'pinch', holding: placed(plum(), { y: 30 }), inFront: true },
      far: { at: [230, 960], grip: 'flat' },
      shadow: 62,
    },
    { view: 'profile', stance: 'crouching', mood: 'happy', nod: 10 },
  )
  plumBoughs(scene)
  return scene
}

/** The shop window from within: glass between us and the children, frame, sill and the tent before it. */
const windowFromWithin = (scene: Scene) => {
  const { left, right, span, height } = scene
  scene.inFront(() => {
    scene.flat('M240 60L560 60L180 1000L-140 1000Z', '#ffffff', 0.14)
    scene.flat('M1240 60L1330 60L950 1000L860 1000Z', '#ffffff', 0.14)
    const frame = '#3f7f7a'
    scene.piece(roundRect(left - 40, -40, span + 80, 110, 4), frame, 3)
    scene.piece(roundRect(left - 40, 985, span + 80, 60, 4), frame, 3)
    scene.sheet(
      `M${left - 60} 1040H${right + 60}V${height + 60}H${left - 60}Z`,
      scene.linear('#e0b27c', '#a9744a', 1040, height),
      3,
      1040,
    )
    scene.contactShadow(420, 1140, 480)
    scene.place(tent(), 390, 1150, 2.75)
  })
}

const p2: SceneArt = () => {
  const scene = street({
    ...{ palette, hour: 'dusk', view: 'row', seed: 7, season: 'autumn', plants: false },
    tram: null,
    lamps: [0.9],
  })
  const tentTop = [430, 560] as const
  asDario(
    scene,
    {
      ...{ at: [860, 1290], scale: 2.9, lookAt: [560, 820] },
      near: { at: [690, 760], grip: 'wave', inFront: true, angle: -80 },
      far: { at: [1030, 790], grip: 'wave', inFront: true, angle: -96 },
      shadow: 62,
    },
    { view: 'front', mood: 'joyful', mouth: 'smile', headTilt: -6, lean: -3, noseShape: 'broad' },
  )
  asAnna(
    scene,
    {
      ...{ at: [1300, 1290], scale: 2.8, flip: true, lookAt: [1190, 850] },
      near: { at: [1200, 880], grip: 'point', inFront: true },
      far: { at: [1160, 850], grip: 'wave', angle: -110, inFront: true },
      shadow: 62,
    },
    { view: 'turned', mood: 'thoughtful', nod: 8 },
  )
  // His nose is flat on the glass, his breath clouds it.
  scene.inFront(() => {
    scene.flat(ellipse(850, 748, 92, 66), '#ffffff', 0.22)
    scene.flat(ellipse(850, 716, 34, 25), '#cb9064')
    scene.flat(ellipse(838, 722, 6, 4) + ellipse(862, 722, 6, 4), '#8a5a3c')
  })
  windowFromWithin(scene)
  scene.mark('shine', tentTop[0], tentTop[1], 60)
  return scene
}

const p3: SceneArt = () => {
  const scene = market({
    ...{ palette, hour: 'dawn', seed: 5, season: 'autumn' },
    ownStall: { x: 0.38, awning, goods: ['#6a4a9a', '#6a4a9a'] },
    light: { x: 0.84, y: 0.15, r: 80 },
  })
  const feet = stallTop(scene) + 170
  asAnna(
    scene,
    {
      ...{ at: [430, feet], scale: 1.75, shadow: 0, lookAt: [700, 560] },
      far: { at: [540, 680], grip: 'open', angle: -30 },
    },
    { view: 'turned', mood: 'thoughtful' },
  )
  asDario(
    scene,
    {
      ...{ at: [740, feet], scale: 1.8, shadow: 0 },
      near: { at: [560, 480], grip: 'wave' },
      far: { at: [920, 500], grip: 'wave' },
    },
    { view: 'front', stance: 'tiptoe', mood: 'joyful', mouth: 'laugh', lids: 1, headTilt: -8 },
  )
  bagsOn(scene, stallTop(scene) + 4, [290, 400, 620, 850], 1.2)
  scene.inFront(() => {
    scene.place(chalkboard('30 €'), 470, 1150, 1.6)
    asMusician(
      scene,
      {
        ...{ at: [1240, 1290], scale: 2.6, flip: true, lookAt: [760, 560] },
        near: { at: [1330, 960], grip: 'grip', holding: placed(basket(), { y: 76, scale: 0.8 }) },
        shadow: 62,
      },
      {
        ...{ view: 'turnedAway', headView: 'profile', mood: 'surprised' },
        ...{ outfit: 'coat', color: '#c9803f', hairStyle: 'long', skin: '#f2c6a0' },
        hair: '#8a4a2f',
      },
    )
  })
  return scene
}

const p4: SceneArt = () => {
  const scene = market({
    ...{ palette, hour: 'day', seed: 16, plants: false, season: 'autumn' },
    ...{ fountain: null, stalls: [0.95] },
    light: { x: 0.22, y: 0.2, r: 80 },
  })
  scene.place(dog({ pose: 'sitting', tilt: -8, gaze: [0.6, 0.3] }), 1000, 1006, 1.12)
  asAdler(
    scene,
    {
      ...{ at: [720, 1190], scale: 2.35, lookAt: [1290, 640] },
      near: { at: [500, 520], grip: 'grip', holding: placed(washingLineCoil(), { y: 32 }) },
      far: { at: [800, 800], grip: 'open' },
      shadow: 62,
    },
    { view: 'turned', mood: 'sad', headTilt: -5 },
  )
  awningAbove(scene, awning)
  counterAcross(scene, 915)
  scene.place(bagOfPlums(), 520, 1000, 1.8)
  scene.place(bagOfPlums(), 660, 1016, 1.8)
  asAnna(
    scene,
    {
      ...{ at: [240, 1400], scale: 2.7, shadow: 0, lookAt: [660, 480] },
      near: { at: [300, 1040], grip: 'open', inFront: true },
      far: { at: [196, 1030], grip: 'open' },
    },
    { view: 'turned', mood: 'sulky', lean: -4, headTilt: -4 },
  )
  asDario(
    scene,
    {
      ...{ at: [1370, 1400], scale: 2.7, flip: true, shadow: 0, lookAt: [760, 500] },
      near: {
        at: [1110, 960],
        grip: 'grip',
        holding: placed(bagOfPlums(), { y: 58, scale: 0.75 }),
      },
      far: { at: [1010, 880], grip: 'grip', holding: placed(bagOfPlums(), { y: 58, scale: 0.75 }) },
    },
    { view: 'turnedAway', headView: 'profile', mood: 'joyful', lean: 8 },
  )
  return scene
}

export const morning: Record<string, SceneArt> = { p1, p2, p3, p4 }
