import { darker } from '../../draw/paper/color.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import {
  bela,
  karla,
  mertens,
  pauli,
  resi,
  theo,
  whiteCane,
} from '../../draw/places/bela-and-karla.ts'
import { pot } from '../../draw/props/furniture.ts'
import { halfWeckmann, starOnRod, tomatoOnRod } from '../../draw/props/martinmas.ts'
import { cloakRed, martin } from './martin.ts'
import { shineRed, shineYellow, steam } from './set.ts'

/** A camp fire of yellow paper, 330 units tall, on crossed logs. */
export const fire = () =>
  line('M-130 0L110 -50M130 0L-110 -50M-60 8L40 -70', '#4a3238', 34) +
  line('M-130 0L110 -50M130 0L-110 -50', '#6a463c', 12) +
  piece(
    'M0 -20C-90 -20 -120 -110 -70 -180C-64 -140 -50 -130 -40 -140C-60 -220 -20 -270 10 -330C10 -260 60 -240 60 -180C72 -190 78 -210 76 -230C120 -160 110 -20 0 -20Z',
    '#f0902c',
  ) +
  piece(
    'M0 -24C-60 -24 -78 -90 -40 -140C-36 -110 -24 -110 -18 -124C-24 -180 4 -200 14 -236C20 -180 50 -170 46 -126C56 -130 60 -142 60 -154C84 -100 66 -24 0 -24Z',
    '#ffc24a',
  ) +
  piece('M2 -28C-32 -28 -40 -70 -14 -104C-8 -84 4 -96 6 -130C30 -100 44 -30 2 -28Z', '#fff0b0') +
  mark('light', 0, -110, 70)

const rags = (svg: string) =>
  svg +
  piece(
    'M-86 -96L-56 -132L-30 -120L8 -128L30 -92L22 -40L40 -12L14 -18L-8 0L-30 -16L-58 2L-66 -26L-96 -8L-90 -50Z',
    '#6f5a4c',
  ) +
  flat('M-50 -80L-34 -96L-22 -76L-38 -62ZM-6 -44L10 -56L18 -36L2 -28Z', darker('#6f5a4c', 0.3)) +
  line('M-78 -30l8 10M-20 -22l-4 12M20 -90l-10 14', '#4a3a34', 4)

export const beggar = (scene: Scene) => {
  scene.contactShadow(200, 1146, 190)
  const seated = pauli({
    view: 'profile',
    stance: 'floor',
    mood: 'surprised',
    mouth: 'smile',
    gaze: [0.9, -0.3],
    headTilt: -12,
    color: '#6f5a4c',
    hands: { near: { at: [56, -84], grip: 'open' }, far: { at: [76, -96], grip: 'open' } },
  })
  scene.place(rags(seated), 150, 1150, 2.1)
}

export const leaders = (scene: Scene) => {
  scene.place(mertens({ view: 'turned', stance: 'walking', mood: 'tender' }), 1250, 1010, 1.36, {
    flip: true,
  })
  scene.place(
    theo({
      view: 'turned',
      stance: 'walking',
      hands: { near: { at: [-40, -190], grip: 'grip', holding: starOnRod(2), tilt: -70 } },
    }),
    1130,
    1020,
    1.4,
    { flip: true },
  )
  scene.contactShadow(1090, 1110, 110)
  scene.place(
    karla({
      view: 'turned',
      stance: 'walking',
      mood: 'joyful',
      mouth: 'laugh',
      hands: {
        near: { at: [-30, -170], grip: 'grip', holding: starOnRod(1), tilt: -100 },
        far: { at: [62, -110], grip: 'point' },
      },
    }),
    1086,
    1116,
    1.85,
    { flip: true },
  )
  shineYellow(scene, 1240, 830, 170, 0.4)
  shineRed(scene, 690, 800, 350, 0.65)
  scene.contactShadow(880, 1106, 110)
  scene.place(
    bela({
      view: 'turned',
      stance: 'walking',
      mouth: 'laugh',
      mood: 'proud',
      hands: {
        far: { at: [62, -172], grip: 'grip', holding: tomatoOnRod(), tilt: 2 },
        near: {
          at: [22, -84],
          grip: 'grip',
          holding: placed(whiteCane(90), { rotate: -38 }),
          inFront: true,
        },
      },
    }),
    890,
    1110,
    1.95,
    { flip: true },
  )
  shineRed(scene, 680, 880, 170, 0.3)
}

/** The full pot on its bail, which a hand grips at (0, 0). */
const fullPot = () =>
  line('M-50 98C-54 -16 54 -16 50 98', '#3a4152', 7) +
  placed(pot('#5b6478', '#e0a24a'), { scale: 0.66, y: 122 })

export const oma = (scene: Scene) => {
  scene.contactShadow(1360, 1160, 130)
  scene.place(
    resi({
      view: 'turned',
      mood: 'proud',
      hands: {
        near: {
          at: [-62, -262],
          grip: 'grip',
          holding: placed(halfWeckmann(), { scale: 0.42, y: -30 }),
        },
        far: {
          at: [88, -186],
          grip: 'grip',
          holding: fullPot(),
          inFront: true,
        },
      },
    }),
    1380,
    1180,
    1.8,
    { flip: true },
  )
  scene.place(steam(), 1186, 850, 1.2)
}

/** The cloak from her shoulders to the hand that holds it out, with a cut from its hem. */
const cloak =
  'M-34 -232C-12 -250 22 -250 42 -240C62 -232 82 -238 100 -228C112 -176 124 -110 152 -24L134 -8L118 -20L102 -2L94 -84L84 -6L64 -18L46 -2C20 -12 -6 -4 -32 -14C-46 -90 -46 -170 -34 -232Z'

export const martinWithSword = (scene: Scene) => {
  const [x, y, k] = [210, 880, 1.42]
  scene.contactShadow(x, y, 100)
  const sword =
    line('M0 10V-150', '#dfe5ee', 10) +
    line('M-22 -10H22', '#d9a53c', 9) +
    line('M0 -6V22', '#6a463c', 10)
  scene.place(
    martin(
      {
        view: 'turned',
        gaze: [0.7, 0.6],
        mood: 'tender',
        hands: {
          near: { at: [-66, -262], grip: 'grip', holding: sword, tilt: 18 },
          far: { at: [92, -226], grip: 'grip' },
        },
      },
      cloak,
    ),
    x,
    y,
    k,
  )
  // the cloak is held out to be cut
  scene.place(
    line(
      'M82 -206Q86 -110 66 -26M96 -204Q110 -110 104 -22M60 -170Q58 -90 46 -24M110 -170Q128 -90 132 -28',
      darker(cloakRed, 0.28),
      4,
    ),
    x,
    y,
    k,
  )
}
