import { lighter } from '../../draw/paper/color.ts'
import { circle, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import {
  bela,
  karla,
  mertens,
  neighbour,
  resi,
  theo,
  whiteCane,
} from '../../draw/places/bela-and-karla.ts'
import { trumpet, tuba } from '../../draw/props/brass.ts'
import { starLantern, starOnRod, tomatoLantern } from '../../draw/props/martinmas.ts'
import { ceilingShade, nearWallpaper, wallpaper, wood } from './flat.ts'
import { shineRed, shineYellow } from './set.ts'

/** A ladle, gripped at (0, 0). */
const ladle = () =>
  line('M0 40V-90', '#c3c9d6', 9) +
  piece('M-34 -104C-34 -70 34 -70 34 -104Z', '#d9dee8') +
  flat('M-26 -100Q0 -92 26 -100L24 -94Q0 -86 -24 -94Z', '#8f98ac')

const corridor = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', ceilingShade)
  // ceiling, floor and the runner lead to the open door
  scene.piece('M-40 -40H1640L1130 130H470Z', '#d9c9a6', 2)
  scene.piece(
    'M470 1010H1130L1700 1260H-100Z',
    print('wood', '#9a6a48', '#7d5236', { size: 220 }),
    2,
  )
  scene.piece(
    'M640 1000H980L1260 1260H300Z',
    print('diamonds', '#7a3f5c', '#c79a5c', { size: 110 }),
    1,
  )
  scene.piece('M470 130H1130V1010H470Z', wallpaper, 2)
  scene.piece('M-40 -40L470 130V1010L-100 1260Z', nearWallpaper, 3)
  scene.piece('M1640 -40L1130 130V1010L1700 1260Z', nearWallpaper, 3)
  scene.piece('M-100 1224L470 986V1016L-100 1266Z', wood, 1)
  scene.piece('M1700 1224L1130 986V1016L1700 1266Z', wood, 1)
}

/** The stairwell behind the open front door, full of people who look at the hook. */
const frontDoor = (scene: Scene) => {
  scene.piece(roundRect(520, 190, 580, 830, 6), wood, 2)
  scene.piece(roundRect(552, 222, 516, 798, 4), '#2a2350', 1)
  scene.warm(800, 560, 380, '#c98a4a', 0.7)
  scene.piece('M1068 222L1128 176V1060L1068 1014Z', lighter(wood, 0.08), 2)
  scene.flat(circle(1112, 640, 12), '#e2b348')
}

const toHook = { gaze: [-0.95, -0.35], view: 'turned' } as const

const crowd = (scene: Scene) => {
  const far: readonly (readonly [i: number, x: number, y: number, scale: number])[] = [
    [6, 610, 640, 0.72],
    [0, 700, 610, 0.7],
    [3, 800, 630, 0.72],
    [1, 1010, 640, 0.74],
    [7, 590, 770, 0.84],
    [4, 700, 750, 0.84],
    [2, 800, 770, 0.86],
    [5, 1020, 780, 0.86],
    [5, 620, 900, 0.95],
    [2, 760, 880, 0.92],
    [4, 880, 890, 0.95],
    [3, 1000, 910, 0.98],
    [6, 690, 950, 1.1],
    [7, 950, 960, 1.1],
  ]
  for (const [i, x, y, scale] of far) {
    const mouth = i % 2 ? 'gasp' : 'line'
    scene.place(
      neighbour(i, { view: 'turned', gaze: [0.95, -0.35], mood: 'surprised', mouth }, 0.2),
      x,
      y,
      scale,
      { flip: true },
    )
    const lampX = x < 690 ? x + 52 : x - 56
    scene.place(starLantern(i), lampX, y - 330 * scale - (i % 3) * 22, 0.5 * scale)
    shineYellow(scene, lampX, y - 340 * scale, 90, 0.4)
  }
  scene.place(tuba(), 930, 520, 0.95, { rotate: 6 })
  scene.place(
    neighbour(0, {
      view: 'turned',
      gaze: [0.95, -0.3],
      mood: 'surprised',
      hat: 'cap',
      hatColor: '#34406f',
      outfit: 'coat',
      color: '#34406f',
    }),
    870,
    1000,
    1.25,
    { flip: true },
  )
  scene.place(
    neighbour(1, {
      view: 'turned',
      gaze: [0.95, -0.3],
      mood: 'surprised',
      hat: 'cap',
      hatColor: '#34406f',
      outfit: 'coat',
      color: '#34406f',
      hands: {
        near: {
          at: [20, -150],
          grip: 'grip',
          holding: placed(trumpet(), { scale: 0.8, rotate: 80 }),
        },
      },
    }),
    640,
    1004,
    1.2,
    { flip: true },
  )
}

const inFront = (scene: Scene) => {
  scene.place(
    mertens({
      ...toHook,
      gaze: [0.95, -0.3],
      mood: 'surprised',
      mouth: 'gasp',
      hands: { far: { at: [34, -196], grip: 'open' } },
    }),
    990,
    1046,
    1.45,
    { flip: true },
  )
  scene.contactShadow(760, 1080, 120)
  scene.place(
    theo({
      view: 'turned',
      gaze: [0.95, -0.5],
      mood: 'surprised',
      hands: { near: { at: [-46, -176], grip: 'grip', holding: starOnRod(2), tilt: -100 } },
    }),
    840,
    1060,
    1.35,
    { flip: true },
  )
  scene.place(
    karla({
      view: 'turned',
      gaze: [0.95, -0.5],
      mood: 'surprised',
      mouth: 'gasp',
      hands: {
        near: { at: [-46, -130], grip: 'grip', holding: starOnRod(1), tilt: 10 },
        far: { at: [40, -96], grip: 'open' },
      },
    }),
    690,
    1090,
    1.6,
    { flip: true },
  )
}

const hookAndCane = (scene: Scene) => {
  scene.piece('M96 250L420 296V330L96 292Z', wood, 2)
  for (const [x, y] of [
    [330, 310],
    [400, 316],
  ] as const)
    scene.add(line(`M${x} ${y}v26q0 14 -16 10`, '#d9b061', 8))
  shineRed(scene, 200, 500, 430, 0.75)
  scene.add(line('M196 270v40q0 18 -22 12', '#d9b061', 11), line('M184 330L206 420', '#f3e2c0', 5))
  scene.place(placed(tomatoLantern(), { rotate: -6 }), 196, 560, 2.5)
  shineRed(scene, 200, 590, 240, 0.35)
  scene.place(whiteCane(330), 330, 690, 1.35, { rotate: -9 })
}

/** The bathroom door is just closing behind Bela. */
const closingDoor = (scene: Scene) => {
  scene.piece('M1330 140L1640 40V1260L1330 1120Z', lighter(wood, 0.1), 2)
  scene.piece('M1352 166L1640 74V1260L1352 1108Z', '#fff0c0', 1)
  scene.warm(1400, 640, 260, '#ffe9a8', 0.5)
  scene.place(bela({ view: 'turnedAway', stance: 'walking' }), 1416, 1150, 2.1)
  scene.piece(
    'M1426 130L1660 60V1280L1426 1170Z',
    print('wood', '#a9734c', '#8f5d3a', { size: 260, angle: 88 }),
    3,
  )
  scene.add(
    piece(
      polygon([
        [1470, 210],
        [1600, 172],
        [1600, 560],
        [1470, 566],
      ]),
      '#96623f',
    ),
    piece(
      polygon([
        [1470, 640],
        [1600, 640],
        [1600, 1080],
        [1470, 1040],
      ]),
      '#96623f',
    ),
    piece(circle(1452, 640, 20), '#e2b348'),
  )
  scene.mark('shine', 1452, 640, 24)
}

const oma = (scene: Scene) => {
  scene.contactShadow(1190, 1180, 150)
  scene.place(
    resi({
      view: 'turned',
      mood: 'surprised',
      mouth: 'line',
      gaze: [0.7, 0.1],
      shoes: '#8a6a94',
      hands: {
        near: { at: [-74, -262], grip: 'grip', holding: ladle(), tilt: -16, elbow: [-1, 0.6] },
        far: { at: [52, -150], grip: 'rest', elbow: [1, 0.3] },
      },
    }),
    1190,
    1190,
    1.95,
    { flip: true },
  )
}

/** All who came look at the hook: the light goes no farther. */
export const page7 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'dusk' })
  scene.shineFrom(200, 200)
  corridor(scene)
  scene.begin('cast')
  frontDoor(scene)
  crowd(scene)
  inFront(scene)
  hookAndCane(scene)
  closingDoor(scene)
  oma(scene)
  return scene
}
