import { circle, ellipse, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import {
  belaLook,
  karlaLook,
  mertensLook,
  resiLook,
  theoLook,
} from '../../draw/places/bela-and-karla.ts'
import { type ArmFromAbove, armFromAbove } from '../../draw/props/from-above.ts'
import { doughPiece, halfWeckmann } from '../../draw/props/martinmas.ts'

const [cx, cy] = [800, 590]

const knife = () =>
  piece('M-10 0H10L14 -96H-14Z', '#5a3f38') +
  piece('M-13 -94H13L16 -290Q0 -330 -13 -300Z', '#dfe5ee') +
  flat('M2 -96H12L14 -288Q8 -300 4 -300Z', '#aab4c6')

const spoon = () =>
  line('M0 60V-60', '#c9ced8', 10) +
  piece(ellipse(0, -86, 25, 35), '#d9dee8') +
  flat(ellipse(0, -84, 18, 27), '#e0a24a')

const raisin = (x: number, y: number) => piece(ellipse(x, y, 12, 9), '#4a2426')

const table = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', print('diamonds', '#2a2350', '#322a5c', { size: 150 }))
  scene.sheet(ellipse(cx, cy + 26, 720, 560), '#3f2a3c', 3)
  scene.sheet(ellipse(cx, cy, 716, 552), print('checks', '#e9e2d2', '#7f9fc8', { size: 120 }), 3)
  scene.warm(cx, cy - 20, 640, '#ffe6b0', 0.55, 0.8)
  scene.piece(roundRect(cx - 196, cy - 236, 392, 472, 34), '#8f5d3a', 2)
  scene.piece(
    roundRect(cx - 190, cy - 244, 380, 468, 32),
    print('wood', '#b9814f', '#9a683c', { size: 180, angle: 90 }),
    2,
  )
}

/** What is left on the cloth: pieces, crumbs and counted raisins. */
const crumbs = (scene: Scene) => {
  const pieces: readonly (readonly [x: number, y: number, size: number])[] = [
    [500, 330, 82],
    [450, 700, 64],
    [610, 900, 54],
    [1010, 890, 70],
    [1160, 480, 60],
    [1040, 270, 46],
    [690, 236, 40],
    [1180, 730, 44],
    [410, 500, 40],
    [840, 930, 34],
  ]
  for (const [i, [x, y, size]] of pieces.entries()) scene.place(doughPiece(size, i), x, y, 1.15)
  const dots: string[] = []
  for (let i = 0; i < 40; i++) {
    const a = i * 2.4
    const r = 300 + ((i * 53) % 190)
    dots.push(circle(cx + Math.cos(a) * r * 1.1, cy + Math.sin(a) * r * 0.86, 3 + (i % 3)))
  }
  scene.flat(dots.join(''), '#c98f4a')
}

interface Hand extends ArmFromAbove {
  /** degrees round the table, 0 at the right, 90 at the bottom */
  from: number
  /** share of the way in, 1 at the board's edge */
  reach?: number
}

const theirs = (look: { color: string; skin: string }) => ({ sleeve: look.color, skin: look.skin })

/** A torn piece between finger and thumb. */
const holds = (size: number, i: number) =>
  ({ grip: 'pinch', holding: doughPiece(size, i) }) as const

const hands: readonly Hand[] = [
  { from: 84, ...theirs(belaLook), width: 64, bend: 40 },
  { from: 114, ...theirs(belaLook), width: 64, bend: -50, flip: true, ...holds(92, 3) },
  { from: 36, ...theirs(karlaLook), width: 62, bend: 30 },
  { from: 60, ...theirs(karlaLook), width: 62, bend: -40, flip: true, reach: 0.9, ...holds(76, 1) },
  { from: 170, ...theirs(theoLook), width: 54, bend: 30 },
  {
    from: 192,
    ...theirs(theoLook),
    width: 54,
    bend: -30,
    flip: true,
    reach: 0.86,
    ...holds(84, 2),
  },
  { from: 214, sleeve: '#4a5f86', skin: '#c58a5e', width: 70, bend: 30 },
  {
    from: 237,
    sleeve: '#34406f',
    skin: '#e2b48c',
    width: 66,
    bend: -30,
    reach: 0.92,
    grip: 'rest',
  },
  { from: 308, sleeve: '#8a6a3c', skin: '#8d5a3c', width: 66, bend: 30, reach: 0.96 },
  {
    from: 334,
    sleeve: '#7a4f78',
    skin: '#f2c6a0',
    width: 60,
    bend: -30,
    flip: true,
    reach: 0.9,
    grip: 'rest',
  },
  {
    from: -6,
    sleeve: '#6a5a4a',
    skin: '#e2b48c',
    width: 58,
    bend: 24,
    reach: 0.84,
    ...holds(64, 6),
  },
  { from: 128, sleeve: '#8f6fb5', skin: '#8d5a3c', width: 52, bend: 0, reach: 0.8, flip: true },
]

/** Where a hand of the ring lies: just before the board. */
const spot = (degrees: number, reach: number): Point => {
  const a = (degrees * Math.PI) / 180
  const far = 1 + (1 - reach) * 2.2
  return [cx + Math.cos(a) * 360 * far, cy + Math.sin(a) * 352 * far]
}

const ringOfHands = (scene: Scene) => {
  for (const { from, reach = 1, ...hand } of hands) {
    const a = (from * Math.PI) / 180
    const shoulder: Point = [cx + Math.cos(a) * 1080, cy + Math.sin(a) * 900]
    const grip = hand.grip ?? 'open'
    scene.place(armFromAbove(shoulder, spot(from, reach), { ...hand, grip }), 0, 0)
  }
}

const named = (scene: Scene) => {
  const oma = theirs(resiLook)
  scene.place(
    armFromAbove([830, -160], [716, 126], {
      ...oma,
      width: 74,
      bend: -40,
      grip: 'grip',
      holding: knife(),
      tilt: 196,
    }),
    0,
    0,
  )
  scene.place(
    armFromAbove([1000, -160], [956, 190], {
      ...oma,
      width: 74,
      bend: 40,
      grip: 'open',
      flip: true,
    }),
    0,
    0,
  )
  // Frau Mertens counts raisins
  const teal = theirs(mertensLook)
  scene.add([0, 1, 2, 3, 4, 5].map((i) => raisin(330 + i * 34, 800 + (i % 2) * 10)).join(''))
  scene.place(
    armFromAbove([-120, 980], [262, 826], {
      ...teal,
      width: 58,
      bend: 20,
      grip: 'point',
      angle: -8,
    }),
    0,
    0,
  )
  // the soup goes round by the spoon
  scene.place(
    armFromAbove([1720, 800], [1400, 700], {
      sleeve: '#556b58',
      skin: '#f2c6a0',
      width: 62,
      bend: -20,
      grip: 'grip',
      holding: spoon(),
      tilt: -64,
    }),
    0,
    0,
  )
}

/** The kitchen table from above; one real half is left, and all hands stop before it. */
export const page9 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(cx, -300)
  table(scene)
  scene.begin('cast')
  crumbs(scene)
  ringOfHands(scene)
  named(scene)
  scene.place(halfWeckmann(), cx, cy + 90, 1.9)
  scene.mark('shine', cx, cy - 60, 60)
  scene.mark('shine', 644, 344, 26)
  scene.mark('shine', 1290, 648, 30)
  return scene
}
