// The classroom as a bird sees it.

import { robin } from '../../draw/cast/robin.ts'
import { ellipse, type Point, polygon } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boards, deskFromAbove, room, sunbeam, wallpaper } from './classroom.ts'
import { classmate, juri, ruth, tamm } from './figures.ts'
import { exitSign, mapStand, paperSun } from './things.ts'

/** Who hides under which desk; `[x, y, child, child]` of its front legs. */
const desks: readonly (readonly [x: number, y: number, i: number])[] = [
  [240, 690, 0],
  [900, 690, 3],
  [1210, 696, 6],
  [200, 930, 9],
  [1230, 930, 12],
  [90, 1180, 15],
  [560, 1190, 18],
  [1060, 1190, 21],
]

const hiding = (scene: Scene, x: number, y: number, i: number) => {
  const size = 0.7 + (y / 1200) * 0.36
  const flip = i % 2 === 1
  const aside = ((620 - x) / 700) * (flip ? -1 : 1)
  const gaze = [aside, -0.8] as const
  const act = { stance: 'crouching', mood: 'surprised' } as const
  scene.contactShadow(x, y - 20, 170 * size)
  scene.place(classmate(i, { ...act, gaze, headTilt: 8 }), x - 74 * size, y - 12, size, { flip })
  scene.place(classmate(i + 1, { ...act, gaze, headTilt: -6 }), x + 84 * size, y - 12, size, {
    flip,
  })
  // with Juri and Ruth they are 24
  if (i % 6 === 0 || i === 9 || i === 21)
    scene.place(classmate(i + 2, { ...act, gaze }), x + 6 * size, y - 2, size)
  scene.place(deskFromAbove(i), x, y, size * 1.02)
}

/** Frau Tamm under the class register. */
const tammUnderBook = () =>
  tamm({
    stance: 'crouching',
    mood: 'frightened',
    gaze: [-0.8, -0.6],
    hands: { near: { at: [-46, -196], grip: 'open' }, far: { at: [46, -200], grip: 'open' } },
  }) +
  placed(
    piece(
      polygon([
        [-92, -34],
        [0, -54],
        [92, -34],
        [92, 18],
        [0, 0],
        [-92, 18],
      ]),
      '#c23f4a',
    ) + line('M0 -54V0', '#8a2634', 6),
    { y: -214, rotate: -6 },
  )

const sunOnWall = (scene: Scene) => {
  scene.add('<g transform="translate(1000 440) scale(.62 .27)">', mapStand(), '</g>')
  scene.add('<g transform="translate(1000 88) scale(.74 .62)">', exitSign(), '</g>')
  scene.add('<g transform="translate(1066 132) scale(.74 .6) rotate(22)">', paperSun(), '</g>')
}

/** As a bird sees it. */
export const page7 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(-300, -100)
  scene.flat('M0 0H1600V1200H0Z', boards)
  scene.sheet('M-60 -60H1660V420H-60Z', wallpaper, 1)
  scene.piece('M-60 320H1660V426H-60Z', room.dado, 1)
  scene.piece('M-60 312H1660V326H-60Z', room.rail, 1)
  scene.piece(
    polygon([
      [110, 60],
      [560, 60],
      [560, 290],
      [110, 290],
    ]),
    room.frame,
    1,
  )
  scene.flat(
    polygon([
      [126, 74],
      [544, 74],
      [544, 276],
      [126, 276],
    ]),
    room.board,
  )
  sunOnWall(scene)
  for (const x of [0, 1])
    sunbeam(
      scene,
      [
        [-60, 420 + x * 420],
        [-60, 560 + x * 420],
        [1500, 960 + x * 420],
        [1500, 760 + x * 420],
      ],
      0.16,
    )
  scene.begin('cast')
  for (const [x, y, i] of desks) {
    hiding(scene, x, y, i)
  }
  scene.contactShadow(730, 940, 190)
  const act = { stance: 'crouching', mood: 'thoughtful' } as const
  scene.place(ruth({ ...act, mood: 'surprised', mouth: 'line', gaze: [-0.2, -0.9] }), 650, 926, 1.1)
  scene.place(juri({ ...act, gaze: [0.5, -1], headTilt: 4 }), 815, 934, 1.1)
  scene.place(deskFromAbove(1), 730, 936, 1.1)
  scene.contactShadow(1480, 640, 120)
  scene.place(tammUnderBook(), 1480, 660, 1)
  scene.inFront(() => {
    scene.flat(ellipse(600, 660, 150, 44), '#5a2a2a', 0.2)
    scene.place(
      robin({ view: 'side', pose: 'flying', mood: 'frightened', gaze: [0.6, 0.5], gape: 12 }),
      560,
      600,
      5,
      { rotate: 14 },
    )
    lampFromAbove(scene)
  })
  return scene
}

/** The lamp hangs before us, cropped by the upper edge. */
const lampFromAbove = (scene: Scene) => {
  const at: Point = [330, 20]
  scene.glow(at[0], at[1] + 120, 420, '#fff0c0', 0.35)
  scene.piece(ellipse(at[0], at[1], 290, 150), '#f4b552', 3)
  scene.piece(ellipse(at[0], at[1] - 20, 190, 92), '#f8c878', 1)
  scene.piece(ellipse(at[0], at[1] - 36, 70, 34), '#b5604f', 1)
  scene.add(line(`M${at[0]} ${at[1] - 40}L${at[0] - 30} -60`, '#5a3450', 14))
  scene.mark('light', at[0], at[1] + 60, 70)
}
