import { type ActorPlace, act } from '../../draw/cast/actor.ts'
import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { circle, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import {
  brother,
  hedda,
  ilyas,
  ilyasTeal,
  nene,
  type Person,
  papa,
  petrow,
  quintInBoots,
} from '../../draw/places/house-nine/people.ts'
import { roundLoaf } from '../../draw/places/house-nine/rooms.ts'
import { candle } from '../../draw/props/furniture.ts'
import { pineapple } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

/** p10: the same yard on Christmas Eve from high above, full of people. */
export const courtyardEve: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, right, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), '#0b0d24')
  yardWalls(scene)
  scene.glow(800, 620, 780, '#ffcf7a', 0.75)
  scene.begin('cast')
  back(scene)
  treeFromAbove(scene, 800, 640)
  front(scene)
  scene.inFront(() => {
    scene.piece(`M${left} 1150Q300 1116 800 1134T${right} 1140V1260H${left}Z`, '#dfe6fa', 2)
  })
  return scene
}

/** Black walls close round the yard: its snow ends where the people stand. */
const yardWalls = (scene: Scene) => {
  const { left, right } = scene
  const dark = scene.linear('#2c3160', '#12142e', 0, 1200)
  scene.flat(`M${left} -60H${right}L1400 170H200Z`, scene.linear('#3a3f70', '#22264e', 0, 170))
  scene.flat(`M${left} -60L200 170L0 1220L${left} 1260Z`, dark)
  scene.flat(`M${right} -60L1400 170L1600 1220L${right} 1260Z`, dark)
  scene.piece('M200 170H1400L1600 1220H0Z', scene.linear('#f3dcb8', '#c9cdec', 170, 1150), 2)
}

const breath = (x: number, y: number) => [
  circle(x, y, 12),
  circle(x + 16, y - 12, 16),
  circle(x + 36, y - 24, 11),
]

const lit = (scene: Scene, x: number, y: number, size = 0.7) => {
  scene.place(candle(), x, y, size)
  scene.glow(x, y - 90 * size, 110, '#ffdf94', 0.85)
}

const taper = () => placed(candle(), { scale: 0.62, y: 24 })

/** A neighbour with a candle in one mitten who looks at the tree or at somebody. */
const holdsCandle = (
  scene: Scene,
  who: Person<AdultOptions>,
  options: AdultOptions,
  place: ActorPlace,
  look: Point,
  side: 'near' | 'far' = 'far',
) => {
  const { scale, flip = false } = place
  const [x, y] = place.at
  const at: Point = [x + (flip ? -1 : 1) * (side === 'far' ? 54 : -40) * scale, y - 178 * scale]
  scene.contactShadow(x, y, 74 * scale)
  const held = { [side]: { at, grip: 'grip', holding: taper() } } as const
  act(scene, who, who.joints, { ...place, ...held, lookAt: look }, options)
  scene.glow(at[0], at[1] - 46 * scale, 100, '#ffdf94', 0.85)
}

/** Others from the house. */
const other: Person<AdultOptions> = Object.assign(adult, { joints: adultJoints })
const someChild: Person<ChildOptions> = Object.assign(child, { joints: childJoints })

const mitten = { outfit: 'coat', hat: 'woollen' } as const
const treeTop: Point = [800, 500]

/** Behind the tree, shoulder to shoulder: the two halves of the ring turn to the middle. */
const back = (scene: Scene) => {
  const turned = { ...mitten, view: 'turned' } as const
  holdsCandle(
    scene,
    petrow,
    { ...turned, hatColor: '#8a5f94', gloves: '#e0a437', mood: 'joyful' },
    { at: [274, 594], scale: 1.22 },
    treeTop,
  )
  const twin = { ...turned, hatColor: '#c9743f', gloves: '#4f8f88' } as const
  holdsCandle(scene, brother, twin, { at: [399, 534], scale: 1.24 }, [640, 300])
  holdsCandle(
    scene,
    brother,
    { ...twin, mouth: 'grin' },
    { at: [531, 504], scale: 1.24, flip: true },
    [430, 200],
  )
  scene.contactShadow(682, 480, 74)
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [670, 496],
      scale: 1.34,
      near: { at: [690, 372], grip: 'open' },
      far: { at: [744, 366], grip: 'open' },
      lookAt: treeTop,
      over: () => placed(roundLoaf(), { x: 26, y: -98, scale: 0.5 }),
    },
    { view: 'turned', mood: 'tender', gloves: '#b8433f', shawl: '#e0a437' },
  )
  scene.contactShadow(902, 482, 80)
  act(
    scene,
    papa,
    papa.joints,
    {
      at: [912, 498],
      scale: 1.34,
      flip: true,
      near: { at: [880, 330], grip: 'open' },
      far: { at: [826, 330], grip: 'open' },
      lookAt: [690, 240],
      over: () => placed(pineapple(), { x: 46, y: -120, scale: 0.86 }),
    },
    { ...turned, hatColor: '#4a5a8a', gloves: '#e8626b', mood: 'proud' },
  )
  holdsCandle(
    scene,
    other,
    { ...turned, color: '#a8874f', hatColor: '#b8433f', hair: '#4a2c22', gloves: '#4f8f5f' },
    { at: [1048, 510], scale: 1.22, flip: true },
    [1160, 240],
  )
  // Herr Quint, last, in his boots: looks the tree up and down and asks with his hands.
  scene.contactShadow(1150, 524, 80)
  act(
    scene,
    quintInBoots,
    quintInBoots.joints,
    {
      at: [1185, 540],
      scale: 1.34,
      flip: true,
      near: { at: [1224, 236], grip: 'open', angle: -70, elbow: [0.4, 1] },
      far: { at: [1064, 246], grip: 'open', angle: -110, elbow: [-0.4, 1] },
      lookAt: treeTop,
    },
    { outfit: 'coat', view: 'turned', mood: 'surprised', gloves: '#c9743f', mouth: 'gasp' },
  )
  holdsCandle(
    scene,
    other,
    { ...turned, color: '#8a5f94', hair: '#7a3f24', hatColor: '#e0a437', gloves: '#2f6b97' },
    { at: [1321, 600], scale: 1.22, flip: true },
    treeTop,
  )
  const clouds = [
    breath(480, 330),
    breath(606, 300),
    breath(734, 270),
    breath(820, 250),
    breath(960, 300),
    breath(1070, 320),
  ]
  scene.flat(clouds.flat(), '#ffffff', 0.32)
}

/** The fir from high above: rings of branches with snow, the top in the middle. */
const treeFromAbove = (scene: Scene, x: number, y: number) => {
  scene.contactShadow(x, y + 190, 280)
  for (const [i, r] of [280, 222, 164, 104, 48].entries()) {
    const ring = (reach: number, turn: number) => {
      const count = 24 - i * 3
      const tips = Array.from({ length: count * 2 }, (_, k) => {
        const a = (k / (count * 2)) * 2 * Math.PI + turn
        const far = k % 2 === 0 ? reach : reach * 0.76
        return `${num(x + Math.cos(a) * far)} ${num(y + 130 - i * 90 + Math.sin(a) * far * 0.52)}`
      })
      return `M${tips.join('L')}Z`
    }
    scene.piece(ring(r, i), i % 2 ? '#2f6a62' : '#275a56', 2)
    scene.piece(ring(r * 0.62, i + 0.3), i > 2 ? '#ffffff' : '#e3ebfa', 1)
  }
  const candles = [
    [-8, 236],
    [-150, 80],
    [156, 80],
    [0, 96],
    [-84, -40],
    [90, -40],
    [0, -214],
  ] as const
  for (const [dx, dy] of candles) lit(scene, x + dx, y + dy)
  scene.mark('snow', x, y - 90, 40).mark('light', x, y + 60, 30)
}

/** Before the tree: two from behind at each side; Hedda and Ilyas, thick mittens in the air, face each other. */
const front = (scene: Scene) => {
  holdsCandle(
    scene,
    other,
    {
      ...mitten,
      view: 'profile',
      color: '#6f8f4f',
      hair: '#3a2824',
      beard: 'short',
      hatColor: '#4a5a8a',
      gloves: '#e0a437',
    },
    { at: [175, 850], scale: 1.44 },
    [800, 500],
  )
  holdsCandle(
    scene,
    other,
    {
      outfit: 'coat',
      view: 'profile',
      color: '#5a7a8a',
      hair: '#c9b8b0',
      hairStyle: 'bun',
      scarf: '#e8626b',
      gloves: '#8f5a4a',
    },
    { at: [1431, 850], scale: 1.41, flip: true },
    [800, 500],
  )
  const fromBehind = [
    [{ color: '#8f5a4a', hair: '#c98f47', hairStyle: 'braids', hatColor: '#c9743f' }, 336, false],
    [{ color: '#4f6f9a', hair: '#4a2a22', hairStyle: 'short', hatColor: '#e8b13c' }, 1264, true],
  ] as const
  for (const [look, x, flip] of fromBehind) {
    scene.contactShadow(x, 1040, 110)
    act(
      scene,
      someChild,
      someChild.joints,
      {
        at: [x, 1042],
        scale: 1.86,
        flip,
        near: { at: [x + (flip ? -84 : 84), 780], grip: 'open' },
      },
      { ...mitten, view: 'turnedAway', gloves: '#e8e0d0', ...look },
    )
  }
  scene.contactShadow(610, 1110, 110).contactShadow(990, 1110, 110)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [610, 1112],
      scale: 1.86,
      near: { at: [640, 880], grip: 'open', angle: -50, inFront: true },
      far: { at: [742, 806], grip: 'open', angle: -70 },
      lookAt: [960, 740],
    },
    {
      ...mitten,
      color: ilyasTeal,
      view: 'turned',
      mood: 'joyful',
      gloves: '#e8b13c',
      headTilt: -4,
    },
  )
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [990, 1112],
      scale: 1.86,
      flip: true,
      near: { at: [958, 930], grip: 'open', angle: 200 },
      far: { at: [862, 850], grip: 'open', angle: -110 },
      lookAt: [640, 740],
    },
    { ...mitten, view: 'turned', mood: 'tender', gloves: '#5f8fc4', headTilt: 2, lids: 0 },
  )
  scene.flat([breath(730, 740), breath(860, 730)].flat(), '#ffffff', 0.4)
}
