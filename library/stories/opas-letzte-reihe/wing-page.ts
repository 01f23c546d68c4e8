import { childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { circle, ellipse, type Point, polygon } from '../../draw/paper/geometry.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { jella, jellaLook, opa } from './figures.ts'
import { board, hangings, shedWall, shedWindow } from './shed.ts'
import { hoe, wing } from './things.ts'

/** Flies that died on the sill. */
const deadFlies = (scene: Scene, spots: readonly Point[]) => {
  for (const [x, y] of spots) {
    scene.flat(ellipse(x, y, 11, 6), '#3a3540')
    scene.flat([ellipse(x - 8, y - 7, 9, 4), ellipse(x + 8, y - 7, 9, 4)], '#cfd6d0', 0.8)
  }
}

/** Dust that dances in the light of the window. */
const dust = (scene: Scene) => {
  const random = seeded(12)
  const specks = Array.from({ length: 60 }, () => {
    const t = random()
    return circle(460 + t * 700 + random() * 260, 330 + t * 520 + random() * 240, 2 + random() * 4)
  })
  scene.flat(specks, '#fff6d8', 0.7)
}

/** p2: an eye looks out of a wing. */
export const shedPage: SceneArt = () => {
  const scene = shedWall({ planks: '#5c6a62', hour: 'day' })
  scene.shineFrom(420, 220)
  scene.place(hangings(), 1180, -60, 1.2)
  shedWindow(scene, {
    x: 220,
    y: 110,
    w: 400,
    h: 470,
    glass: ['#fff8dc', '#d8ecd2'],
    frame: '#8a6a4c',
  })
  scene.begin('cast')
  scene.flat(
    polygon([
      [250, 130],
      [610, 130],
      [1480, 1240],
      [560, 1240],
    ]),
    '#fff3c4',
    0.16,
  )
  scene.place(
    opa(
      {
        view: 'turned',
        stance: 'standing',
        lean: 5,
        headTilt: 6,
        mood: 'thoughtful',
        gaze: [0.9, 0.6],
        mouth: 'line',
        hands: {
          near: { at: [-34, -176], grip: 'grip', holding: hoe(), tilt: 6 },
          far: { at: [60, -206], grip: 'rest' },
        },
      },
      { hatted: true },
    ),
    1190,
    1330,
    2.9,
    { flip: true },
  )
  board(scene, -60, 690, 1010, 170, '#b48a5e')
  scene.glow(600, 720, 330, '#fff0bd', 0.5)
  scene.flat(ellipse(590, 790, 220, 44), '#8a6a48', 0.5)
  scene.place(wing(), 540, 830, 2.1, { rotate: 16 })
  deadFlies(scene, [
    [470, 740],
    [800, 756],
    [860, 806],
  ])
  const look = { ...jellaLook, view: 'profile' as const, stance: 'standing' as const, lean: 15 }
  const at = placedAt(110, 1480, 3.5)
  scene.place(
    jella({
      ...look,
      mood: 'surprised',
      headTilt: 6,
      mouth: 'whistle',
      gaze: gazeAt(at, childJoints(look).eyes, [600, 720]),
      hands: {
        near: { at: at.toFigure([400, 880]), grip: 'open', angle: 0 },
        far: { at: at.toFigure([460, 850]), grip: 'open', angle: 0 },
      },
    }),
    110,
    1480,
    3.5,
  )
  dust(scene)
  return scene
}
