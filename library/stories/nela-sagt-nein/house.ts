// Nela's house: cellar, hall, stairs, and its wall from outside.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, points, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boardFloor, plainWall, viewWindow } from '../../draw/places/indoors.ts'
import { hangingCoat } from '../../draw/props/school-things.ts'

const fruitColors = ['#c8434a', '#e8a13c', '#8fb455', '#8a5aa8', '#d98a4a'] as const

const jar = (x: number, y: number, i: number) => {
  const color = fruitColors[i % fruitColors.length] ?? '#c8434a'
  return (
    piece(roundRect(x - 32, y - 92, 64, 92, 14), mix(color, '#ffe9c4', 0.22)) +
    flat(roundRect(x - 24, y - 84, 12, 66, 6), '#ffffff', 0.4) +
    piece(roundRect(x - 30, y - 108, 60, 20, 6), darker(color, 0.25)) +
    flat(roundRect(x - 22, y - 56, 44, 28, 4), '#fff6e6')
  )
}

const board = (x: number, y: number, w: number, from: number) =>
  Array.from({ length: Math.floor(w / 84) }, (_, i) => jar(x + 48 + i * 84, y, i + from)).join('') +
  piece(roundRect(x, y, w, 18, 5), '#8a6244')

const potato = (x: number, y: number, r: number) =>
  piece(ellipse(x, y, r, r * 0.74), '#c99a5f') +
  flat(circle(x - r * 0.3, y - 6, 3) + circle(x + r * 0.3, y + 6, 3), '#8a6238')

/** A crate heaped with potatoes, 300 units wide and 190 tall. */
export const potatoes = () =>
  [
    [-96, -118, 44],
    [-30, -124, 48],
    [44, -120, 46],
    [104, -114, 40],
    [-60, -156, 42],
    [12, -164, 46],
    [74, -152, 38],
    [-6, -196, 34],
  ]
    .map(([x = 0, y = 0, r = 40]) => potato(x, y, r))
    .join('') +
  piece([roundRect(-150, -112, 300, 48, 6), roundRect(-150, -56, 300, 48, 6)], '#b5814f') +
  mirrored(piece(roundRect(118, -120, 26, 120, 5), '#8a5f3c'))

/** A small spider on its thread; (0, 0) is where the thread is fixed. */
export const spider = (length: number) =>
  line(`M0 0V${length}`, '#efe4d4', 3) +
  placed(
    line('M-8 0Q-30 -20 -36 2M-8 6Q-32 4 -36 22M8 0Q30 -20 36 2M8 6Q32 4 36 22', '#3a2a30', 4) +
      piece(circle(0, 6, 17), '#4a3440') +
      flat(circle(-6, 4, 5) + circle(6, 4, 5), '#ffffff') +
      flat(circle(-5, 6, 2.4) + circle(7, 6, 2.4), '#1a1014'),
    { y: length },
  )

/** The cellar: a vault of stone, shelves of jars, sun from a little window. */
export const cellar = () => {
  const scene = new Scene({ palette: 'gold', hour: 'dusk' })
  const { width, height } = scene
  const wall = '#8a6f62'
  plainWall(scene, 900, wall, true)
  const stones = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (_, i) =>
      roundRect(i * 200 - 90 + (row % 2) * 100, row * 132 + 10, 186, 118, 20),
    ),
  ).flat()
  scene.flat(stones, lighter(wall, 0.3), 0.12)
  scene.add(board(980, 330, 560, 0), board(980, 540, 560, 2), board(60, 420, 380, 3))
  scene.piece(roundRect(560, 120, 300, 190, 14), '#6a5048', 2)
  scene.flat(roundRect(584, 142, 252, 146, 8), '#ffe9a8')
  scene.mark('light', 710, 215, 60)
  scene.piece([roundRect(656, 140, 12, 150), roundRect(750, 140, 12, 150)], '#4a3838', 1)
  scene.flat('M584 288L836 288L1120 960H560Z', '#ffeeb8', 0.24)
  scene.glow(710, 210, 330, '#ffe9a8', 0.6)
  const vault = 'M-60 -60H1660V420C1500 60 1130 -10 800 -10S100 60 -60 420Z'
  scene.sheet(vault, darker(wall, 0.42), 4)
  scene.sheet('M-60 900H1660V1260H-60Z', scene.linear('#9a8070', '#57443e', 900, height), 2, 900)
  scene.flat(ellipse(width * 0.52, 990, 360, 56), '#ffe9b0', 0.3)
  scene.ground = () => 900
  return scene
}

/** Papa's overcoat on its hook, broad, without its left sleeve; (0, 0) is the hook. */
export const overcoat = (color = '#6a7a4a') =>
  piece(strip(points('56,60 100,150 96,250'), [58, 52, 50]), darker(color, 0.14)) +
  piece(
    'M-34 14Q0 -4 34 14C78 30 88 90 92 160L104 420Q0 440 -104 420L-92 160C-88 90 -78 30 -34 14Z',
    color,
  ) +
  line('M0 30V424', darker(color, 0.24), 5) +
  piece('M-34 12L0 90L34 12Q0 34 -34 12Z', lighter(color, 0.22)) +
  flat([130, 200, 270, 340].map((y) => circle(16, y, 10)).join(''), '#e8c98a') +
  mark('shine', 16, 235, 20)

/** The hall with its coats; the rail runs at 300 pixels. */
export const hall = () => {
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  const { width } = scene
  plainWall(scene, 880, '#f0cf98', false)
  const paper = Array.from({ length: 9 }, (_, i) => roundRect(i * 190, 0, 90, 880))
  scene.flat(paper, '#ffffff', 0.22)
  scene.piece(roundRect(-20, 600, width + 40, 280), '#fbe9c6', 1)
  scene.flat(
    Array.from({ length: 9 }, (_, i) => roundRect(30 + i * 190, 640, 130, 200, 10)),
    '#e3c48c',
    0.5,
  )
  boardFloor(scene, 880, '#c48f58')
  scene.piece(roundRect(300, 250, 980, 56, 12), '#9a6440', 2)
  for (const x of [410, 640, 900, 1160])
    scene
      .piece([roundRect(x - 10, 290, 20, 44, 8), circle(x, 338, 15)], '#e3ad48', 1)
      .mark('shine', x, 330, 20)
  scene.place(hangingCoat('#d8584f', '#fff1d6'), 410, 345, 1.5)
  scene.place(hangingCoat('#5f9fc0'), 1160, 345, 1.6)
  scene.ground = () => 880
  scene
    .flat(ellipse(width / 2, 1060, 560, 70), '#c8434a')
    .flat(ellipse(width / 2, 1060, 500, 58), '#e8a07a')
  return scene
}

/** Pictures on the wall by the stairs: place, size and colour. */
const portraits = [
  [120, 150, 170, 210, '#5f9fc0'],
  [350, 90, 140, 150, '#d8728a'],
  [1110, 90, 150, 170, '#8fb455'],
  [1320, 170, 170, 190, '#e8a13c'],
] as const

/** The front edge of step `i` (0 the lowest): its height and half its width, in pixels. */
const treadAt = (i: number) => ({ y: 1112 - i * 110 + i * i * 4, half: 660 - i * 62 })

const steps = [5, 4, 3, 2, 1, 0].map((i) => ({ ...treadAt(i), below: treadAt(i - 1).y }))

/** The banister on either side, a post on every second step. */
const banisters = (scene: Scene, middle: number) => {
  const wood = '#8a5a3c'
  for (const side of [-1, 1]) {
    const at = (i: number) => middle + side * (treadAt(i).half + 34)
    const posts = [4, 2, 0].map((i) => {
      const { y } = treadAt(i)
      const w = 34 - i * 3
      return [
        roundRect(at(i) - w / 2, y - 250 + i * 14, w, 250 - i * 14, 8),
        circle(at(i), y - 262 + i * 14, w * 0.9),
      ]
    })
    const rail = strip(
      [
        [at(-0.6), treadAt(-0.6).y - 216],
        [at(5.2), treadAt(5.2).y - 142],
      ],
      [42, 24],
    )
    scene.piece(rail, darker(wood, 0.12), 3)
    scene.piece(posts.flat(), wood, 2)
  }
}

/** The wooden stairs of the house from their foot, with a window on the landing. */
export const staircase = () => {
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  const { width, height, left, right } = scene
  const middle = width / 2
  plainWall(scene, 1060, '#f2d9a6', false)
  const paper = Array.from({ length: 9 }, (_, i) => roundRect(i * 190, 0, 90, 1060))
  scene.flat(paper, '#ffffff', 0.22)
  viewWindow(scene, { x: 610, y: 40, w: 380, h: 330, frame: '#fff4e2', seed: 6 })
  for (const [x, y, w, h, color] of portraits) {
    scene.piece(roundRect(x, y, w, h, 6), '#a9704a', 2)
    scene.flat(roundRect(x + 16, y + 16, w - 32, h - 32), '#fff3dc')
    scene.flat(circle(x + w / 2, y + h / 2, w * 0.2), color)
  }
  scene.sheet(`M${left - 60} 1060H${right + 60}V${height + 60}H${left - 60}Z`, '#b5824f', 2, 1060)
  for (const { y, half, below } of steps) {
    const riser = scene.linear('#c48f58', '#a06a40', y, below)
    scene.piece(roundRect(middle - half, y, half * 2, below - y), riser, 2)
    scene.piece(roundRect(middle - half - 14, y - 30, half * 2 + 28, 52, 8), '#e8bd84', 1)
    const carpet = half * 0.56
    scene.flat(roundRect(middle - carpet, y - 30, carpet * 2, below - y), '#c8434a')
    scene.flat(roundRect(middle - carpet, y - 30, carpet * 2, 50), '#e0686a')
  }
  banisters(scene, middle)
  scene.ground = () => 990
  return scene
}

/** The house from outside at night, its upper window wide open; (x, y) is the window's middle. */
export const houseWall = (scene: Scene, x: number, y: number, inside: string) => {
  const wall = '#d9a878'
  scene.sheet(
    `M${x - 470} -60H1680V1260H${x - 470}Z`,
    scene.linear(mix(wall, '#4a3a6a', 0.35), mix(wall, '#4a3a6a', 0.15), 0, 1200),
    4,
  )
  const [w, h] = [430, 520]
  const hole = roundRect(x - w / 2, y - h / 2, w, h, 10)
  scene.glow(x, y, 620, '#ffd27a', 0.5)
  scene.piece(roundRect(x - w / 2 - 26, y - h / 2 - 26, w + 52, h + 52, 14), '#fff2de', 3)
  scene.flat(hole, '#ffcf85')
  scene.add(`<clipPath id="open-window"><path d="${hole}"/></clipPath>`)
  scene.add(`<g clip-path="url(#open-window)">${inside}</g>`)
  const shutter = (side: number) => {
    const at = x + side * (w / 2 + 116)
    return (
      piece(roundRect(at - 86, y - h / 2 - 14, 172, h + 28, 8), '#3f8f84') +
      line(
        Array.from({ length: 7 }, (_, i) => `M${at - 60} ${y - 190 + i * 64}h120`).join(''),
        '#2f7068',
        8,
      )
    )
  }
  scene.add(shutter(-1), shutter(1))
  scene.piece(roundRect(x - w / 2 - 60, y + h / 2 + 8, w + 120, 44, 10), '#f0dcc0', 3)
  const ivy = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    return leaf(1540 + Math.sin(i * 1.7) * 60, 1160 - t * 900, i * 2.1, 64 - t * 20, 0.5)
  })
  scene.add(line('M1540 1200Q1590 800 1520 240', '#5a4a38', 10)).piece(ivy, '#4f7a4a', 2)
}
