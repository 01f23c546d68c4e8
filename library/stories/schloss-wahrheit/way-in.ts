import { circle, points, polygon } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { castle } from '../../draw/places/castle.ts'
import { garden } from '../../draw/places/garden.ts'
import { gateway } from '../../draw/places/gateway.ts'
import { hall } from '../../draw/places/hall.ts'
import { room } from '../../draw/places/room.ts'
import { pot, throne } from '../../draw/props/furniture.ts'
import { breadSlice, ladle, soupPlate } from '../../draw/props/keepsakes.ts'
import { footY } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asJonte, asKeeper, asMila, pepperWithBow } from './cast.ts'
import { ladderFromAbove, pearCrown, wallInFront } from './set.ts'

const p1: SceneArt = () => {
  const scene = castle({
    ...{ x: 0.66, scale: 1.44, seed: 3, season: 'autumn', plants: false, landOffset: -0.02 },
    light: { x: 0.14, y: 0.16 },
  })
  const top = 1000
  const run = [1000, 860] as const
  scene.contactShadow(run[0] - 10, run[1] + 4, 70)
  scene.place(pepperWithBow({ pose: 'running', onFours: true }), run[0], run[1], 0.78, {
    rotate: -22,
  })
  wallInFront(scene, top)
  for (const x of [330, 670]) scene.contactShadow(x, top + 24, 170)
  // Their legs hang down on the far side.
  scene.add(
    `<clipPath id="far"><path d="M-600 0H2200V${top + 22}H-600Z"/></clipPath><g clip-path="url(#far)">`,
  )
  const seat = { stance: 'seat', seatHeight: 60 } as const
  asMila(
    scene,
    {
      ...{ at: [330, top + 20 + 60 * 2.3], scale: 2.3, shadow: 0, lookAt: run },
      far: { at: [560, 700], grip: 'point' },
      near: { at: [240, 1008], grip: 'open' },
    },
    { ...seat, view: 'turnedAway', headView: 'profile', mood: 'surprised', lean: 4 },
  )
  asJonte(
    scene,
    { at: [660, top + 20 + 60 * 2.3], scale: 2.3, shadow: 0 },
    { ...seat, view: 'back', headView: 'turnedAway', mood: 'sad', nod: 16, headTilt: 10, lean: 2 },
  )
  scene.add('</g>')
  return scene
}

const p2: SceneArt = () => {
  const scene = gateway({
    ...{ gate: 0.5, scale: 2.3, seed: 5, season: 'autumn', plants: false },
    light: { x: 0.05, y: 0.12 },
  })
  const foot = footY(scene, 800, -30)
  // The cat has just slipped through below the gate: her tail is still outside.
  scene.flat(`M690 ${foot - 1}Q790 ${foot - 62} 890 ${foot - 1}Z`, '#2a1a20')
  const tail = points(`790,${foot - 14} 640,${foot + 40} 770,${foot + 76} 850,${foot + 6}`)
  const widths = [34, 30, 26, 14]
  scene.piece(strip(tail, widths), '#7f8496', 1)
  for (const from of [0.3, 0.48, 0.66, 0.84])
    scene.flat(strip(tail, widths, from, from + 0.07), '#565b6e')
  asJonte(
    scene,
    {
      ...{ at: [360, 1130], scale: 2.35, lookAt: [800, 600] },
      near: { at: [196, 650], grip: 'fist', inFront: true, elbow: [-1, 0.6] },
      far: { at: [530, 650], grip: 'fist', inFront: true, elbow: [1, 0.6] },
      shadow: 62,
    },
    { view: 'turned', stance: 'contrapposto', mood: 'proud', headTilt: -6 },
  )
  const ear = [830, 640] as const
  asMila(
    scene,
    {
      ...{ at: [1050, 1130], scale: 2.2, flip: true, lookAt: ear },
      near: { at: [950, 740], grip: 'open', angle: -96, inFront: true },
      far: { at: [900, 680], grip: 'open', angle: -90 },
      shadow: 62,
    },
    { view: 'profile', stance: 'tiptoe', mood: 'sly' },
  )
  return scene
}

const p3: SceneArt = () => {
  const scene = hall({ throne: null, seed: 3 })
  scene.warm(800, 520, 900, '#f7b84a', 0.3)
  for (const x of [250, 620])
    scene.flat(
      polygon([
        [x, 250],
        [x + 150, 250],
        [x + 640, 1200],
        [x + 330, 1200],
      ]),
      '#fff3c0',
      0.26,
    )
  const y = footY(scene, 1120, 20)
  scene.contactShadow(1120, y, 240).place(throne('#b93a44'), 1120, y, 2)
  const ring = [1060, 860] as const
  asKeeper({ chin: [0, -164], belt: [30, -88] })(
    scene,
    {
      ...{ at: [1140, y + 30], scale: 2.45, flip: true, shadow: 0, lookAt: [480, 620] },
      near: { at: [1010, 830], grip: 'open', inFront: true },
      far: { at: [920, 690], grip: 'wave' },
    },
    { view: 'turned', stance: 'seat', seatHeight: 76, mood: 'joyful' },
  )
  scene.mark('shine', ring[0], ring[1], 40)
  asJonte(
    scene,
    {
      ...{ at: [200, 1290], scale: 2.9, lookAt: [1100, 500], shadow: 0 },
    },
    { view: 'back', headView: 'profile', mood: 'surprised', nod: -6 },
  )
  asMila(
    scene,
    {
      ...{ at: [560, 1290], scale: 2.8, lookAt: [1100, 500], shadow: 0 },
      near: { at: [330, 960], grip: 'open' },
    },
    { view: 'turnedAway', headView: 'profile', mood: 'joyful', nod: -12 },
  )
  return scene
}

/** Steam curling up from the pot on the stove. */
const steam = 'M262 276q22 -30 0 -58t0 -54M304 268q22 -30 0 -58'

/** The long kitchen table close by, its edge at `y`. */
const longTable = (scene: Scene, y: number) => {
  const { left, right, height } = scene
  const cloth = print('checks', '#c8554a', '#f0d9b8', { size: 64 })
  scene.sheet(`M${left - 60} ${y}H${right + 60}V${height + 60}H${left - 60}Z`, cloth, 3, y)
  scene.flat(`M${left - 60} ${y}H${right + 60}V${y + 16}H${left - 60}Z`, '#fff6e6', 0.5)
}

const p4: SceneArt = () => {
  const furniture = { stove: 0.12, shelf: 0.86 }
  const scene = room({ hour: 'day', seed: 4, window: 0.54, light: { r: 0 }, furniture })
  const y = footY(scene, 800)
  scene.place(pot('#4d5468', '#9a9a9c'), 270, y - 600, 1.1)
  scene.add(`<g opacity=".55">${line(steam, '#fffaf0', 9)}</g>`)
  const table = 950
  asKeeper()(
    scene,
    {
      ...{ at: [390, 1190], scale: 2.5, shadow: 0, lookAt: [830, 660] },
      far: {
        at: [560, 800],
        grip: 'grip',
        elbow: [0.4, 1],
        holding: placed(ladle(), { scale: 0.8 }),
      },
    },
    { view: 'turned', mood: 'thoughtful', lean: 4 },
  )
  const plate = [860, table + 110] as const
  asJonte(
    scene,
    {
      ...{ at: [850, 1275], scale: 2.75, shadow: 0, lookAt: plate },
      near: { at: [690, 930], grip: 'grip', inFront: true },
      far: { at: [1000, 940], grip: 'fist', inFront: true },
    },
    { view: 'front', mood: 'disgusted', headTilt: 8, lean: 3 },
  )
  asMila(
    scene,
    {
      ...{ at: [1330, 1275], scale: 2.75, flip: true, shadow: 0, lookAt: [1000, 700] },
      near: {
        ...{ at: [1185, 800], grip: 'grip', inFront: true },
        holding: placed(breadSlice(), { scale: 0.85, y: -10 }),
      },
      far: { at: [1330, 960], grip: 'open' },
    },
    { view: 'turned', mood: 'joyful', lids: 0.8, headTilt: -4 },
  )
  longTable(scene, table)
  scene.contactShadow(plate[0], plate[1] + 60, 240)
  scene.place(soupPlate(), plate[0], plate[1] + 60, 3)
  scene.add(line(circle(830, plate[1] - 34, 16) + circle(890, plate[1] - 30, 10), '#d8d8d4', 5))
  scene.place(soupPlate(), 1370, plate[1] + 50, 2.4)
  scene.mark('shine', plate[0], plate[1] - 30, 70)
  return scene
}

const p5: SceneArt = () => {
  const scene = garden({
    ...{ palette: 'gold', house: false, castle: 0.17, seed: 7, season: 'autumn' },
    ...{ plants: false, horizon: 0.5 },
    light: { x: 0.4, y: 0.12 },
  })
  pearCrown(scene, 1210)
  const rung = ladderFromAbove(scene, [620, 1130], [960, 190])
  const cat = [830, 330] as const
  scene.begin('cast')
  asMila(
    scene,
    {
      ...{ at: [430, 1180], scale: 1.84, lookAt: [800, 500] },
      near: { at: [590, 990], grip: 'grip', inFront: true },
      far: { at: [604, 900], grip: 'grip' },
      shadow: 62,
    },
    { view: 'turned', mood: 'surprised', nod: -14 },
  )
  scene.place(pepperWithBow({ gaze: [0.2, 0.9], mood: 'frightened' }), 620, 352, 1.05)
  const [hold, lower] = [rung(10), rung(9)]
  asJonte(
    scene,
    {
      ...{ at: [748, 880], scale: 2.1, flip: true, shadow: 0, lookAt: [640, 250] },
      near: { at: [lower[0] - 54, lower[1] + 8], grip: 'grip', inFront: true },
      far: { at: [hold[0] + 10, hold[1] + 8], grip: 'grip' },
    },
    { view: 'turnedAway', headView: 'profile', stance: 'climbing', mood: 'frightened' },
  )
  scene.mark('leaves', cat[0], cat[1], 30)
  return scene
}

export const wayIn: Record<string, SceneArt> = { p1, p2, p3, p4, p5 }
