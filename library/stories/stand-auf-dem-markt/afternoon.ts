import { baby } from '../../draw/cast/baby.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { dog } from '../../draw/cast/dog.ts'
import { robin } from '../../draw/cast/robin.ts'
import { circle, ellipse, points } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { market } from '../../draw/places/market.ts'
import { fountain } from '../../draw/props/market-things.ts'
import {
  accordion,
  bagOfPlums,
  chalkboard,
  legs,
  pegBag,
  plum,
  pram,
} from '../../draw/props/market-wares.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asAnna, asDario, asGentleman, asKira, asMother, asMusician } from './figures.ts'
import { awning, palette } from './morning.ts'
import { notes, tableOverhead, underTheTable } from './set.ts'

/** The musician's hat on the ground with a button and a leaf in it. */
const hatWithButton =
  piece(ellipse(0, -8, 84, 18), '#6b4a58') +
  piece(ellipse(0, -30, 52, 12), '#3f2a38') +
  piece(circle(-14, -32, 9), '#e3d2b0') +
  piece(ellipse(18, -33, 16, 7), '#c98a3f') +
  piece('M-52 -30C-50 -4 50 -4 52 -30Q0 -12 -52 -30Z', '#6b4a58')

const pigeon = (pose: 'standing' | 'flying') => robin({ pose, color: '#8f97aa', breast: '#b9b5c9' })

/** Pigeons that fly up before the wheelchair. */
const pigeons = (scene: Scene) => {
  for (const [x, y, s, flip, rotate] of [
    [1420, 400, 1.4, false, -24],
    [1530, 240, 1.1, true, 18],
    [1130, 300, 1, true, -14],
    [1300, 190, 0.8, false, 8],
  ] as const)
    scene.place(pigeon('flying'), x, y, s, { flip, rotate })
  scene.place(pigeon('standing'), 190, 1120, 1.3)
}

const p5: SceneArt = () => {
  const scene = market({
    ...{ palette, hour: 'day', seed: 27, plants: false, season: 'autumn' },
    ...{ fountain: null, stalls: [0.98] },
    light: { x: 0.68, y: 0.13, r: 80 },
  })
  scene.contactShadow(380, 900, 420)
  scene.place(fountain('#b9b2b4', '#8fd0e0'), 380, 900, 1.9)
  scene.mark('water', 380, 700, 90)
  const held = { svg: accordion(), at: [0, -150], inFront: false } as const
  asMusician(
    scene,
    { at: [300, 960], scale: 1.75, lookAt: [900, 500], shadow: 62 },
    { view: 'turned', stance: 'seat', seatHeight: 84, mood: 'joyful', lids: 0.8, load: held },
  )
  scene.contactShadow(560, 1090, 90).place(hatWithButton, 560, 1090, 1.3)
  notes(scene, points('500,330 620,250 180,300 700,380'))
  scene.add(line('M600 1150H830M660 1010H800', '#fff6e6', 8))
  pigeons(scene)
  asKira(
    scene,
    {
      ...{ at: [1040, 1140], scale: 2.7, rotate: -5, lookAt: [1500, 700], shadow: 110 },
      far: {
        at: [1275, 500],
        grip: 'grip',
        holding: placed(pegBag(), { scale: 0.8 }),
      },
    },
    { view: 'profile', mood: 'joyful', headTilt: -6 },
  )
  return scene
}

const p6: SceneArt = () => {
  const scene = underTheTable()
  const people: [cloth: string, shoe: string, x: number, y: number, size: number][] = [
    ['#5f6f8f', '#6a3f2f', 290, 800, 1.7],
    ['#c95f6e', '#3a2a3f', 560, 760, 1.45],
    ['#8a6a9a', '#f3dfc0', 830, 740, 1.2],
    ['#4f8f8a', '#d8a04a', 1080, 770, 1.5],
    ['#6a5a48', '#3a2a3f', 1340, 830, 1.8],
  ]
  for (const [i, [cloth, shoe, x, y, size]] of people.entries())
    scene
      .contactShadow(x, y, 110)
      .place(legs(cloth, shoe, 520), x, y, size, { rotate: [3, -5, 6, -3, 4][i] ?? 0 })
  scene.flat('M-60 -60H1660V1260H-60Z', '#4a214a', 0.14)
  scene.flat('M-60 700H1660V1260H-60Z', '#4a214a', 0.16)
  const pose = { view: 'turned', stance: 'crossLegged', mood: 'sad', headTilt: 8 } as const
  const [x, y] = childJoints(pose).mouth
  const propped = {
    near: { at: [x - 31, y + 10], grip: 'open', angle: -80, inFront: true, elbow: [-0.1, 1] },
    far: { at: [x + 24, y + 10], grip: 'open', angle: -104, inFront: true, elbow: [1, 0.7] },
  } as const
  asAnna(
    scene,
    { at: [640, 1110], scale: 3.1, shadow: 90, lookAt: [1150, 1000] },
    { ...pose, hands: propped },
  )
  scene.contactShadow(1250, 1110, 170)
  scene.place(dog({ pose: 'walking', tilt: 6, gaze: [0.9, -0.2] }), 1330, 1110, 1.7, { flip: true })
  tableOverhead(scene)
  scene.inFront(() => scene.place(plum(), 122, 1196, 1.7, { rotate: 80 }))
  return scene
}

const p7: SceneArt = () => {
  const scene = market({
    ...{ palette, hour: 'day', seed: 33, season: 'autumn', plants: false },
    ...{ ownStall: { x: 0.08, awning, goods: [] }, stalls: [] },
    light: { x: 0.46, y: 0.14, r: 80 },
  })
  asDario(
    scene,
    { at: [150, 940], scale: 1.55, shadow: 0, lookAt: [900, 700] },
    { view: 'turned', mood: 'surprised' },
  )
  scene.inFront(() => scene.place(chalkboard('0'), 120, 1130, 1.35))
  const purse = [1340, 640] as const
  asGentleman(
    scene,
    {
      ...{ at: [1496, 1290], scale: 2.5, flip: true, lookAt: [860, 860] },
      far: { at: purse, grip: 'pinch', holding: piece(circle(0, -8, 15), '#f2c14e') },
      shadow: 62,
    },
    { view: 'profile', mood: 'surprised' },
  )
  scene.mark('shine', purse[0], purse[1], 30)
  asMother(
    scene,
    {
      ...{ at: [1160, 1290], scale: 2.5, flip: true, lookAt: [560, 700] },
      near: { at: [1140, 800], grip: 'open', inFront: true },
      far: { at: [1090, 880], grip: 'grip' },
      shadow: 62,
    },
    { view: 'turned', mood: 'tender' },
  )
  const bag = [742, 850] as const
  scene.place(
    baby({ skin: '#c58a5e', hairStyle: 'curls', hair: '#2a1a1f', color: '#f3d27a', arms: 'both' }),
    900,
    990,
    1.75,
    { flip: true },
  )
  scene.contactShadow(860, 1225, 300).place(pram(), 860, 1225, 2.6, { flip: true })
  asAnna(
    scene,
    {
      ...{ at: [420, 1230], scale: 2.75, lookAt: [900, 820] },
      far: { at: [bag[0], bag[1] - 20], grip: 'open' },
      near: {
        ...{ at: [bag[0] + 10, bag[1] + 10], grip: 'grip', inFront: true, tilt: 14 },
        holding: placed(bagOfPlums(), { y: 30, scale: 0.8 }),
      },
      shadow: 62,
    },
    { view: 'profile', mood: 'tender', lean: 10 },
  )
  return scene
}

export const afternoon: Record<string, SceneArt> = { p5, p6, p7 }
