import { childJoints } from '../../draw/cast/child.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { darker } from '../../draw/paper/color.ts'
import { ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { apple } from '../../draw/props/fruit.ts'
import { fallingLeaves, leafLitter } from '../../draw/props/leaf-litter.ts'
import { fence, house } from '../../draw/props/outdoors.ts'
import { sheetOfPaper } from '../../draw/props/post.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  asLotte,
  asTarek,
  blot,
  lotte,
  notes,
  pail,
  paintPot,
  pencilInHand,
  tarek,
} from './figures.ts'
import { insideHut } from './indoors.ts'
import {
  crownAbove,
  crunch,
  houseTree,
  oldTree,
  platform,
  pulley,
  rope,
  ropeLadder,
} from './set.ts'

const palette = 'autumn' as const

const p1: SceneArt = () => {
  const scene = meadow({
    ...{ palette, hour: 'day', seed: 6, flowers: [], plants: false },
    light: { x: 0.9, y: 0.14, r: 80 },
  })
  scene.place(house({ wall: '#fbeedd', roof: '#c8563a' }), 110, 985, 1.5)
  scene.place(house({ wall: '#e6efe6', roof: '#4f7f8f' }), 1550, 985, 1.5)
  houseTree(scene, { x: 560, foot: 1040, platform: 640, scale: 1.3 })
  scene.place(fence(9), -20, 1030, 1)
  scene.place(fence(30), 760, 1030, 1)
  ropeLadder(scene, 300, 676, 400)
  leafLitter(scene, 26, 4)
  const wheel = 1130
  scene.piece(roundRect(740, 210, 230, 26, 6), '#7a4f38', 2)
  pulley(scene, wheel, 270, 590, 1.3)
  scene.place(pail(placed(paintPot(), { y: 84, scale: 1.15 })), wheel, 590, 2)
  scene.place(waterDrop(60, '#f5c63a'), wheel - 54, 910, 1)
  const [high, low] = [
    [1010, 428],
    [972, 476],
  ] as const
  scene.add(line(`M${wheel - 28} 264L${high.join(' ')}L${low.join(' ')}Q900 560 930 632`, rope, 10))
  asLotte(
    scene,
    {
      ...{ at: [900, 642], scale: 1.5, shadow: 0, lookAt: [wheel, 640] },
      near: { at: low, grip: 'grip' },
      far: { at: high, grip: 'grip' },
    },
    { view: 'profile', stance: 'pulling', mood: 'joyful' },
  )
  asTarek(
    scene,
    {
      ...{ at: [1352, 1120], scale: 1.9, flip: true, lookAt: [wheel, 560] },
      near: { at: [1262, 736], grip: 'open', inFront: true },
      far: { at: [1236, 706], grip: 'open' },
      shadow: 62,
    },
    { view: 'profile', stance: 'tiptoe', mood: 'joyful', nod: -12 },
  )
  fallingLeaves(scene, points('0.14,0.93 0.93,0.36 0.58,0.8 0.31,0.72'))
  return scene
}

const p2: SceneArt = () => {
  const { scene } = createPlaceScene({ palette, hour: 'day' }, { light: { x: 0, y: 0, r: 0 } })
  insideHut(
    scene,
    '#b98252',
    {
      ...{ x: 800, y: 165, w: 330, h: 230, isWindow: true },
      ...{ sky: '#ffe7b0', leaves: '#d98b3a' },
    },
    380,
  )
  scene.add(`<g transform="translate(790 960) scale(1.9 .88) skewX(-8)">${blot(false)}</g>`)
  scene.place(paintPot(), 1120, 905, 2.1, { rotate: 104 })
  scene.mark('shine', 760, 930, 90)
  const steps = [ellipse(1330, 1128, 46, 17), ellipse(1440, 1090, 44, 16)]
  scene.flat(steps, '#f7c93c')
  asLotte(
    scene,
    { at: [270, 830], scale: 2.3, lookAt: [1280, 500], shadow: 62 },
    { view: 'turned', stance: 'stamping', mood: 'angry', headTilt: 6 },
  )
  asTarek(
    scene,
    {
      ...{ at: [1285, 850], scale: 2.25, flip: true, lookAt: [900, 950] },
      shadow: 62,
    },
    { view: 'turned', stance: 'falling', mood: 'frightened', lean: 8 },
  )
  return scene
}

const p3: SceneArt = () => {
  const scene = garden({
    ...{ palette, hour: 'day', seed: 5, house: false, plants: false },
    light: { x: 0.78, y: 0.24, r: 100 },
  })
  scene.place(house({ wall: '#e6efe6', roof: '#4f7f8f' }), 1400, 850, 1.25)
  leafLitter(scene, 24, 2)
  const bark = '#8a5a40'
  scene.sheet(trunk(120, -80, 1190, 300, 3), scene.linear(bark, darker(bark, 0.3), 0, 1200), 3)
  crownAbove(scene, -120, 620, 60)
  platform(scene, 40, 760, 250, 'left')
  pulley(scene, 1130, 60, 470, 1.4)
  scene.place(pail(notes(5)), 1130, 450, 3.1)
  for (const [x, y, rotate] of [
    [930, 470, -30],
    [1360, 760, 24],
    [960, 1090, 80],
  ] as const)
    scene.place(sheetOfPaper(2), x, y, 1.15, { rotate })
  asLotte(
    scene,
    {
      ...{ at: [560, 254], scale: 1.75, shadow: 0, lookAt: [560, 760] },
      far: { at: [770, 330], grip: 'fist' },
    },
    { view: 'profile', stance: 'lyingBelly', mood: 'angry', nod: 20 },
  )
  const paper = [128, 800] as const
  scene.place(sheetOfPaper(2), paper[0], paper[1], 1.3, { rotate: -6 })
  asTarek(
    scene,
    {
      ...{ at: [434, 1150], scale: 2.25, flip: true, lookAt: paper },
      near: { at: [200, 816], grip: 'pinch', holding: pencilInHand(), tilt: 215 },
      far: { at: [184, 752], grip: 'open' },
      shadow: 62,
    },
    { view: 'profile', mood: 'angry', skin: '#c9764f', lean: 6 },
  )
  return scene
}

/** Hands and eyes of a child that bites into its apple and looks away. */
const biting = (color?: string) => {
  const pose = { view: 'profile', stance: 'seat', seatHeight: 100, mood: 'sulky' } as const
  const [x, y] = childJoints(pose).mouth
  const fruit = placed(color ? apple(color) : apple(), { x: 0, y: 18, scale: 0.5 })
  const hand = { at: [x + 20, y + 6], grip: 'grip', holding: fruit, inFront: true } as const
  return { ...pose, hands: { near: hand }, gaze: [0.8, 0.5] } as const
}

const p4: SceneArt = () => {
  const scene = hilltop({
    ...{ palette, hour: 'dusk', tree: null, seed: 3, landOffset: 0.06, plants: false },
    light: { x: 0.84, y: 0.5, r: 210 },
  })
  oldTree(scene, 800, 1120)
  const [deck, seat] = [480, 860]
  platform(scene, 20, 730, deck)
  scene.begin('cast')
  scene.place(lotte(biting()), 380, deck + 100 * 2.2, 2.2, { flip: true })
  const x = 1210
  scene.add(line(`M${x - 112} 150L${x - 104} ${seat}M${x + 112} 150L${x + 104} ${seat}`, rope, 10))
  scene.piece(roundRect(x - 150, seat - 8, 300, 30, 8), '#7a4f38', 2)
  scene.place(tarek(biting('#e0a83c')), x - 20, seat + 100 * 2.2, 2.2)
  pulley(scene, 800, 330, 560, 1.2)
  scene.place(pail(), 800, 550, 1.7)
  crunch(scene, 350, 250)
  crunch(scene, x + 20, 620)
  leafLitter(scene, 18, 7)
  fallingLeaves(scene, points('0.56,0.66 0.1,0.78 0.92,0.2'))
  return scene
}

export const mondayAndTuesday: Record<string, SceneArt> = { p1, p2, p3, p4 }
