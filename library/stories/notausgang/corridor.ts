// The corridor, whose far end has the last green light.

import { darker } from '../../draw/paper/color.ts'
import { ellipse, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { sunbeam } from './classroom.ts'
import { classmate, juriWithSatchel, ruth, tamm } from './figures.ts'
import { farSign } from './things.ts'

const corridorPairs = [
  { x: 845, s: 0.62, i: 6 },
  { x: 815, s: 0.92, i: 2 },
  { x: 790, s: 1.4, i: 4 },
] as const

/** The far end of the corridor, where everything leads. */
const vanish: Point = [900, 400]
const feetY = (s: number) => vanish[1] + 300 * s
const to = (x: number, y: number, share: number): Point => [
  x + (vanish[0] - x) * share,
  y + (vanish[1] - y) * share,
]

const quad = (x: number, top: number, low: number, a: number, b: number) =>
  polygon([to(x, top, a), to(x, top, b), to(x, low, b), to(x, low, a)])

const corridor = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', '#fbe3b8')
  scene.sheet(
    polygon([[-1200, -500], [1900, -500], to(1900, -500, 0.86), to(-1200, -500, 0.86)]),
    '#fdf0d2',
    1,
  )
  const wall = print('linen', '#f6c795', '#efba84', { size: 20 })
  scene.sheet(
    polygon([[-1200, -500], to(-1200, -500, 0.86), to(-1200, 1500, 0.86), [-1200, 1500]]),
    wall,
    1,
  )
  scene.sheet(
    polygon([[1900, -500], to(1900, -500, 0.86), to(1900, 1500, 0.86), [1900, 1500]]),
    '#eeb183',
    1,
  )
  scene.sheet(
    polygon([[-1200, 1500], to(-1200, 1500, 0.86), to(1900, 1500, 0.86), [1900, 1500]]),
    '#cf9a80',
    1,
  )
  for (const a of [0.2, 0.42, 0.58, 0.7, 0.78])
    scene.piece(quad(1900, -60, 1240, a, a + (1 - a) * 0.2), darker('#c8785e', 0.06), 1)
  for (const a of [0.3, 0.5, 0.64, 0.74]) {
    scene.piece(quad(-1200, -120, 800, a, a + (1 - a) * 0.24), '#fff8e6', 1)
    scene.flat(quad(-1200, -70, 750, a + 0.012, a + (1 - a) * 0.22), '#ffefb4')
    const [l, r] = [to(-1200, 1500, a), to(-1200, 1500, a + (1 - a) * 0.24)]
    sunbeam(scene, [l, r, to(1500, 1500, a + (1 - a) * 0.3), to(1500, 1500, a + 0.04)], 0.34)
  }
  const end = polygon([
    to(-1200, -500, 0.86),
    to(1900, -500, 0.86),
    to(1900, 1500, 0.86),
    to(-1200, 1500, 0.86),
  ])
  scene.piece(end, '#b86a62', 1)
  scene.piece(roundRect(872, 424, 60, 130, 3), '#7a3f4e', 1)
  scene.glow(900, 392, 170, '#6fe0a0', 0.75)
  scene.place(farSign(), 900, 392, 1.25)
  scene.mark('light', 900, 392, 30)
  for (const [x, y] of [to(350, -500, 0.3), to(350, -500, 0.6)] as Point[]) {
    scene.piece(ellipse(x + 40, y + 30, 60, 20), '#fff6d8', 1)
    scene.mark('light', x + 40, y + 30, 40)
  }
}

/** All come towards us; only Juri looks back. */
export const page4 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(-400, 100)
  corridor(scene)
  scene.begin('cast')
  for (const { x, s, i } of corridorPairs) {
    const y = feetY(s)
    for (const [k, dx] of [-72, 72].entries()) {
      scene.contactShadow(x + dx * s, y, 50 * s)
      scene.place(
        classmate(i + k, {
          view: k ? 'front' : 'turned',
          stance: 'walking',
          gaze: k ? [-0.7, 0.1] : [0.7, 0.1],
          headTilt: k ? -4 : 3,
        }),
        x + dx * s,
        y,
        s,
      )
    }
  }
  scene.contactShadow(760, 1120, 110)
  scene.place(
    ruth({
      view: 'turned',
      stance: 'walking',
      gaze: [0.9, 0],
      lean: -2,
      mood: 'surprised',
      hands: { near: { at: [-24, -168], grip: 'point', angle: -90 } },
    }),
    690,
    1130,
    2.3,
  )
  scene.contactShadow(1090, 1130, 120)
  scene.place(
    juriWithSatchel({
      view: 'back',
      stance: 'walking',
      headTilt: -5,
      hands: { far: { at: [84, -96], grip: 'open' } },
    }),
    1090,
    1130,
    2.3,
  )
  scene.place(
    tamm({
      view: 'turned',
      stance: 'walking',
      headView: 'turned',
      gaze: [0.7, 0.1],
      mood: 'happy',
      hands: {
        near: {
          at: [20, -170],
          grip: 'grip',
          holding: piece(roundRect(-40, -56, 86, 110, 6), '#c23f4a'),
        },
      },
    }),
    240,
    1350,
    2.95,
  )
  return scene
}
