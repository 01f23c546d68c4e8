import { stitches } from '../../draw/cast/body/needlework.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, leaf, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { mertens, mertensLook, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { armFromAbove } from '../../draw/props/from-above.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import {
  angel,
  angelTheo,
  cloth,
  greyBela,
  greyKarla,
  halo,
  king,
  looseBeard,
  wings,
} from './figures.ts'

const wood = '#7d4f36'

const room = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', print('stripes', '#a8744a', '#b07e52', { size: 110 }))
  scene.warm(860, 240, 900, '#ffe0a0', 0.6)
  scene.sheet(
    'M-60 930H1660V1260H-60Z',
    print('diamonds', '#8a5a40', '#7a4c36', { size: 120 }),
    2,
    890,
  )
  scene.piece('M-60 900H1660V940H-60Z', '#6a4030', 1)
  // the press for vestments
  scene.piece(
    roundRect(60, 190, 400, 730, 8),
    print('wood', wood, darker(wood, 0.2), { size: 220, angle: 90 }),
    2,
  )
  scene.add(
    piece([roundRect(90, 226, 160, 650, 6), roundRect(270, 226, 160, 650, 6)], lighter(wood, 0.1)),
    piece(circle(240, 560, 10) + circle(282, 560, 10), '#e3b45a'),
  )
  // the window: snow on Christmas Eve
  scene.piece('M610 560V250Q610 130 730 110Q850 130 850 250V560Z', '#6a4030', 2)
  scene.flat('M634 540V258Q634 156 730 138Q826 156 826 258V540Z', '#232a5c')
  for (let i = 0; i < 26; i++)
    scene.flat(
      circle(648 + ((i * 53) % 168), 180 + ((i * 71) % 340), 3 + (i % 3) * 2),
      '#ffffff',
      0.9,
    )
  scene.add(
    line('M730 138V540M634 340H826', '#6a4030', 12),
    piece(roundRect(590, 546, 280, 26, 6), lighter(wood, 0.14)),
  )
  scene.markArea('snow', [650, 200, 810, 520], 30)
}

/** The door to the church; warm light comes through its gap. */
const door = (scene: Scene) => {
  scene.piece(roundRect(1330, 180, 290, 750, 8), darker(wood, 0.3), 2)
  scene.piece(roundRect(1356, 208, 264, 722, 4), '#ffd98a', 1)
  scene.piece(
    'M1400 190L1640 150V990L1400 930Z',
    print('wood', '#8a5638', '#744630', { size: 220, angle: 88 }),
    3,
  )
  scene.flat(circle(1430, 590, 15), '#e3b45a')
  scene.mark('light', 1378, 560, 24)
  scene.glow(1376, 560, 300, '#ffd98a', 0.35)
  scene.place(whiteCane(330), 1552, 600, 1.16, { rotate: 7 })
}

/** The donkey hangs over a chair like washing. */
const donkeyOnChair = (scene: Scene) => {
  scene.add('<g transform="translate(400 130) scale(.88)">')
  scene.place(
    mirrored(piece(roundRect(-100, -420, 24, 420, 8), wood)) +
      piece(
        [roundRect(-100, -420, 200, 30, 10), roundRect(-92, -190, 184, 26, 8)],
        lighter(wood, 0.1),
      ),
    1090,
    1010,
    1.1,
  )
  const fold = darker(cloth, 0.22)
  scene.piece(
    'M930 590Q960 540 1090 540Q1220 540 1250 590L1290 900Q1260 960 1216 906Q1180 860 1150 930Q1110 980 1070 910Q1030 850 1000 916Q950 970 900 900Z',
    cloth,
    2,
  )
  scene.add(
    `<g opacity=".8">${line('M980 600Q960 740 964 870M1060 560Q1050 720 1060 860M1140 560Q1150 720 1140 880M1210 600Q1226 740 1236 880', fold, 7)}</g>`,
    stitches('M1100 546Q1092 730 1104 920', '#f7efe0', 6),
  )
  scene.place(headOfDonkey(), 960, 900, 1.25, { rotate: 64 })
  scene.place(
    line('M0 0Q24 60 4 130', darker(cloth, 0.08), 20) +
      piece('M-16 120C-26 160 -18 190 2 206C20 190 28 160 18 120Z', '#5d5668'),
    1262,
    780,
    1,
  )
  scene.add('</g>')
}

/** Only the head and ears, without the body: its neck at (0, 0). */
const headOfDonkey = () =>
  placed(
    piece('M84 -262L122 -282L166 -262L200 -236L206 -204L180 -180L138 -180L96 -206Z', cloth) +
      piece(
        'M160 -246C190 -248 216 -232 218 -206C218 -182 192 -170 164 -174C150 -192 150 -226 160 -246Z',
        lighter(cloth, 0.4),
      ) +
      flat(circle(140, -238, 9), '#2c2430') +
      piece('M96 -270C60 -300 30 -340 34 -372C70 -360 104 -320 116 -284Z', cloth) +
      piece('M112 -276C100 -320 108 -360 128 -380C150 -350 146 -310 134 -280Z', darker(cloth, 0.1)),
    { x: -110, y: 230 },
  )

/** A great wing at the edge, which somebody ties. */
const wingAtTheEdge = (scene: Scene) =>
  scene.inFront(() => {
    const feathers = [0, 1, 2, 3, 4, 5].map((i) =>
      leaf(-60, 760 + i * 40, -1.18 + i * 0.3, 500 - i * 52, 0.18),
    )
    scene.piece(feathers.slice(0, 3), '#fffaf0', 3)
    scene.piece(feathers.slice(3), '#f3e6cf', 3)
    scene.place(
      armFromAbove([-80, 1010], [120, 850], {
        sleeve: mertensLook.color,
        skin: mertensLook.skin,
        width: 74,
        bend: -30,
        grip: 'pinch',
      }),
      0,
      0,
    )
    scene.add(line('M150 830Q220 850 250 910M150 830Q210 800 270 820', '#d85c5c', 8))
  })

/** In the vestry: no room for an elbow, and two stand back to back. */
export const page4 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'dusk' })
  scene.shineFrom(860, 40)
  room(scene)
  scene.begin('cast')
  door(scene)
  scene.place(hangingLamp(90, '#c9a15c'), 960, -20, 1.3)
  scene.glow(960, 190, 320, '#ffe6b0', 0.6)
  crowd(scene)
  donkeyOnChair(scene)
  backToBack(scene)
  wingAtTheEdge(scene)
  return scene
}

const crowd = (scene: Scene) => {
  const pinching = {
    near: { at: [40, -190], grip: 'pinch' },
    far: { at: [70, -186], grip: 'pinch' },
  } as const
  scene.place(
    mertens({ view: 'turned', mood: 'thoughtful', mouth: 'line', nod: 10, hands: pinching }),
    270,
    960,
    1.32,
  )
  scene.place(wings(0.9), 390, 800, 1.2)
  scene.place(angel(0, { view: 'turned', mood: 'joyful' }), 390, 950, 1.15)
  scene.place(wings(0.8), 690, 760, 1)
  scene.place(angel(1, { view: 'turned', mouth: 'laugh' }), 690, 900, 1, { flip: true })
  scene.place(wings(0.8), 860, 750, 1, { rotate: 8 })
  scene.place(angel(2, { view: 'turned', mouth: 'laugh' }), 860, 900, 1.05)
  // the third king and his beard
  scene.contactShadow(1110, 1000, 110)
  scene.place(
    king({
      view: 'turned',
      mood: 'sad',
      mouth: 'line',
      gaze: [0.6, 0.7],
      hands: {
        near: { at: [40, -150], grip: 'open' },
        far: {
          at: [96, -262],
          grip: 'pinch',
          holding: placed(looseBeard(), { x: 8, y: 62, scale: 1.1, rotate: 74 }),
          inFront: true,
        },
      },
    }),
    1085,
    1000,
    1.55,
  )
  scene.contactShadow(490, 1060, 90)
  scene.place(wings(0.85), 490, 830, 1.5)
  const beaker =
    piece('M-20 -44H20L15 0H-15Z', '#9fc8d8') + flat('M-17 -30H17L15 -4H-15Z', '#cfe8f0')
  scene.place(
    angelTheo({
      view: 'turned',
      mood: 'frightened',
      mouth: 'wobble',
      gaze: [0.4, -0.2],
      hands: {
        near: { at: [24, -112], grip: 'grip', holding: placed(beaker, { scale: 0.8, y: 12 }) },
        far: { at: [38, -104], grip: 'open' },
      },
    }),
    490,
    1064,
    1.55,
  )
  scene.place(halo(), 496, 682, 1.4, { rotate: 8 })
}

const backToBack = (scene: Scene) => {
  scene.contactShadow(800, 1176, 220)
  scene.place(
    greyKarla({
      view: 'profile',
      mood: 'sulky',
      mouth: 'pout',
      headTilt: 6,
      gaze: [0.5, 0.5],
      hands: { near: { at: [26, -118], grip: 'rest' }, far: { at: [22, -106], grip: 'rest' } },
    }),
    752,
    1216,
    2.7,
    { flip: true },
  )
  scene.place(
    greyBela({
      view: 'profile',
      mood: 'sad',
      mouth: 'line',
      headTilt: -6,
      gaze: [0.2, -0.3],
      hands: { near: { at: [24, -88], grip: 'rest' }, far: { at: [40, -96], grip: 'open' } },
    }),
    890,
    1216,
    2.7,
  )
}
