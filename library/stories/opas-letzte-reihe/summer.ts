// Pages 6 to 8: the row grows, and is eaten.

import { type ChildOptions, childJoints } from '../../draw/cast/child.ts'
import { caterpillar } from '../../draw/cast/peacock-butterfly.ts'
import { type Point, points } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { blum, jella, jellaLook, mustard, thumbOf } from './figures.ts'
import { lampPage } from './lamp-page.ts'
import { bigNettle } from './plants.ts'
import { seasons } from './seasons.ts'
import { fence, garden, ground, lastRow } from './set.ts'
import { hoe, label } from './things.ts'
import { put, spotAt } from './view.ts'

/** p6: over Frau Blum's shoulder. */
const standsBefore: SceneArt = () => {
  const season = { ...seasons.june, lastLabel: false, sky: seasons.may.sky, lawn: seasons.may.lawn }
  const view = ground(
    { x: 0.2, z: 11.4, height: 1.75, horizon: 330, focus: 1250, isBack: true },
    season,
  )
  garden(view, season)
  lastRow(view, season, 3)
  put(view, label({ seed: 30, faded: true }), 1.75, 7.75, { shadow: 0, grown: 0.8 })
  put(
    view,
    jella({
      view: 'front',
      stance: 'stamping',
      mood: 'angry',
      mouth: 'shout',
      gaze: [0.8, -0.3],
      headTilt: -4,
      hands: {
        near: { at: [-104, -140], grip: 'open', angle: 200 },
        far: { at: [104, -150], grip: 'open', angle: -20 },
      },
    }),
    0.55,
    8.15,
    { grown: 1.15 },
  )
  view.scene.place(boot(), 962, 940, 1.7, { flip: true })
  view.scene.piece(strip(points('990,640 970,800 962,940'), [84, 76, 58]), '#e8d3c0', 1)
  fence(view, 9.1, '#efe3c8')
  put(
    view,
    blum({
      view: 'turnedAway',
      stance: 'climbing',
      mood: 'surprised',
      lean: -4,
      hands: {
        near: { at: [-70, -215], grip: 'grip' },
        far: { at: [92, -262], grip: 'grip', holding: hoe(), tilt: 56 },
      },
    }),
    -0.75,
    9.3,
    { flip: true, grown: 1.05 },
  )
  view.scene.piece(
    strip(points('1210,850 1090,690 985,650'), [190, 150, 100]),
    print('flowers', '#8d74a8', '#f3d9e6', { size: 84 }),
    2,
  )
  return view.scene
}

const boot = () => piece('M-30 -40C-10 -50 30 -50 40 -20C66 -16 84 -8 84 6H-30Z', '#4f8a72')

/** Caterpillars on and along big leaves. */
const gnawing = (
  spots: readonly (readonly [x: number, y: number, angle: number, size: number])[],
) =>
  spots.map(([x, y, rotate, scale], i) =>
    placed(caterpillar({ pose: i % 3 === 1 ? 'arched' : 'creeping' }), {
      x,
      y,
      rotate,
      scale,
      flip: i % 2 === 0,
    }),
  )

const umbrella = (color: string) =>
  line('M0 30V-150', '#5a4a44', 7) +
  piece(
    'M-170 -150C-160 -260 -60 -290 0 -292C60 -290 160 -260 170 -150Q128 -178 86 -150Q42 -178 0 -150Q-42 -178 -86 -150Q-128 -178 -170 -150Z',
    color,
  ) +
  flat('M0 -292C-44 -270 -84 -220 -86 -150Q-42 -178 0 -150Z', '#ffffff', 0.16)

const guardLook: ChildOptions = {
  view: 'turned',
  stance: 'standing',
  outfit: 'raincoat',
  color: mustard,
  lean: -3,
  headTilt: 8,
  mood: 'surprised',
  mouth: 'line',
  gaze: [0.9, 0.3],
  hands: {
    near: { at: [-20, -96], grip: 'fist' },
    far: { at: [104, -158], grip: 'fist', inFront: true },
  },
}
const guardJoints = childJoints({ ...jellaLook, ...guardLook })

/** p7: the leaves are black and move. */
const guard: SceneArt = () => {
  const season = { ...seasons.june, nettles: 0, lastLabel: false }
  const view = ground(
    { x: 0.4, z: 10, height: 1.7, horizon: 300, focus: 1180, isBack: true },
    season,
  )
  garden(view, season)
  put(
    view,
    blum({
      view: 'turned',
      stance: 'falling',
      mood: 'frightened',
      gaze: [0.9, 0.6],
      lean: 14,
      hands: {
        near: {
          at: [-34, -300],
          grip: 'grip',
          holding: umbrella('#6f93ad'),
          tilt: -12,
          inFront: true,
        },
        far: { at: [104, -190], grip: 'grip', holding: hoe(), tilt: 40 },
      },
    }),
    2,
    4.3,
    { grown: 1.1 },
  )
  slantingRain(view.scene, { seed: 4, count: 90 })
  put(view, jella(guardLook, { hatted: true, gloves: ['near', 'far'] }), -0.25, 7.9, {
    flip: true,
    grown: 1.2,
  })
  const thumb = thumbOf(guardJoints.farHand, guardJoints.farShoulder)
  const tip = spotAt(view, -0.25, 7.9, { flip: true, grown: 1.2 }).toScene(thumb)
  view.scene.place(caterpillar({ pose: 'raised' }), tip[0] + 30, tip[1] + 14, 1.1, { flip: true })
  view.scene.inFront(() => {
    const leaves: [Point, number, number][] = [
      [[160, 1260], 830, 3],
      [[430, 1280], 520, 5],
      [[1540, 1280], 560, 8],
      [[1230, 1330], 330, 9],
    ]
    for (const [[x, y], h, seed] of leaves) view.scene.place(bigNettle(h, seed, true), x, y, 1)
    view.scene.add(
      ...gnawing([
        [150, 700, -12, 1.2],
        [10, 820, 8, 1.3],
        [270, 790, 14, 1.3],
        [90, 900, -16, 1.4],
        [230, 960, 10, 1.4],
        [40, 1050, -6, 1.5],
        [200, 1120, 6, 1.6],
        [390, 900, -10, 1.2],
        [560, 1000, 12, 1.3],
        [400, 1040, -4, 1.4],
        [560, 1110, 8, 1.5],
        [370, 1170, -3, 1.5],
        [1500, 860, 12, 1.2],
        [1430, 960, -8, 1.3],
        [1560, 1010, 6, 1.4],
        [1480, 1110, -6, 1.5],
        [1270, 1130, 8, 1.3],
        [760, 1160, 3, 1.4],
        [1010, 1175, -5, 1.3],
      ]),
    )
  })
  slantingRain(view.scene, { seed: 9, count: 12 })
  return view.scene
}

export const summer: Record<string, SceneArt> = { p6: standsBefore, p7: guard, p8: lampPage }
