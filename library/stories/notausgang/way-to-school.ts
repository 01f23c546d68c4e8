import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boards, sunbeam } from './classroom.ts'
import { classmate, juriWithSatchel, papa, parent } from './figures.ts'
import { exitSign, schoolCone } from './things.ts'

/** At home: over the door is nothing but wall. */
export const page1 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'dawn' })
  scene.shineFrom(1900, 200)
  scene.flat('M0 0H1600V1200H0Z', print('flowers', '#e3a08c', '#eeb7a0', { size: 80 }))
  scene.sheet('M-60 1010H1660V1260H-60Z', boards, 2, 1000)
  scene.piece('M-60 984H1660V1016H-60Z', '#a85a58', 1)
  // early sun from the room on the right, straight onto the door and the bare wall above it
  // a runner leads to the door
  const runner = print('stripes', '#b5604f', '#c9745e', { size: 80, angle: 90 })
  scene.piece('M330 1024H650L860 1260H60Z', runner, 1)
  scene.piece(roundRect(262, 292, 446, 730, 6), '#8a4a58', 1)
  scene.piece(
    roundRect(292, 322, 386, 700, 4),
    print('wood', '#b56a52', '#a05a48', { size: 240, angle: 90 }),
    2,
  )
  scene.add(
    piece([roundRect(336, 366, 298, 260, 6), roundRect(336, 680, 298, 280, 6)], '#c27a5e'),
    piece(circle(640, 672, 17), '#f6cf6a') + line('M640 672H590', '#f6cf6a', 13),
  )
  scene.mark('shine', 620, 672, 24)
  // the early sun falls through a window on the right, straight onto the bare wall over the door
  for (const [x, y] of [
    [300, 40],
    [480, 26],
    [660, 12],
    [306, 152],
    [486, 138],
    [666, 124],
  ] as const)
    sunbeam(
      scene,
      [
        [x, y],
        [x + 160, y - 13],
        [x + 166, y + 84],
        [x + 6, y + 97],
      ],
      0.75,
    )
  scene.mark('light', 560, 120, 60)
  sunbeam(
    scene,
    [
      [700, 1200],
      [1660, 1020],
      [1660, 1100],
      [1000, 1200],
    ],
    0.4,
  )
  scene.piece(roundRect(1130, 330, 380, 26, 8), '#8a4a58', 1)
  scene.add(
    line('M1190 356V384M1320 356V384M1450 356V384', '#f6cf6a', 8),
    piece('M1146 386Q1190 364 1234 386L1258 690H1122Z', '#7a5a94'),
    piece('M1290 386Q1320 370 1350 386L1366 600H1274Z', '#f0c27a'),
    piece('M1436 384Q1470 470 1462 620H1430Q1438 470 1424 384Z', '#d8685a'),
  )
  // their shadows reach towards the door
  const shadows = [
    'M830 1110L560 1016L500 700Q470 560 580 540Q660 560 650 700L690 1016L860 1120Z',
    'M1012 1100L880 1016L760 640L1010 620L960 1016L1040 1108Z',
  ]
  scene.flat(shadows, scene.mood.shadow, 0.13)
  scene.begin('cast')
  scene.contactShadow(1010, 1108, 110)
  scene.place(schoolCone(0), 1012, 1106, 2.02, { rotate: 3 })
  scene.contactShadow(800, 1116, 110)
  scene.place(
    juriWithSatchel({
      view: 'turnedAway',
      headView: 'profile',
      nod: -26,
      mood: 'thoughtful',
      gaze: [0.7, -0.9],
    }),
    800,
    1116,
    2.1,
    { flip: true },
  )
  scene.contactShadow(1370, 1150, 170)
  scene.place(
    papa({
      view: 'profile',
      stance: 'halfKneeling',
      lean: 22,
      nod: 24,
      mood: 'tender',
      gaze: [0.3, 0.9],
      hands: { near: { at: [84, -42], grip: 'pinch' }, far: { at: [104, -38], grip: 'pinch' } },
    }),
    1420,
    1160,
    2.4,
    { flip: true },
  )
  scene.inFront(() => {
    // we look out of a dark room
    scene.sheet('M-60 -60H70L96 1260H-60Z', '#5a2f4a', 4)
    scene.sheet('M1660 -60H1556L1532 1260H1660Z', '#5a2f4a', 4)
  })
  return scene
}

const busRed = '#d9573f'

const busSide = (scene: Scene) => {
  scene.piece('M-60 150Q-60 96 0 96H1660V1010H-60Z', '#fff0d2', 3)
  scene.piece(roundRect(250, 190, 400, 870, 26), '#5a3450', 2)
  scene.flat(roundRect(272, 212, 356, 836, 16), '#f6cf8e')
  scene.flat('M272 930H628V1048H272Z', '#8a5568')
  scene.piece(['M272 950H628V988H272Z', 'M250 1020H650V1060H250Z'], '#6a4058', 1)
  scene.add(line('M300 240V900', '#f2b04a', 12))
  scene.piece(roundRect(720, 190, 960, 500, 34), '#5a3450', 2)
  scene.flat(roundRect(742, 212, 960, 456, 22), '#fbdca4')
  scene.flat('M742 430Q1000 400 1200 440T1660 420V668H742Z', '#f3c488', 0.8)
  scene.place(
    parent(2, { view: 'turned', headView: 'turned', gaze: [0.9, 0.3], mood: 'tender' }),
    1180,
    1070,
    1.75,
    { flip: true },
  )
  scene.place(classmate(7, { view: 'profile', gaze: [0.6, 0] }), 1480, 920, 1.6, { flip: true })
  scene.piece('M650 690H1660V1010H650Z', '#fff0d2', 1)
  scene.flat('M650 668H1660V694H650Z', '#5a3450')
  scene.flat('M-60 760H250V1010H-60ZM650 760H1660V1010H650Z', busRed)
  scene.flat('M-60 742H250V766H-60ZM650 742H1660V766H650Z', '#f2b04a')
  scene.piece(circle(1330, 1010, 168), '#4a2f4c', 2)
  scene.piece(circle(1330, 1010, 112), '#6a5068', 1)
  scene.flat(circle(1330, 1010, 60), '#d8cbd6')
  scene.mark('shine', 1330, 1010, 60)
  scene.mark('light', 560, 300, 40)
}

/** The little red hammer in its holder. */
const hammer = () =>
  `${piece(roundRect(-44, -70, 88, 140, 10), '#fff6e2')}${line('M0 -26V54', '#d8342f', 15)}${piece('M-38 -50H26L40 -36L26 -22H-38Z', '#d8342f')}`

export const page2 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'dawn' })
  scene.shineFrom(-300, -200)
  scene.bands(['#ffe3b4', '#ffd29c', '#fbbf8c'], 0, 300)
  busSide(scene)
  scene.place(exitSign('NOTAUSSTIEG'), 1060, 320, 1.05)
  scene.place(hammer(), 1380, 322, 0.72)
  scene.sheet(
    'M-60 1060H1660V1260H-60Z',
    print('linen', '#cdb4a8', '#bfa296', { size: 20 }),
    3,
    1050,
  )
  scene.piece('M-60 1052H1660V1080H-60Z', '#efdcc8', 1)
  // the drugstore's sign, still in sight: it shines in a corner of the bus window
  scene.begin('cast')
  scene.place(
    papa({
      view: 'turned',
      stance: 'carrying',
      load: { svg: placed(schoolCone(0), { rotate: -2, scale: 1 }), at: [12, -60], inFront: true },
    }),
    430,
    956,
    2.1,
  )
  scene.contactShadow(640, 1116, 120)
  scene.place(
    juriWithSatchel({
      view: 'back',
      headView: 'profile',
      stance: 'climbing',
      nod: -26,
      mood: 'thoughtful',
      gaze: [0.7, -0.9],
    }),
    640,
    1116,
    2.15,
  )
  return scene
}
