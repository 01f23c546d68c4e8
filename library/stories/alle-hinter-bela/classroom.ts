import { circle, type Point, polygon, roundRect, star5 } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import {
  belaLook,
  karlaLook,
  mertensLook,
  pauliLook,
  theoLook,
  whiteCane,
} from '../../draw/places/bela-and-karla.ts'
import { armFromAbove, headFromAbove } from '../../draw/props/from-above.ts'
import { starLantern, tomatoLantern } from '../../draw/props/martinmas.ts'

const scissors = (color: string) =>
  line('M0 0L62 -20M0 -12L62 8', '#aab4c6', 9) +
  line('M-22 -6m-18 -16a15 13 0 1 0 .1 0M-22 -6m-18 22a15 13 0 1 0 .1 0', color, 8) +
  line('M-14 -18L0 -10M-14 6L0 0', color, 8)

const gluePot = () =>
  piece(circle(0, 0, 46), '#e9eef4') +
  piece(circle(0, 0, 36), '#fbf6ea') +
  line('M0 0L58 -52', '#b98256', 11) +
  flat(circle(-4, 4, 16), '#ffffff')

const glueBottle = () =>
  piece(roundRect(-30, -100, 60, 110, 16), '#fbf3dd') +
  piece('M-14 -96L-5 -136H5L14 -96Z', '#3f8fb0') +
  flat(roundRect(-30, -62, 60, 30, 3), '#3f8fb0')

const snippetColors = ['#ffd24a', '#fff0b8', '#f3a93c', '#4f9a5a', '#ffffff', '#d9402c'] as const

/** Snippets of paper all over the table. */
const snippets = (scene: Scene) => {
  const random = seeded(12)
  for (let i = 0; i < 58; i++) {
    const [x, y, s] = [170 + random() * 1300, 130 + random() * 900, 12 + random() * 22]
    const turn = random() * 6
    const corner = (k: number): Point => [
      x + Math.cos(turn + k * 2.1) * s * (0.7 + random() * 0.6),
      y + Math.sin(turn + k * 2.1) * s,
    ]
    scene.piece(polygon([corner(0), corner(1), corner(2)]), cycle(snippetColors, i), 1)
  }
}

/** Middles, sizes and turns of the stars; some are still without their inner paper. */
const stars: readonly (readonly [x: number, y: number, scale: number, rotate: number])[] = [
  [372, 262, 1.75, -14],
  [1120, 210, 1.55, 20],
  [1276, 330, 1.75, 6],
  [1236, 700, 1.95, -18],
  [318, 640, 1.6, 30],
  [880, 196, 1.4, 4],
  [1170, 960, 1.5, 40],
  [330, 950, 1.4, -8],
]

const people = (scene: Scene) => {
  const head = (
    look: { hair: string; skin: string; color: string },
    crown: Parameters<typeof headFromAbove>[0]['crown'],
    at: readonly [x: number, y: number, rotate: number, scale?: number],
    nose?: string,
  ) =>
    scene.place(
      headFromAbove({
        crown,
        hair: look.hair,
        skin: look.skin,
        coat: look.color,
        ...(nose ? { nose } : {}),
      }),
      at[0],
      at[1],
      at[3] ?? 1.25,
      { rotate: at[2] },
    )
  head({ ...theoLook, color: '#5a8fd6' }, 'short', [40, 560, 82, 1.1])
  head(karlaLook, 'braids', [1490, 640, -78])
  head(pauliLook, 'bald', [1180, -22, 190], '#e2574a')
  head({ hair: '#241c22', skin: '#8d5a3c', color: '#8f6fb5' }, 'curls', [330, -40, 172, 1.1])
}

/** Where arms lie on the table, from their shoulders to their wrists. */
const arms = () => {
  const { color: teal, skin } = mertensLook
  const pale = { sleeve: theoLook.color, skin: theoLook.skin, width: 60 }
  const yellow = { sleeve: karlaLook.color, skin: karlaLook.skin, width: 66 }
  const brown = { sleeve: pauliLook.color, skin: pauliLook.skin, width: 78 }
  const violet = { sleeve: '#8f6fb5', skin: '#8d5a3c', width: 60 }
  return [
    armFromAbove([70, 700], [226, 662], { ...pale, grip: 'open', bend: 24 }),
    armFromAbove([80, 430], [244, 560], { ...pale, grip: 'pinch', bend: -30, flip: true }),
    armFromAbove([1520, 500], [1372, 610], { ...yellow, grip: 'open', bend: 40, flip: true }),
    armFromAbove([1540, 800], [1356, 776], {
      ...yellow,
      grip: 'grip',
      bend: -30,
      holding: placed(scissors('#4f8fb3'), { scale: 1.7, rotate: 180 }),
      tilt: 20,
    }),
    armFromAbove([1330, -40], [1330, 190], { ...brown, grip: 'open', bend: -40 }),
    armFromAbove([1010, -50], [1130, 118], {
      ...brown,
      grip: 'grip',
      bend: 46,
      holding: placed(glueBottle(), { scale: 1.15, rotate: 160 }),
      flip: true,
    }),
    armFromAbove([220, -60], [300, 150], { ...violet, grip: 'open', bend: 30 }),
    armFromAbove([470, -60], [462, 168], { ...violet, grip: 'pinch', bend: -30, flip: true }),
    armFromAbove([650, -80], [690, 250], {
      sleeve: teal,
      skin,
      width: 62,
      grip: 'point',
      bend: 20,
    }),
    armFromAbove([-60, 1090], [226, 1000], {
      sleeve: '#d98a4a',
      skin: '#c58a5e',
      width: 58,
      grip: 'open',
      bend: -20,
    }),
    armFromAbove([1390, 1290], [1220, 1040], {
      sleeve: '#4f8a94',
      skin: '#f0c9a8',
      width: 60,
      grip: 'pinch',
      bend: 40,
    }),
  ]
}

const table = (scene: Scene) => {
  const wood = print('wood', '#d8b17c', '#a87844', { size: 300, angle: -6 })
  scene.flat('M-60 -60H1660V1260H-60Z', '#5b6f9c')
  scene.flat(
    'M-60 -60H1660V1260H-60Z',
    print('checks', '#61759f', '#56699a', { size: 150, angle: 8 }),
  )
  scene.sheet('M96 60L1500 26L1560 1090L130 1166Z', '#8a5f3a', 3)
  scene.sheet('M90 44L1504 8L1556 1066L128 1142Z', wood, 3)
  const daylight = polygon([
    [-60, 120],
    [760, -60],
    [1180, -60],
    [260, 1260],
    [-60, 1260],
  ])
  scene.flat(daylight, '#fff4d0', 0.16)
}

/** All build stars, from above; the only round thing is red. */
export const page1 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'day' })
  scene.shineFrom(-300, -400)
  table(scene)
  snippets(scene)
  scene.begin('cast')
  scene.piece(roundRect(960, 390, 230, 160, 4), '#ffd24a', 1)
  scene.flat(star5(1075, 470, 66, 0.2), '#d8b17c')
  scene.place(gluePot(), 520, 500, 1.3)
  scene.mark('shine', 520, 500, 40)
  for (const [i, [x, y, scale, rotate]] of stars.entries()) {
    scene.place(starLantern(i, false), x, y, scale, { rotate })
  }
  scene.place(scissors('#c77f3a'), 560, 860, 1.8, { rotate: -50 })
  scene.place(whiteCane(300), 1000, 1020, 1.5, { rotate: -64 })
  people(scene)
  for (const arm of arms()) scene.place(arm, 0, 0)
  bela(scene)
  return scene
}

const bela = (scene: Scene) => {
  const { hair, skin, color } = belaLook
  scene.place(placed(tomatoLantern(false), { rotate: 16 }), 770, 590, 3.5)
  const green = { sleeve: color, skin, width: 74, grip: 'open' } as const
  scene.place(armFromAbove([470, 1180], [560, 690], { ...green, angle: -22, bend: -60 }), 0, 0)
  scene.place(
    armFromAbove([900, 1180], [978, 720], { ...green, angle: -128, bend: 80, flip: true }),
    0,
    0,
  )
  scene.place(headFromAbove({ crown: 'curls', hair, skin, coat: color }), 690, 1120, 1.5, {
    rotate: -4,
  })
}
