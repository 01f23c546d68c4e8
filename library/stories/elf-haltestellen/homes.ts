// Papa's room with the castle, and Liv's bed at Mama's.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { fridge } from '../../draw/props/kitchen-things.ts'
import { liv, papa, sleepyLiv, udo } from './figures.ts'
import { travelBag } from './rides.ts'

const cushion = (x: number, y: number, w: number, h: number, color: string, rotate = 0) => ({
  x,
  y,
  w,
  h,
  color,
  rotate,
})

const sofa = ['#d9793f', '#e8a24a', '#c9573f', '#b56a86'] as const

/** The castle of sofa cushions, from below up. */
const castle = [
  cushion(430, 930, 210, 250, sofa[0], -2),
  cushion(1000, 930, 210, 250, sofa[0], 3),
  cushion(716, 700, 660, 96, sofa[1], -1),
  cushion(560, 606, 190, 190, sofa[2], 5),
  cushion(880, 608, 190, 190, sofa[3], -6),
  cushion(720, 446, 450, 88, sofa[1], 3),
  cushion(726, 366, 220, 130, sofa[2], 7),
]

const drawCushion = (scene: Scene, { x, y, w, h, color, rotate }: (typeof castle)[number]) => {
  const [a, b] = [w / 2, h / 2]
  const shape = smooth([
    [-a, -b],
    [0, -b - 8],
    [a, -b],
    [a + 8, 0],
    [a, b],
    [0, b + 8],
    [-a, b],
    [-a - 8, 0],
  ])
  scene.place(
    piece(shape, print('linen', color, darker(color, 0.14), { size: 20 })) +
      line(`M${-a + 16} ${-b + 14}Q0 ${-b + 6} ${a - 16} ${-b + 14}`, lighter(color, 0.3), 4) +
      flat(circle(0, 0, 9), darker(color, 0.3)),
    x,
    y,
    1,
    { rotate },
  )
}

export const page3 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'dusk' })
  scene.shineFrom(-200, 200)
  scene.flat('M0 0H1600V1200H0Z', print('stripes', '#3f7f92', '#468a9c', { size: 80 }))
  scene.piece(roundRect(1130, 90, 380, 420, 8), '#f3e3c4', 1)
  scene.flat(roundRect(1154, 114, 332, 372, 2), '#f0a46a')
  scene.flat('M1154 330Q1240 290 1330 330T1486 316V486H1154Z', '#6a5f8f')
  scene.add(line('M1320 114V486M1154 290H1486', '#f3e3c4', 12))
  scene.mark('light', 1320, 250, 90)
  scene.sheet('M-60 900H1660V1260H-60Z', print('wood', '#b58a5e', '#9c744a', { size: 240 }), 2, 890)
  scene.place(fridge('#dfe9e4'), 150, 960, 1.75)
  scene.piece(ellipse(760, 1090, 720, 90), print('dots', '#c9b7d8', '#b8a2cc', { size: 40 }), 1)
  scene.begin('cast')
  scene.contactShadow(716, 1060, 400)
  scene.flat('M500 740H930L900 1060H540Z', '#1a2448', 0.4)
  for (const part of castle) drawCushion(scene, part)
  scene.place(udo(), 700, 304, 1.5, { rotate: -13 })
  scene.contactShadow(560, 1150, 150)
  scene.place(
    liv({
      view: 'turned',
      stance: 'floor',
      gaze: [0.6, 0.8],
      nod: 14,
      lean: 26,
      mood: 'happy',
      hands: { near: { at: [64, -16], grip: 'pinch' }, far: { at: [72, -34], grip: 'pinch' } },
    }),
    520,
    1156,
    2.2,
  )
  scene.contactShadow(1230, 1130, 200)
  scene.place(
    papa({
      view: 'profile',
      stance: 'kneeling',
      nod: 14,
      gaze: [0.5, 0.8],
      mood: 'happy',
      hands: { near: { at: [96, -78], grip: 'grip' }, far: { at: [110, -96], grip: 'open' } },
    }),
    1180,
    1140,
    2.15,
  )
  scene.place(travelBag(), 1450, 1160, 1.7)
  return scene
}

const toothbrush = () =>
  line('M-110 0H60', '#58a9dc', 22) +
  piece(roundRect(56, -26, 74, 24, 4), '#ffffff') +
  line('M50 0H124', '#58a9dc', 20)

const jumper = () =>
  piece(
    'M-60 -120Q0 -92 60 -120L190 -20L146 40L96 0V150H-96V0L-146 40L-190 -20Z',
    print('stripes', '#f6c14e', '#fff0cc', { size: 40, angle: 90 }),
  ) + line('M-56 -114Q0 -76 56 -114', '#d89a2c', 12)

const sock = () =>
  piece('M-34 -110H34V20Q84 30 96 62Q98 84 66 86H0Q-34 80 -34 40Z', '#d8484a') +
  flat('M-34 -110H34V-82H-34Z', '#fff0d2') +
  flat('M60 32Q94 40 96 62Q98 84 66 86H46Z', '#fff0d2')

export const page4 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(120, 80)
  scene.flat('M0 0H1600V1200H0Z', print('stars', '#4a4a8c', '#6464a6', { size: 80 }))
  scene.glow(160, 200, 900, '#ffb86a', 0.5)
  scene.piece(roundRect(-40, 250, 100, 1000, 20), '#a8703f', 2)
  // the bed fills the picture like a landscape
  scene.sheet(
    'M-60 470Q400 420 900 450T1660 430V1260H-60Z',
    print('checks', '#8fb4d8', '#b4cfe6', { size: 80 }),
    3,
    420,
  )
  scene.sheet(
    'M-60 1040Q500 1000 1000 1046T1660 1030V1260H-60Z',
    print('dots', '#e9dcc0', '#d8c6a2', { size: 40 }),
    2,
    1000,
  )
  scene.piece(
    smooth([
      [40, 400],
      [200, 350],
      [400, 380],
      [440, 470],
      [380, 560],
      [180, 580],
      [40, 520],
    ] as Point[]),
    '#fdf3dc',
    2,
  )
  scene.add(line('M70 470Q200 440 300 470M200 540Q300 520 380 530', '#e2d2b0', 7))
  // the hollow in the middle of the bed has Udo's shape
  scene.flat(
    [
      ellipse(740, 590, 120, 56),
      circle(860, 560, 54),
      'M640 590L560 550Q540 590 570 630Z',
      'M720 630Q740 680 790 670L780 620Z',
    ],
    '#5f84b0',
    0.42,
  )
  scene.piece(roundRect(237, 130, 26, 130, 4), '#a8703f', 1)
  scene.piece('M166 140L206 20H294L334 140Z', '#ffdf9a', 2)
  scene.piece(roundRect(150, 256, 200, 20, 6), '#a8703f', 1)
  scene.glow(250, 130, 420, '#ffd88a', 0.8)
  scene.mark('light', 250, 104, 40)
  scene.begin('cast')
  scene.place(toothbrush(), 280, 760, 1.5, { rotate: -14 })
  scene.mark('shine', 330, 746, 18)
  scene.place(jumper(), 570, 880, 1.25, { rotate: 7 })
  scene.place(sock(), 890, 850, 1.25, { rotate: -8 })
  scene.contactShadow(1360, 930, 220)
  scene.place(
    sleepyLiv({
      view: 'profile',
      stance: 'kneeling',
      lean: 24,
      hands: {
        near: { at: [70, -150], grip: 'grip', inFront: true },
        far: { at: [86, -164], grip: 'grip' },
      },
    }),
    1390,
    940,
    2.7,
    { flip: true },
  )
  scene.place(upturnedBag(), 1235, 590, 1.9, { rotate: -146 })
  return scene
}

/** The bag with its mouth, where the head goes in, at (0, 0); its bottom is at y = -150. */
const upturnedBag = () => {
  const color = '#c9793f'
  return `${piece('M-100 10Q-116 -120 -84 -136H84Q116 -120 100 10Q0 34 -100 10Z', color)}${piece([roundRect(-64, -136, 18, 150, 3), roundRect(46, -136, 18, 150, 3)], darker(color, 0.25))}${line('M-98 8Q0 32 98 8', '#f3d9a4', 8)}${line('M-60 10Q0 80 60 10', darker(color, 0.3), 12)}`
}
