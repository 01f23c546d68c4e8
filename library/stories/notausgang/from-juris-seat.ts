import { circle, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { potPlant, room, wallClock, wallpaper } from './classroom.ts'
import { bracesBoy, juri, ruth } from './figures.ts'
import { mapStand, paperSun } from './things.ts'

const curtain = print('dots', '#d86a6f', '#f4b0a4', { size: 34 })

const leftWall = (scene: Scene) => {
  scene.sheet(
    polygon([
      [-60, -60],
      [380, 130],
      [300, 1010],
      [-60, 1260],
    ]),
    '#f3c08c',
    1,
  )
  scene.flat(
    polygon([
      [-60, 120],
      [296, 250],
      [256, 700],
      [-60, 830],
    ]),
    '#fff4cf',
  )
  scene.flat(
    polygon([
      [-60, 420],
      [150, 480],
      [270, 520],
      [256, 700],
      [-60, 830],
    ]),
    '#f6d28c',
    0.8,
  )
  scene.mark('light', 100, 420, 120)
  scene.piece(
    polygon([
      [118, 180],
      [140, 188],
      [112, 774],
      [90, 784],
    ]),
    '#fff8e6',
    1,
  )
  scene.piece(
    polygon([
      [-60, 80],
      [40, 116],
      [-4, 470],
      [20, 840],
      [-60, 880],
    ]),
    curtain,
    2,
  )
  scene.piece(
    polygon([
      [250, 190],
      [318, 214],
      [282, 460],
      [280, 704],
      [222, 724],
    ]),
    curtain,
    2,
  )
  scene.piece(
    polygon([
      [-60, 830],
      [276, 690],
      [300, 716],
      [-60, 884],
    ]),
    '#fff1d6',
    2,
  )
  scene.place(potPlant(1), 196, 742, 1.05).place(potPlant(0), 60, 800, 1.3)
}

const rightWall = (scene: Scene) => {
  scene.sheet(
    polygon([
      [1660, -60],
      [1250, 130],
      [1320, 1010],
      [1660, 1260],
    ]),
    '#f0b884',
    1,
  )
  scene.piece(
    polygon([
      [1396, 350],
      [1590, 296],
      [1640, 1230],
      [1424, 1096],
    ]),
    '#b5604f',
    1,
  )
  scene.piece(
    polygon([
      [1414, 372],
      [1574, 326],
      [1620, 1212],
      [1440, 1084],
    ]),
    '#c98a66',
    1,
  )
  scene.flat(circle(1448, 756, 14), '#f6d27a')
  scene.place(wallClock(), 1478, 214, 1.15)
  scene.mark('shine', 1478, 214, 50)
}

/** ABC on three cards: the row over the board. */
const alphabet = (scene: Scene) => {
  for (const [i, letter] of ['A', 'B', 'C', 'D'].entries())
    scene.place(
      `${piece(roundRect(-30, -38, 60, 76, 6), '#fff6e2')}<text x="0" y="20" text-anchor="middle" font-family="Andika" font-size="56" fill="#7a3f5e">${letter}</text>`,
      436 + i * 76,
      300 + (i % 2) * 3,
      1,
    )
}

/** From very low down: the map and its sun tower over two heads. */
export const page5 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(-300, 200)
  scene.flat('M0 0H1600V1200H0Z', wallpaper)
  scene.sheet(
    polygon([
      [-60, -60],
      [1660, -60],
      [1250, 130],
      [380, 130],
    ]),
    room.ceiling,
    1,
  )
  scene.piece(
    polygon([
      [660, 0],
      [960, 0],
      [930, 60],
      [690, 60],
    ]),
    '#fff8e2',
    2,
  )
  scene.mark('light', 810, 30, 40)
  leftWall(scene)
  rightWall(scene)
  scene.piece(
    polygon([
      [412, 360],
      [650, 360],
      [630, 760],
      [384, 760],
    ]),
    room.frame,
    2,
  )
  scene.flat(
    polygon([
      [428, 378],
      [650, 378],
      [630, 742],
      [402, 742],
    ]),
    room.board,
  )
  alphabet(scene)
  scene.place(mapStand(), 950, 1100, 0.64)
  scene.place(paperSun(), 950, 268, 0.8, { rotate: -4 })
  scene.begin('cast')
  scene.sheet('M-60 1090H1660V1260H-60Z', '#b98058', 2, 1080)
  const top = print('wood', '#e8bc84', '#d3a066', { size: 240 })
  scene.piece(
    polygon([
      [90, 1030],
      [850, 1030],
      [900, 1130],
      [30, 1130],
    ]),
    top,
    3,
  )
  scene.piece(
    polygon([
      [1060, 1030],
      [1500, 1030],
      [1560, 1130],
      [1010, 1130],
    ]),
    top,
    3,
  )
  scene.piece(roundRect(410, 1042, 150, 44, 22), '#f2b04a', 1)
  scene.add(line('M800 1060L850 1090', '#e0503f', 10))
  scene.place(
    ruth({ view: 'turned', headView: 'profile', gaze: [0.8, -0.2], mood: 'happy' }),
    250,
    1650,
    2.8,
  )
  scene.place(juri({ view: 'back', headTilt: -4, lean: 3, mood: 'frightened' }), 640, 1640, 3.1)
  scene.place(bracesBoy({ view: 'back', headTilt: 5 }), 1240, 1700, 3)
  return scene
}
