// Pictures that children drew, and the rooms of the school as this story needs them.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boardFloor, plainWall, viewWindow } from '../../draw/places/indoors.ts'
import { coatHook } from '../../draw/props/school-things.ts'

/** Kim's hippo, 60 units wide, its middle at (0, 0); everyone says it is a potato. */
export const hippo = () =>
  piece('M-28 4C-30 -16 -12 -22 4 -18C24 -22 32 -6 26 8C22 20 -22 22 -28 4Z', '#8f8b99') +
  flat(circle(10, -6, 2.4) + circle(20, -5, 2.4), '#3a3440') +
  line('M-18 14V20M-6 16V22M8 16V22M18 13V19', '#6f6b7a', 4) +
  line('M8 6Q16 10 24 5', '#5a5666', 2)

/** Malik's tortoise, 66 units wide, its middle at (0, 0); that is no potato either. */
export const tortoise = (shell = '#a9824a', lines = '#5f4528') =>
  flat(circle(31, 4, 7), '#8fae5a') +
  piece('M-28 12C-30 -18 24 -24 28 12Z', shell) +
  line('M-20 12V20M-6 13V21M8 13V21M20 12V20', '#8fae5a', 6) +
  line('M-14 -8L-4 2L-16 8M6 -10L2 4L16 8', lines, 2.4) +
  flat(circle(33, 2, 1.8), '#2a1a1a')

/** A child's drawing on a sheet of paper, 76 units square; (0, 0) is its middle. */
export const drawing = (svg: string, paper = '#fffaf0') =>
  piece(roundRect(-38, -38, 76, 76, 5), paper) + svg

/** A football, 44 units across. */
export const football = () =>
  piece(circle(0, 0, 22), '#ffffff') +
  flat('M0 -9L9 -3L5 8H-5L-9 -3Z', '#2f2a38') +
  line('M0 -9V-20M9 -3L19 -8M5 8L12 18M-5 8L-12 18M-9 -3L-19 -8', '#2f2a38', 2.5)

/** A horse as a child draws it, 56 units wide. */
export const horse = () =>
  line('M-18 20V2H14V20M-8 20V4M6 20V4', '#8a5a3c', 5) +
  piece('M-22 -6H16L20 -22L32 -18L26 -8L20 6H-22Z', '#a9704a') +
  line('M-22 -4Q-32 4 -30 16M16 -8L22 -24', '#4a3024', 4)

/** Coloured pencils strewn over a table, 260 units wide. */
export const pencils = () =>
  ['#d8584f', '#e8a13c', '#5f9a5a', '#5f9fc0', '#8a6ab0']
    .map((color, i) =>
      placed(piece(roundRect(-34, -5, 60, 10, 3), color) + flat('M26 -5L38 0L26 5Z', '#f0d5a8'), {
        x: -110 + i * 56,
        y: (i % 2) * 16,
        rotate: -24 + i * 17,
      }),
    )
    .join('')

/** A great table top before the cast, from edge to edge, its far edge at `y` pixels. */
export const workTable = (scene: Scene, y: number, color = '#d9b07a') => {
  scene.inFront(() => {
    scene.sheet(
      `M-60 ${y + 30}Q800 ${y - 20} 1660 ${y + 30}V1260H-60Z`,
      scene.linear(lighter(color, 0.16), darker(color, 0.12), y, 1200),
      3,
      y - 20,
    )
  })
}

/** The art corner of the classroom: two windows and a line with pictures between them. */
export const artCorner = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  plainWall(scene, 980, '#f6dcae', false)
  for (const [x, seed] of [
    [70, 3],
    [1130, 6],
  ] as const)
    viewWindow(scene, { x, y: 150, w: 400, h: 420, frame: '#fff4e2', seed, light: false })
  scene.add(line('M520 230Q800 290 1080 230', '#8a6a5a', 5))
  const pictures = [horse(), football(), hippo()]
  for (const [i, picture] of pictures.entries()) {
    const x = 620 + i * 180
    scene.place(drawing(picture), x, 350 - Math.abs(i - 1) * 14, 2, { rotate: (i - 1) * 4 })
  }
  return scene
}

/** The classroom's great window in the sun, seen over two desks. */
export const windowSide = () => {
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  plainWall(scene, 1000, '#f0c98a', false)
  viewWindow(scene, { x: 160, y: 90, w: 1280, h: 560, frame: '#fff6e6', seed: 8 })
  scene.flat('M200 640L1400 640L1640 1200H20Z', '#fff3c4', 0.26)
  for (const [x, color] of [
    [280, '#c8643f'],
    [1330, '#5f7fb3'],
  ] as const)
    scene.place(
      piece('M-40 -70H40L30 0H-30Z', color) +
        piece(
          'M0 -70C-50 -120 -70 -160 -40 -190C-20 -160 -6 -120 0 -70C6 -130 30 -180 62 -190C70 -150 40 -110 0 -70Z',
          '#6fa85c',
        ),
      x,
      672,
      1.2,
    )
  boardFloor(scene, 1000, '#c9935e')
  scene.ground = () => 1000
  return scene
}

/** Two coat hooks close by on their rail, at x = 470 and 1130, y = 380. */
export const twoHooks = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'dusk' })
  plainWall(scene, 1010, '#f2c690', false)
  scene.flat(roundRect(0, 250, 1600, 800), '#eaa676')
  scene.piece(roundRect(-20, 236, 1640, 30, 8), '#c9854f', 1)
  scene.piece(roundRect(-20, 310, 1640, 96, 12), '#a8713f', 2)
  for (const x of [470, 1130]) scene.place(coatHook(), x, 384, 3)
  scene.flat('M-40 -20H260L760 1260H-40Z', '#fff0c4', 0.2)
  boardFloor(scene, 1030, '#b9986f')
  scene.ground = () => 1030
  return scene
}

/** A big umbrella, 420 units wide, 330 tall; (0, 0) is the lower end of its stick. */
export const umbrella = (color = '#4f9a6a') =>
  line('M0 0V-250', '#6a4a3a', 9) +
  line('M0 0Q2 22 22 20', '#6a4a3a', 9) +
  piece(
    'M-210 -196C-200 -300 -90 -330 0 -332C90 -330 200 -300 210 -196Q176 -226 140 -196Q104 -226 70 -196Q36 -226 0 -196Q-36 -226 -70 -196Q-104 -226 -140 -196Q-176 -226 -210 -196Z',
    color,
  ) +
  line('M0 -330Q-60 -280 -70 -200M0 -330Q60 -280 70 -200', darker(color, 0.2), 4)

/** The chalk drawing on the ground, its middle at (x, y) in pixels. */
export const chalkTortoise = (scene: Scene, x: number, y: number) => {
  scene.flat(ellipse(x, y, 330, 96), '#ffffff', 0.12)
  const shell = `M${x - 270} ${y + 40}C${x - 280} ${y - 110} ${x + 220} ${y - 130} ${x + 260} ${y + 40}Z`
  const cracks = `M${x - 120} ${y - 50}L${x - 40} ${y - 6}L${x - 140} ${y + 26}M${x + 60} ${y - 60}L${x + 30} ${y + 6}L${x + 150} ${y + 20}`
  const legs = [-200, -80, 60, 180].map((dx) => `M${x + dx} ${y + 42}q-6 34 18 36q22 -2 16 -36`)
  const head = `M${x + 262} ${y + 6}q60 -40 84 0q10 40 -80 34`
  scene.add(line(shell + head, '#fff8ea', 11), line(cracks + legs.join(''), '#ffd9a8', 9))
  scene.flat(circle(x + 312, y + 4, 6), '#fff8ea')
}
