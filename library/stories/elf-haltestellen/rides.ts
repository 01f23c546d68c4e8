// In the tram: on Friday with Papa, on Sunday night with Mama.

import { adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, childJoints } from '../../draw/cast/child.ts'
import { dog } from '../../draw/cast/dog.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { streetLamp } from '../../draw/props/street-things.ts'
import { liv, nightLiv, nightLook, nightMama, papa, slippers, udo } from './figures.ts'
import { nightWater, pole, sideWindow, tramBench } from './tram.ts'

const bridge = (scene: Scene, y: number, color: string) => {
  scene.piece(`M-60 ${y}H1660V${y + 34}H-60Z`, color, 1)
  const posts = Array.from({ length: 22 }, (_, i) => roundRect(i * 78 - 20, y - 90, 12, 96, 3))
  scene.piece([...posts, `M-60 ${y - 104}H1660V${y - 86}H-60Z`], color, 1)
}

const riverByDay = (scene: Scene) => {
  scene.bands(['#d9f1ea', '#bfe6e4', '#a2d8da'], 60, 420, { seed: 3 })
  townRow(scene, { y: 420, scale: 0.42, from: -40, seed: 4, far: 0.35 })
  scene.sheet('M-60 412H1660V1200H-60Z', '#3f8fb5', 2, 400)
  scene.flat(
    [0, 1, 2, 3, 4, 5, 6].map((i) => ellipse(180 + ((i * 337) % 1280), 450 + i * 26, 90, 6)),
    '#bfe6ee',
    0.7,
  )
  scene.mark('water', 500, 500, 70).mark('water', 1100, 520, 70)
  bridge(scene, 640, '#7a8fa8')
}

/** The travelling bag, 200 wide; (0, 0) is below its middle. */
export const travelBag = (color = '#c9793f') =>
  `${line('M-50 -104Q0 -170 50 -104', darker(color, 0.3), 13)}${piece('M-104 -16Q-112 -112 -84 -112H84Q112 -112 104 -16Q100 0 80 0H-80Q-100 0 -104 -16Z', color)}${line('M-86 -96H86', '#f3d9a4', 6)}${piece([roundRect(-64, -112, 18, 112, 3), roundRect(46, -112, 18, 112, 3)], darker(color, 0.25))}`

/** Two green slippers with their toes up, 44 high; (0, 0) is at the heels. */
const bigSlippers = () => {
  const slipper = (x: number, color: string) =>
    piece(
      `M${x - 9} 8Q${x - 16} 8 ${x - 14} -2L${x - 4} -38Q${x + 6} -46 ${x + 12} -36L${x + 6} 4Q${x + 4} 10 ${x - 2} 9Z`,
      color,
    ) +
    line(`M${x + 3} 7L${x + 12} -34`, darker(color, 0.3), 4) +
    flat(circle(x - 2, -32, 5), '#fff3d6')
  return slipper(10, darker(slippers.liv, 0.14)) + slipper(0, slippers.liv)
}

/** Over the river; the lady's hat comes in from the right. */
export const page2 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'day' })
  scene.shineFrom(500, -300)
  sideWindow(scene, [120, 90, 1480, 700], '#e9d9b4', () => riverByDay(scene))
  scene.sheet(
    'M-60 1010H1660V1260H-60Z',
    print('dots', '#8a8aa4', '#7c7c98', { size: 40 }),
    2,
    1000,
  )
  tramBench(scene, 60, 1240, 830)
  scene.begin('cast')
  pole(scene, 1240)
  const his = placedAt(980, 1050, 2.3, { flip: true })
  scene.place(travelBag(), 712, 838, 1.2)
  scene.place(
    papa({
      view: 'turned',
      stance: 'seat',
      seatHeight: 84,
      gaze: [0.8, 0.1],
      headTilt: 4,
      mood: 'happy',
      hands: {
        near: { at: his.toFigure([890, 800]), grip: 'open', inFront: true },
        far: { at: his.toFigure([742, 668]), grip: 'grip' },
      },
    }),
    980,
    1050,
    2.3,
    { flip: true },
  )
  scene.place(
    liv({
      view: 'turned',
      stance: 'floor',
      gaze: [0.95, -0.1],
      mood: 'happy',
      hands: {
        near: { at: [16, -74], grip: 'open', inFront: true },
        far: { at: [52, -74], grip: 'open' },
      },
    }),
    330,
    846,
    2.75,
  )
  scene.place(bigSlippers(), 500, 832, 2.3)
  scene.place(udo(), 400, 800, 1.4, { rotate: 4 })
  scene.inFront(() => {
    scene.place(
      adult({
        skin: '#f2c6a0',
        hair: '#d8cfd4',
        hairStyle: 'bun',
        old: true,
        outfit: 'coat',
        color: print('herringbone', '#6a4f86', '#84689e', { size: 20 }),
        view: 'back',
        headView: 'profile',
        nod: 16,
        gaze: [0.6, 0.6],
        mood: 'surprised',
      }),
      1440,
      1760,
      3.6,
      { flip: true },
    )
    scene.place(
      piece(
        'M-170 0Q-150 -40 -80 -44Q-70 -130 0 -134Q70 -130 80 -44Q150 -40 170 0Q0 34 -170 0Z',
        '#c8434a',
      ) +
        piece('M-82 -46Q0 -22 82 -46L84 -22Q0 4 -84 -22Z', '#7a2a3a') +
        piece(circle(66, -46, 22), '#f2c14e'),
      1432,
      640,
      1.3,
      { rotate: -4 },
    )
  })
  return scene
}

const bakery = (scene: Scene) => {
  scene.piece('M-60 60H530V900H-60Z', '#3a4a7a', 2)
  scene.piece(roundRect(150, 300, 350, 420, 10), '#2a3560', 1)
  scene.flat(roundRect(166, 316, 318, 404, 4), '#ffd680')
  scene.piece(['M166 420H484V434H166Z', 'M166 520H300V534H166Z'], '#b5784a', 1)
  const loaves = [200, 260, 320, 380, 440].map((x, i) => ellipse(x, 408, 26, 16 + (i % 2) * 3))
  scene.piece(loaves, '#c9823f', 1)
  scene.place(
    adult({
      skin: '#f2c6a0',
      hair: '#8a5a3c',
      hairStyle: 'short',
      beard: 'moustache',
      hat: 'baker',
      outfit: 'shirt',
      color: '#dfe8f0',
      apron: '#fff8ec',
      view: 'turned',
      gaze: [0.3, 0.8],
      nod: 12,
      mood: 'happy',
      hands: { near: { at: [46, -150], grip: 'fist' }, far: { at: [70, -146], grip: 'fist' } },
    }),
    310,
    860,
    1.2,
  )
  scene.piece(['M150 680H500V720H150Z'], '#a8703f', 1)
  scene.piece(
    [ellipse(380, 676, 44, 22), ellipse(450, 680, 24, 12), ellipse(220, 680, 24, 12)],
    '#f0d9a4',
    1,
  )
  scene.glow(326, 520, 460, '#ffd27a', 0.55)
  scene.mark('light', 326, 500, 80)
}

/** What passes by: bakery, the man with two dogs, the bridge over the river. */
const nightRow = (scene: Scene) => {
  scene.bands(['#16224f', '#1d3068', '#27427f'], 0, 500, { seed: 8 })
  townRow(scene, { y: 620, scale: 0.62, from: 1000, seed: 9, far: 0.25 })
  townRow(scene, { y: 700, scale: 0.86, from: 520, seed: 3, far: 0.05, count: 2 })
  bakery(scene)
  scene.sheet('M-60 740H910V1200H-60Z', '#54608f', 2, 730)
  scene.sheet('M910 650H1660V1200H910Z', '#101a42', 2, 640)
  nightWater(scene, 1050, 690, 480)
  scene.piece(['M890 620Q1290 520 1660 600V640Q1290 570 890 664Z'], '#8a93b8', 2)
  scene.piece(
    [940, 1040, 1140, 1240, 1340, 1440].map((x) =>
      roundRect(x, 500 + Math.abs(x - 1270) * 0.06, 10, 90, 3),
    ),
    '#8a93b8',
    1,
  )
  scene.piece('M890 530Q1290 440 1660 516V532Q1290 458 890 548Z', '#8a93b8', 1)
  for (const [x, y] of [
    [470, 790],
    [1080, 560],
    [1420, 540],
  ] as const) {
    scene.place(streetLamp('#2a3360'), x, y, 1.15)
    scene.glow(x + 60, y - 450, 200, '#ffd88a', 0.85)
    scene.mark('light', x + 60, y - 450, 30)
  }
  scene.place(
    adult({
      skin: '#8d5a3c',
      hair: '#cfc8d4',
      hairStyle: 'short',
      beard: 'full',
      outfit: 'coat',
      color: '#7a6a9a',
      trousers: '#5a5a7a',
      shoes: '#f0a24a',
      scarf: '#e8c86a',
      view: 'profile',
      stance: 'walking',
      gaze: [0.6, 0.2],
      mood: 'happy',
      hands: { near: { at: [60, -140], grip: 'grip' }, far: { at: [64, -150], grip: 'grip' } },
    }),
    560,
    856,
    1.3,
  )
  scene.add(line('M638 674Q668 730 700 762M638 674Q740 700 782 774', '#d8433f', 5))
  scene.place(dog({ pose: 'walking', breed: 'dachshund', gaze: [0.7, 0.2] }), 670, 856, 0.54)
  scene.place(
    dog({ pose: 'walking', breed: 'shaggy', color: '#efe6d8', gaze: [0.7, 0.2] }),
    800,
    884,
    0.58,
  )
}

/** Liv with her cheeks blown up: not talking. */
const puffedLiv = (act: ChildOptions) => {
  const [x, y] = childJoints({ ...nightLook, ...act }).mouth
  const cheeks = [-27, 17].map(
    (dx) =>
      flat(circle(x + dx, y - 1, 19), nightLook.skin) +
      flat(circle(x + dx, y - 2, 12), '#e2705a', 0.6),
  )
  return nightLiv(act) + cheeks.join('')
}

/** Through the pane; in it, pale, the two with their feet in the air. */
export const page7 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(326, 300)
  sideWindow(scene, [50, 60, 1550, 960], '#b5573f', () => {
    nightRow(scene)
    const feetUp = { view: 'turned', stance: 'floor', gaze: [0.2, 0.6] } as const
    scene.add('<g opacity=".6">')
    scene.place(
      nightMama({
        ...feetUp,
        mood: 'thoughtful',
        hands: { near: { at: [10, -60], grip: 'open' } },
      }),
      1330,
      910,
      1.6,
    )
    scene.place(puffedLiv({ ...feetUp, mood: 'sulky', gaze: [-0.7, 0.1] }), 1050, 926, 1.6)
    scene.add('</g>')
  })
  scene.begin('cast')
  scene.piece('M-60 1010H1660V1050H-60Z', darker('#b5573f', 0.3), 1)
  scene.piece(
    roundRect(110, 1050, 620, 240, 46),
    print('diamonds', '#2f5f8f', '#4f86b5', { size: 40 }),
    3,
  )
  scene.piece(
    roundRect(870, 1050, 620, 240, 46),
    print('diamonds', '#2f5f8f', '#4f86b5', { size: 40 }),
    3,
  )
  scene.inFront(() => pole(scene, 1500))
  return scene
}
