import { personArm } from '../../draw/cast/body/person-arm.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { ellipse, points, polygon } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { jella, jellaLook } from './figures.ts'
import { board, hangings, notebook, shedWall, shedWindow, tinLamp } from './shed.ts'
import { glove, hat } from './things.ts'

/** Her arms on the table, in units of 3.1 pixels. */
const arms = [points('92,298 112,334 178,338'), points('176,300 206,318 232,318')]

/** p8: under the lamp. */
export const lampPage: SceneArt = () => {
  const scene = shedWall({ planks: '#2f4a4c', hour: 'night' })
  scene.shineFrom(800, 250)
  scene.place(hangings('#3f5054', '#a08a5e'), 250, -40, 1.1)
  shedWindow(scene, {
    x: 1160,
    y: 110,
    w: 290,
    h: 330,
    glass: ['#2a4770', '#6f8fa0'],
    frame: '#5d4a3c',
  })
  board(scene, 1090, 470, 430, 40, '#5d4a3c')
  scene.flat(
    polygon([
      [700, 260],
      [900, 260],
      [1560, 900],
      [40, 900],
    ]),
    '#ffdf94',
    0.26,
  )
  scene.warm(800, 760, 760, '#f0a850', 0.5, 0.7)
  scene.place(tinLamp(), 800, 240, 1.1)
  scene.glow(800, 290, 300, '#ffe9a8', 0.8)
  scene.begin('cast')
  const look = {
    ...jellaLook,
    view: 'turned' as const,
    stance: 'seat' as const,
    lean: 9,
    headTilt: 6,
  }
  const at = placedAt(370, 1270, 3.3)
  scene.place(
    jella({
      ...look,
      mood: 'crying',
      mouth: 'smile',
      gaze: gazeAt(at, childJoints(look).eyes, [800, 960]),
      hands: {
        near: { at: at.toFigure([520, 1010]), grip: 'open', angle: 10 },
        far: { at: at.toFigure([690, 960]), grip: 'point', angle: 30 },
      },
    }),
    370,
    1270,
    3.3,
  )
  board(scene, -60, 930, 1720, 320, '#a87a4e')
  scene.flat(ellipse(820, 1040, 620, 130), '#ffdf94', 0.3)
  for (const spine of arms)
    scene.place(
      personArm(spine, {
        color: jellaLook.shirt ?? '#f7efe2',
        skin: jellaLook.skin ?? '#c98f62',
        widths: [27, 26, 21],
        hand: 11,
      }),
      0,
      0,
      3.1,
    )
  scene.place(notebook(), 900, 965, 1.45)
  scene.flat(ellipse(1330, 1010, 150, 26), '#3a2418', 0.4)
  scene.place(placed(glove(), { rotate: -4 }), 1370, 985, 2.4)
  scene.place(placed(hat(), { rotate: 0 }), 160, 1150, 1.5)
  return scene
}
