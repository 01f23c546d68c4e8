import { tulip } from '../../draw/landscape/flowers.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, roundRect, star5 } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { pancake, pancakeBit, pancakeHat, pulledPancake } from '../../draw/props/pancake.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bibi, bibiInChair, jakob, kruemel, little, nora, papa } from './figures.ts'
import { flatPlate, gingham, kitchenFrom } from './set.ts'

/** The corner of an apron from `from` to the teeth at `to` that pull at it. */
const pulledApron = ([x, y]: Point, [toX, toY]: Point) =>
  piece(
    `M${num(x - 14)} ${num(y - 60)}Q${num(x + 60)} ${num(y + 10)} ${num(toX)} ${num(toY - 12)}V${num(toY + 14)}Q${num(x + 40)} ${num(toY + 30)} ${num(x - 24)} ${num(y + 70)}Z`,
    '#fff4e0',
  )

/** The tug, the baby who shares, and the last one of all. */
export const sharing: Record<string, SceneArt> = {
  p4: () => {
    const scene = kitchenFrom({ floor: 830, scale: 1.06, middle: 275 })
    const [left, right]: [Point, Point] = [
      [480, 720],
      [985, 580],
    ]
    papa(
      scene,
      {
        at: [1230, 960],
        scale: 1.8,
        flip: true,
        shadow: 90,
        near: { at: [1090, 690], grip: 'open' },
        far: { at: [1070, 660], grip: 'open' },
        lookAt: [800, 620],
      },
      { view: 'profile', stance: 'pulling', mood: 'surprised' },
    )
    kruemel(
      scene,
      { at: [1590, 1030], scale: 1.05, flip: true, lookAt: [1260, 780] },
      { pose: 'walking', mood: 'angry' },
    )
    scene.add(pulledApron([1215, 770], [1362, 905]), pulledPancake(left, right, 46))
    nora(
      scene,
      {
        at: [330, 1080],
        scale: 2.3,
        shadow: 90,
        near: { at: left, grip: 'grip' },
        far: { at: [left[0] + 10, left[1] + 10], grip: 'grip' },
        lookAt: right,
      },
      { view: 'profile', stance: 'pulling', mood: 'angry', lean: -8 },
    )
    jakob(
      scene,
      {
        at: [1060, 1010],
        scale: 2.3 * little,
        flip: true,
        shadow: 80,
        near: { at: right, grip: 'grip' },
        far: { at: [right[0] - 10, right[1] + 10], grip: 'grip' },
        lookAt: left,
      },
      { view: 'profile', stance: 'pulling', mood: 'angry' },
    )
    return scene
  },
  p5: () => {
    const scene = kitchenFrom({ floor: 1130, scale: 1.75, middle: -760 })
    scene.glow(745, 420, 620, '#fff3c0', 0.55)
    papa(
      scene,
      {
        at: [1190, 1260],
        scale: 2.5,
        flip: true,
        near: { at: [1200, 400], grip: 'open', inFront: true, elbow: [-1, 0.1] },
        far: { at: [1040, 400], grip: 'open', inFront: true, elbow: [1, 0.1] },
        lookAt: [760, 420],
      },
      { view: 'turned', mood: 'surprised', headTilt: 6, lean: 8 },
    )
    scene.contactShadow(740, 1180, 250)
    bibiInChair(
      scene,
      [740, 1230],
      2.75,
      bibi({ arms: 'both', mood: 'joyful', head: { mouth: 'laugh', gaze: [-0.5, 0.3] } }),
      pancakeHat(),
    )
    nora(
      scene,
      { at: [250, 1380], scale: 3, near: { at: [470, 900], grip: 'flat' }, lookAt: [740, 480] },
      { view: 'turned', mood: 'surprised' },
    )
    jakob(
      scene,
      {
        at: [1310, 1420],
        scale: 3 * little,
        flip: true,
        far: { at: [1040, 790], grip: 'point' },
        lookAt: [740, 480],
      },
      { view: 'turned', mood: 'surprised', nod: -8 },
    )
    kruemel(
      scene,
      { at: [640, 1230], scale: 1.6, lookAt: [740, 500] },
      { nod: -14, mouth: 'tongue' },
    )
    return scene
  },
  p6: () => {
    const scene = kitchenFrom({ floor: 1000, scale: 1.5, middle: 690, hour: 'dusk', isBack: true })
    const lamp: Point = [700, 240]
    scene.place(hangingLamp(150), lamp[0], 40, 1.35)
    scene.glow(lamp[0], lamp[1] + 90, 640, '#ffe2a0', 0.85)
    nora(
      scene,
      { at: [345, 1110], scale: 2.35, near: { at: [450, 830], grip: 'open' }, lookAt: [660, 700] },
      { view: 'turned', mood: 'joyful' },
    )
    bibiInChair(
      scene,
      [655, 1180],
      1.9,
      bibi({ arms: 'both', mood: 'surprised', head: { view: 'turned', gaze: [0.7, 0.6] } }),
    )
    papa(
      scene,
      {
        at: [1075, 1190],
        scale: 2.15,
        flip: true,
        far: {
          at: [845, 745],
          grip: 'flat',
          holding: placed(flatPlate(50, 0.34) + placed(pancake(13, 0.45), { y: -3 }), { x: 22 }),
        },
        lookAt: [620, 640],
      },
      { view: 'turned', mood: 'tender', lean: 16 },
    )
    jakob(
      scene,
      {
        at: [400, 1235],
        scale: 2.35 * little,
        far: { at: [540, 850], grip: 'open' },
        lookAt: [830, 735],
      },
      { view: 'turned', mood: 'joyful' },
    )
    kruemel(scene, { at: [1060, 1170], scale: 1.7, flip: true, lookAt: [830, 735] }, { nod: -8 })
    outside(scene)
    return scene
  },
}

/** A curtain at a side of the open window. */
const drape = (x: number, y: number, side: number) =>
  `M${x} ${y}h${-side * 110}C${x - side * 80} ${y + 280} ${x - side * 10} ${y + 320} ${x - side * 40} ${y + 560}H${x}Z`

/** A wing of the window that stands open. */
const wing = (x: number, [y0, y1]: Point, side: number) =>
  `M${x} ${y0 - 30}L${x + side * 130} ${y0 + 20}V${y1 - 10}L${x} ${y1 + 34}ZM${x + side * 20} ${y0 + 10}V${y1 - 4}L${x + side * 112} ${y1 - 40}V${y0 + 44}Z`

/** The wall of the house round the window, and the garden's evening sky beside it. */
const outside = (scene: Scene) => {
  const { left, right } = scene
  const [x0, x1, y0, y1] = [210, 1150, 110, 920]
  const wall = '#4a4468'
  scene.inFront(() => {
    const hole = `M${x0} ${y0}V${y1}H${x1}V${y0}Z`
    const rim = `M${x0 - 34} ${y0 - 34}H${x1 + 34}V${y1 + 34}H${x0 - 34}Z${hole}`
    scene.piece([drape(x0, y0, -1), drape(x1, y0, 1)], gingham, 1)
    scene.sheet(
      `M${left - 60} -60H${right + 60}V1260H${left - 60}Z${hole}`,
      print('bricks', wall, mix(wall, '#120c2c', 0.25), { size: 96 }),
      4,
    )
    eveningSky(scene)
    scene.piece(rim, '#efdfc8', 2)
    scene.piece([wing(x0 - 34, [y0, y1], -1), wing(x1 + 34, [y0, y1], 1)], '#d9c6b4', 3)
    scene.piece(roundRect(x0 - 90, y1 + 20, x1 - x0 + 180, 46, 10), lighter('#8a6a6a', 0.1), 3)
    scene.place(pancakeBit(), 900, y1 + 14, 1.3)
    scene.glow((x0 + x1) / 2, y1 + 120, 700, '#ffca7a', 0.35, 0.4)
    flowers(scene, x0, x1, y1 + 190)
  })
}

/** Beyond the corner of the house: the first stars, a thin moon and a round tree. */
const eveningSky = (scene: Scene) => {
  const { right } = scene
  scene.sheet(`M1400 -60H${right + 60}V1260H1400Z`, scene.linear('#3b3f7d', '#c77f8a', 0, 1000), 2)
  scene.piece('M1500 120A70 70 0 1 0 1560 240A58 58 0 1 1 1500 120Z', '#fff1c4', 2)
  scene.mark('moon', 1495, 190, 60)
  scene.flat([star5(1440, 340, 10), star5(1555, 400, 8), star5(1462, 80, 8)], '#fff1c4')
  scene.sheet(`M1400 900Q1450 860 ${right + 60} 890V1260H1400Z`, '#5a5a72', 3, 860)
  scene.piece(roundRect(1500, 780, 26, 200, 6), '#3d3550', 2)
  scene.piece(circle(1515, 700, 120), '#4f6a72', 2)
  scene.mark('leaves', 1515, 700, 90)
  scene.sheet('M1370 -60H1416V1260H1370Z', '#3a3556', 3)
}

/** A box of tulips below the sill, lit from the window. */
const flowers = (scene: Scene, x0: number, x1: number, y: number) => {
  for (let i = 0; i < 11; i++) {
    const x = x0 + 40 + i * ((x1 - x0 - 80) / 10)
    const color = i % 3 === 1 ? '#f2b84e' : '#d8453f'
    scene.add(tulip(x, y + 20, 120 + ((i * 37) % 50), darker(color, 0.12)))
    if (i % 3 === 0) scene.add(mark('flower', x, y - 110, 30))
  }
  scene.piece(roundRect(x0 - 20, y - 10, x1 - x0 + 40, 110, 10), '#7a5048', 3)
}
