// Pages 1 to 5: March to May.

import { childJoints } from '../../draw/cast/child.ts'
import { gazeAt } from '../../draw/cast/toward.ts'
import { type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, placed } from '../../draw/paper/pieces.ts'
import { wateringCan } from '../../draw/props/vegetables.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bough, crownFromAbove } from './cherry.ts'
import { jella, jellaLook, mama, opa } from './figures.ts'
import { nettle } from './plants.ts'
import { seasons } from './seasons.ts'
import { garden, ground } from './set.ts'
import { underTable } from './table-page.ts'
import { bench, bundle, hatOnSpade, lyingGlove } from './things.ts'
import { put, spotAt } from './view.ts'
import { shedPage } from './wing-page.ts'

const hungNettle = placed(nettle({ h: 178, seed: 4, lean: 0.16 }), { y: 14, rotate: 16 })

/** p1: caught! */
const caught: SceneArt = () => {
  const view = ground({ x: 0, z: -2.7, height: 1.62, horizon: 400, focus: 930 }, seasons.march)
  garden(view, seasons.march)
  const at = spotAt(view, -0.62, -1.15)
  const weed = at.toScene([200, -330])
  const its: [number, number, { flip: boolean }] = [0.9, -1.1, { flip: true }]
  const look = { ...jellaLook, view: 'turned' as const, headTilt: -8 }
  put(
    view,
    opa(
      {
        view: 'turned',
        stance: 'contrapposto',
        lean: -9,
        headTilt: -4,
        mood: 'proud',
        lids: 0.12,
        gaze: [0.9, -0.1],
        hands: {
          far: { at: [138, -262], grip: 'fist' },
          near: { at: [-52, -150], grip: 'fist' },
        },
      },
      { hatted: true, gloves: ['near', 'far'], held: hungNettle },
    ),
    -0.62,
    -1.15,
  )
  put(
    view,
    jella({
      ...look,
      stance: 'carrying',
      mood: 'joyful',
      gaze: gazeAt(spotAt(view, ...its), childJoints(look).eyes, weed),
      load: { svg: bundle(), at: [34, -112] },
    }),
    ...its,
  )
  return view.scene
}

/** The shadow of spade and hat, like that of somebody who stands there. */
const longShadow = flat(
  smooth(
    points(
      '-8,0 -8,-226 -84,-226 -46,-244 -46,-280 -30,-298 30,-298 46,-280 46,-244 84,-226 8,-226 8,0',
    ).map(([x, y]): Point => [x * 0.35 - y * 0.85, x * 0.42 - y * 0.02]),
  ),
  '#3f3550',
  0.26,
)

/** p3: nobody is there. */
const nobody: SceneArt = () => {
  const view = ground({ x: -0.5, z: -4.9, height: 2.7, horizon: 270, focus: 1120 }, seasons.april)
  view.scene.shineFrom(-300, 100)
  garden(view, seasons.april)
  put(view, longShadow, 0.1, -1.2, { shadow: 0 })
  put(view, hatOnSpade(), 0.1, -1.2, { grown: 1.3 })
  view.scene.mark('shine', ...view.at(0.1, -1.2, 0.2), 46)
  bough(view.scene, 'blossom')
  put(view, bench(), -2.0, -1.5, { shadow: 150 })
  put(view, lyingGlove(), -2.45, -1.5, { up: 0.58, shadow: 0, grown: 0.62 })
  put(view, lyingGlove(), -1.5, -1.5, { up: 0.6, shadow: 0, grown: 0.62, flip: true, rotate: 8 })
  return view.scene
}

/** p5: from above. */
const twelve: SceneArt = () => {
  const view = ground({ x: 0, z: -7.5, height: 8.2, horizon: -650, focus: 1420 }, seasons.may)
  garden(view, seasons.may)
  put(
    view,
    mama({ view: 'turnedAway', stance: 'standing', arms: 'hips', headTilt: -6 }),
    1.9,
    -0.9,
    {
      flip: true,
    },
  )
  put(view, bench(), -1.2, -1.1, { shadow: 150 })
  put(view, lyingGlove(), -0.95, -1.1, { up: 0.52, shadow: 0, grown: 0.62 })
  put(
    view,
    jella({
      view: 'turnedAway',
      stance: 'standing',
      headTilt: 4,
      hands: {
        far: { at: [104, -214], grip: 'point' },
        near: {
          at: [-20, -70],
          grip: 'grip',
          holding: placed(wateringCan(), { x: 20, y: 76, scale: 0.26 }),
        },
      },
    }),
    -1.5,
    -1.1,
    { up: 0.52, shadow: 0, grown: 1.15 },
  )
  view.scene.mark('shine', ...view.at(-1.15, -1.1, 0.75), 40)
  crownFromAbove(view.scene)
  return view.scene
}

export const spring: Record<string, SceneArt> = {
  p1: caught,
  p2: shedPage,
  p3: nobody,
  p4: underTable,
  p5: twelve,
}
