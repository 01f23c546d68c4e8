// The hall seen from the stage.

import { childJoints } from '../../draw/cast/child.ts'
import { darker } from '../../draw/paper/color.ts'
import { polygon, roundRect } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { classmate, juri, juriLook, papa, parent, ruth } from './figures.ts'
import { exitSign, schoolCone } from './things.ts'

const plum = '#7a4560'

const threeFingers = () =>
  [-30, 0, 28]
    .map((a) => placed(piece(roundRect(-5, -44, 10, 46, 5), juriLook.skin), { rotate: a }))
    .join('')

const door = (scene: Scene, corners: Parameters<typeof polygon>[0]) => {
  scene.piece(polygon(corners), '#4a2a48', 1)
}

const walls = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', '#c67a6c')
  scene.sheet('M320 90H1280V560H320Z', print('stripes', '#d8907a', '#dd9a84', { size: 80 }), 1)
  scene.sheet(
    polygon([
      [-60, -60],
      [320, 90],
      [320, 560],
      [-60, 900],
    ]),
    '#b86a64',
    1,
  )
  scene.sheet(
    polygon([
      [1660, -60],
      [1280, 90],
      [1280, 560],
      [1660, 900],
    ]),
    '#a85c5c',
    1,
  )
  scene.sheet(
    polygon([
      [-60, -60],
      [1660, -60],
      [1280, 90],
      [320, 90],
    ]),
    '#f2c49c',
    1,
  )
  door(scene, [
    [716, 250],
    [884, 250],
    [884, 560],
    [716, 560],
  ])
  door(scene, [
    [60, 236],
    [206, 262],
    [206, 660],
    [60, 780],
  ])
  door(scene, [
    [1540, 236],
    [1394, 262],
    [1394, 660],
    [1540, 780],
  ])
  for (const [x, y] of [
    [800, 196],
    [132, 176],
    [1468, 176],
  ] as const)
    scene.glow(x, y, 260, '#6fe0a0', 0.5)
  scene.place(exitSign(), 800, 200, 0.66)
  scene.add('<g transform="translate(150 180) rotate(5)">')
  scene.place(exitSign(), 0, 0, 0.56)
  scene.add('</g><g transform="translate(1450 180) rotate(-5)">')
  scene.place(exitSign(), 0, 0, 0.56)
  scene.add('</g>')
}

/** A row of listeners whose seats are hidden by those before; every other one is a grown-up. */
const row = (scene: Scene, y: number, s: number, xs: readonly number[], seed: number) => {
  for (const [k, x] of xs.entries()) {
    const i = seed + k
    const gaze = [(800 - x) / 900, 0.3] as const
    const isChild = (i * 7) % 5 < 2
    if (isChild) {
      scene.place(classmate(i, { gaze, headTilt: (k % 3) * 4 - 4 }), x, y - 12 * s, s)
      if (k % 2) scene.place(schoolCone(i), x + 50 * s, y - 6 * s, 0.62 * s, { rotate: 12 })
    } else
      scene.place(
        parent(i, { gaze, mood: k % 3 === 0 ? 'tender' : 'happy', headTilt: 5 - (k % 4) * 3 }),
        x,
        y + 60 * s,
        s,
      )
  }
}

/** The air of a full hall lies over the rows behind. */
const veil = (scene: Scene, y: number, opacity: number) =>
  scene.warm(800, y, 1300, '#c67a6c', opacity, 0.36)

export const page3 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(800, -200)
  walls(scene)
  scene.begin('cast')
  row(scene, 760, 0.9, [360, 480, 600, 740, 880, 1000, 1120, 1250], 2)
  veil(scene, 700, 0.5)
  row(scene, 950, 1.2, [220, 390, 560, 730, 1030, 1170, 1310, 1450], 11)
  veil(scene, 860, 0.4)
  row(scene, 1220, 1.62, [80, 330, 1000, 1260, 1500], 23)
  scene.place(ruth({ gaze: [0.6, 0], headTilt: 3 }), 330, 1230, 1.62)
  veil(scene, 1080, 0.3)
  scene.place(
    papa({
      view: 'turned',
      headView: 'turned',
      mood: 'tender',
      gaze: [0.9, 0.2],
      hands: { far: { at: [20, -120], grip: 'open' } },
    }),
    500,
    1330,
    1.85,
  )
  const act = { view: 'front', headView: 'back', headTilt: 5, lean: 3 } as const
  const { farShoulder } = childJoints({ ...juriLook, ...act })
  scene.place(
    juri({
      ...act,
      hands: {
        far: {
          at: [farShoulder[0] + 62, farShoulder[1] - 84],
          grip: 'fist',
          angle: -84,
          holding: threeFingers(),
          inFront: true,
        },
      },
    }),
    750,
    1290,
    2.1,
  )
  scene.place(schoolCone(0), 560, 1290, 1.7, { rotate: -9 })
  scene.inFront(() => {
    scene.sheet('M-60 1120Q800 1090 1660 1120V1260H-60Z', darker(plum, 0.3), 3, 1090)
    scene.place(classmate(5, { view: 'back', headTilt: -5 }), 1180, 1500, 2.5)
    scene.place(classmate(9, { view: 'back', headTilt: 4 }), 1440, 1540, 2.6)
    scene.place(classmate(14, { view: 'back', headTilt: 4 }), 90, 1560, 2.5)
  })
  return scene
}
