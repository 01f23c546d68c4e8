// Pages 9 and 10: July, and the next March.

import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { peacockButterfly } from '../../draw/cast/peacock-butterfly.ts'
import { circle, type Point } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { blum, blumLook, jella, mama } from './figures.ts'
import { seasons } from './seasons.ts'
import { garden, ground, lastRow } from './set.ts'
import { glove, hatOnSpade, hoe, label, stringAlong, stub } from './things.ts'
import { put, spotAt } from './view.ts'

const butterfly = (
  x: number,
  y: number,
  scale: number,
  rotate = 0,
  pose: 'open' | 'closed' | 'flying' = 'open',
) => placed(peacockButterfly({ pose }), { x, y, scale, rotate })

/** p9: everything has eyes. */
const eyes: SceneArt = () => {
  const view = ground({ x: 0, z: -2.6, height: 1.5, horizon: 470, focus: 1080 }, seasons.july)
  const { scene } = view
  scene.shineFrom(200, -100)
  garden(view, seasons.july)
  const still = spotAt(view, 0.25, -0.55)
  const stiff: AdultOptions = {
    ...blumLook,
    view: 'front',
    stance: 'standing',
    mood: 'surprised',
    mouth: 'line',
    gaze: [0, 0.5],
    lean: 0,
    headTilt: 0,
    hands: {
      near: { at: [-62, -120], grip: 'fist' },
      far: { at: [84, -150], grip: 'grip', holding: hoe(), tilt: 6 },
    },
  }
  put(view, hatOnSpade(), 1.15, 0)
  put(view, adult(stiff), 0.25, -0.55)
  const [, eyeY] = adultJoints(stiff).eyes
  const on: [number, number, number, number][] = [
    [0, eyeY + 7, 0.22, 0],
    [-32, -206, 0.32, -20],
    [30, -176, 0.34, 16],
    [-22, -136, 0.32, 8],
    [38, -110, 0.34, -14],
    [-34, -78, 0.34, 30],
    [100, -330, 0.4, -20],
    [92, -250, 0.36, 18],
    [84, -192, 0.34, -10],
  ]
  for (const [x, y, size, turn] of on)
    scene.place(butterfly(0, 0, size, turn), ...still.toScene([x, y]), 2.7)
  const spade = spotAt(view, 1.15, 0)
  for (const [x, y, turn] of [
    [-50, -250, -20],
    [26, -294, 12],
    [0, -150, 24],
  ] as const)
    scene.place(butterfly(0, 0, 0.34, turn), ...spade.toScene([x, y]), 2.7)
  const girl = spotAt(view, -0.75, -0.75)
  put(
    view,
    jella({
      view: 'turned',
      stance: 'standing',
      mood: 'joyful',
      mouth: 'smile',
      headTilt: 5,
      gaze: [0.7, 0.5],
      hands: {
        far: { at: [92, -132], grip: 'flat' },
        near: {
          at: [-30, -84],
          grip: 'grip',
          holding: placed(glove(), { y: 20, rotate: 172, scale: 0.6 }),
        },
      },
    }),
    -0.75,
    -0.75,
  )
  scene.place(butterfly(0, 0, 0.42, 14), ...girl.toScene([108, -146]), 2.7)
  const random = seeded(17)
  const air: Point[] = Array.from({ length: 2 }, (_, i) => [
    180 + i * 900 + random() * 90,
    40 + random() * 260,
  ])
  for (const [i, [x, y]] of air.entries())
    scene.place(
      butterfly(0, 0, 1, random() * 360, i % 3 ? 'flying' : 'open'),
      x,
      y,
      0.5 + random() * 0.5,
    )
  return scene
}

/** p10: the twelfth row. */
const twelfth: SceneArt = () => {
  const season = { ...seasons.nextMarch, nettles: 0 }
  const view = ground(
    { x: 0.3, z: 10.8, height: 1.95, horizon: 300, focus: 1120, isBack: true },
    season,
    'dusk',
  )
  const { scene } = view
  scene.shineFrom(1180, 200)
  scene.glow(1180, 210, 520, '#fff0bd', 0.9)
  scene.piece(circle(1180, 215, 92), '#fffbe8', 1)
  scene.mark('sun', 1180, 215, 92)
  garden(view, season)
  for (const [svg, x, z, flip] of [
    [
      mama({ view: 'profile', stance: 'kneeling', bowed: true, gaze: [0.6, 0.8], mood: 'tender' }),
      1.5,
      2.4,
      false,
    ],
    [blum({ view: 'profile', stance: 'kneeling', bowed: true, gaze: [0.6, 0.8] }), -1.3, 2.2, true],
  ] as const)
    put(view, svg, x, z, { flip })
  lastRow(view, { ...seasons.nextMarch, nettles: 40 })
  scene.add(stringAlong(view.at(2.2, 7.5), view.at(-2.1, 7.5), 44))
  put(
    view,
    jella(
      {
        view: 'turned',
        stance: 'crossLegged',
        mood: 'tender',
        headTilt: 10,
        gaze: [0.4, 0.9],
        hands: {
          near: { at: [66, -52], grip: 'grip' },
          far: {
            at: [98, -58],
            grip: 'pinch',
            holding: placed(stub(), { x: 14, y: 16, rotate: -80, scale: 0.7 }),
            inFront: true,
          },
        },
        load: {
          svg: placed(label({ blank: true }), { x: -10, y: 40, rotate: 62, scale: 0.8 }),
          at: [70, -46],
        },
      },
      { hatted: true, isWriting: true },
    ),
    0.95,
    8.15,
    { grown: 1.4 },
  )
  scene.warm(900, 700, 900, '#ffb86a', 0.24)
  return scene
}

export const harvest: Record<string, SceneArt> = { p9: eyes, p10: twelfth }
