// Inside the donkey, whose cloth is cut open towards us.

import { patch, stitches } from '../../draw/cast/body/needlework.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, type Point, polygon } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { cloth, greyBela, greyKarla } from './figures.ts'

const weave = (color: string) => print('linen', color, darker(color, 0.22), { size: 30 })
const inner = darker(cloth, 0.42)

/** Light that falls through a hole in the cloth: it brightens what is behind it. */
const ray = (scene: Scene, corners: readonly Point[], color = '#7a5a2c') =>
  scene.add(`<path d="${polygon(corners)}" fill="${color}" style="mix-blend-mode:screen"/>`)

/** Strips of light that fall through the cloth, from (x, y) down to the right. */
const beams = (
  scene: Scene,
  list: readonly (readonly [x: number, y: number, w: number, length: number])[],
) => {
  for (const [x, y, w, length] of list) {
    const slant = length * 0.36
    ray(scene, [
      [x, y],
      [x + w, y],
      [x + w * 2.4 + slant, y + length],
      [x + slant, y + length],
    ])
    scene.flat(
      polygon([
        [x - 4, y - 10],
        [x + w + 4, y - 14],
        [x + w, y + 8],
        [x, y + 8],
      ]),
      '#fff6d8',
    )
    scene.mark('light', x + w / 2, y, 16)
  }
}

/** The donkey cut open lengthwise: back, belly, neck and the head on the right. */
const section =
  'M120 420C180 250 420 236 640 262C800 278 960 262 1080 232C1140 150 1210 70 1300 60C1420 64 1530 190 1580 330C1560 430 1440 452 1350 400C1300 470 1290 640 1296 800L1290 1010C1180 1040 1040 1030 900 1012C640 1040 420 1030 200 1004C120 900 90 560 120 420Z'

const donkeyFrame = (scene: Scene) =>
  scene.inFront(() => {
    scene.sheet(`M-60 -60V1260H1660V-60Z${section}`, weave(cloth), 3)
    scene.add(
      `<g opacity=".9">${stitches(section, '#f2ece0', 6)}</g>`,
      patch(330, 110, 190, '#c9a15c', -8),
      patch(1480, 760, 230, '#7f8fb8', 10),
      patch(790, 1130, 150, '#b86a5a', 5),
      patch(760, 60, 120, '#8f9a78', 12),
    )
  })

const threads = (x: number, from: number, to: number, side: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const y = from + ((to - from) * i) / (count - 1)
    return `M${x} ${y}q${side * (24 + ((i * 13) % 30))} ${14 + i * 2} ${side * (40 + ((i * 23) % 50))} ${50 + ((i * 17) % 40)}`
  }).join('')

/** They practise; the seam runs all round between the two. */
export const page3 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'dusk' })
  scene.shineFrom(500, -400)
  scene.flat('M0 0H1600V1200H0Z', weave(inner))
  const ribs = [260, 460, 960, 1180].map((x) => `M${x} 200Q${x - 40} 620 ${x} 1060`)
  scene.add(`<g opacity=".5">${line(ribs.join(''), darker(inner, 0.3), 16)}</g>`)
  scene.sheet(
    'M-60 960Q700 930 1660 966V1260H-60Z',
    print('wood', '#6a4a3c', '#5a3c30', { size: 240 }),
    2,
    920,
  )
  beams(scene, [
    [250, 290, 26, 640],
    [420, 268, 18, 660],
    [980, 270, 30, 640],
    [1120, 240, 20, 660],
    [1330, 150, 22, 240],
  ])
  // the seam, a ring of large stitches
  scene.add(
    line('M700 250Q650 620 706 1030', darker(cloth, 0.62), 20),
    stitches(
      'M664 300L742 300M656 380L734 380M652 460L730 462M650 540L726 540M648 620L724 620M650 700L728 700M654 780L732 780M662 860L738 860M668 940L744 940',
      '#f7efe0',
      13,
    ).replace('9 8', '200 0'),
  )
  scene.begin('cast')
  scene.contactShadow(1010, 1000, 130)
  scene.place(
    greyBela({
      view: 'profile',
      stance: 'walking',
      mood: 'angry',
      mouth: 'frown',
      gaze: [0.4, 0],
      hands: { near: { at: [34, -84], grip: 'fist' }, far: { at: [58, -190], grip: 'grip' } },
    }),
    1040,
    1000,
    2.75,
  )
  scene.add(line('M1196 484Q1260 380 1330 250', '#f7efe0', 6))
  scene.contactShadow(440, 1000, 130)
  scene.place(
    greyKarla({
      view: 'profile',
      stance: 'bending',
      lean: -14,
      headTilt: 8,
      mood: 'sad',
      mouth: 'frown',
      gaze: [0.5, 0.3],
      hands: { near: { at: [92, -96], grip: 'open' }, far: { at: [112, -124], grip: 'open' } },
    }),
    400,
    1000,
    2.75,
  )
  donkeyFrame(scene)
  return scene
}

/** The front half alone, torn open behind. */
export const page7 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'night' })
  scene.shineFrom(-200, 500)
  scene.flat('M0 0H1600V1200H0Z', '#f0b860')
  church(scene)
  const half =
    'M410 -60H1660V1260H360C410 1180 360 1120 410 1050C350 980 420 900 372 830C430 760 360 690 406 610C350 540 420 450 378 380C430 300 360 220 410 140Z'
  scene.sheet(half, weave(darker(cloth, 0.5)), 3)
  scene.add(line(threads(394, 130, 1090, -1, 15), lighter(cloth, 0.2), 7))
  scene.add(line(threads(394, 170, 1120, 1, 9), darker(cloth, 0.3), 6))
  ray(
    scene,
    [
      [410, 130],
      [1240, 1150],
      [380, 1150],
    ],
    '#3a2a18',
  )
  ray(
    scene,
    [
      [410, 560],
      [860, 1150],
      [380, 1150],
    ],
    '#4a3418',
  )
  scene.glow(350, 760, 620, '#ffb85a', 0.45)
  scene.sheet('M372 1150Q900 1110 1660 1160V1260H372Z', darker('#6a4a3c', 0.2), 1, 1100)
  scene.begin('cast')
  scene.contactShadow(960, 1236, 190)
  scene.add(line('M1312 660Q1290 470 1180 220', '#f7efe0', 7))
  scene.place(
    greyBela({
      view: 'turned',
      stance: 'bending',
      lean: -22,
      headTilt: -6,
      headView: 'turned',
      mood: 'sad',
      mouth: 'gasp',
      gaze: [-0.4, -0.2],
      hands: {
        far: { at: [96, -146], grip: 'grip' },
        near: { at: [-84, -120], grip: 'open', elbow: [0, -1] },
      },
    }),
    910,
    1240,
    4,
  )
  scene.inFront(() => {
    scene.sheet(
      'M560 -60C800 60 1100 130 1230 250C1330 360 1370 600 1400 1260H1660V-60Z',
      weave(cloth),
      3,
    )
    scene.add(
      `<g opacity=".9">${stitches('M640 -20C820 80 1090 160 1196 276C1290 390 1330 620 1360 1220', '#f2ece0', 7)}</g>`,
    )
  })
  return scene
}

/** What can be seen of the church through the torn end: candles, far off. */
const church = (scene: Scene) => {
  for (const [x, y, r] of [
    [90, 210, 26],
    [290, 300, 32],
    [150, 430, 38],
    [310, 560, 36],
    [60, 620, 44],
    [220, 720, 40],
    [90, 830, 50],
  ] as const) {
    scene.flat(circle(x, y, r * 2.2), '#ffe2a0', 0.5)
    scene.flat(circle(x, y, r), '#fff6d8', 0.9)
    scene.mark('light', x, y, r)
  }
  scene.sheet('M-60 900Q150 870 400 900V1260H-60Z', '#a3603f', 2, 860)
}

/** Karla in the dark, with dots of light like stars. */
export const page8 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'night' })
  scene.shineFrom(300, -300)
  const dark = '#23263c'
  scene.flat('M0 0H1600V1200H0Z', weave(dark))
  scene.sheet(
    'M-60 -60H1660V1260H-60ZM800 150C480 150 250 420 190 760C170 900 160 1020 190 1120L1410 1120C1440 1020 1430 900 1410 760C1350 420 1120 150 800 150Z',
    weave('#3a3f58'),
    3,
  )
  scene.sheet(
    'M-60 -60H1660V1260H-60ZM800 40C390 40 110 360 40 760C10 900 0 1020 20 1180L1580 1180C1600 1020 1590 900 1560 760C1490 360 1210 40 800 40Z',
    weave('#565c78'),
    3,
  )
  scene.sheet('M160 1100Q800 1040 1440 1100L1660 1260H-60Z', '#1c1e30', 1, 1060)
  const random = seeded(21)
  for (let i = 0; i < 64; i++) {
    const [x, y] = [150 + random() * 1300, 70 + random() * 720]
    if (Math.hypot(x - 800, (y - 640) * 1.1) < 330) continue
    const r = 5 + random() * 8
    scene.glow(x, y, r * 5, '#ffd98a', 0.7)
    scene.flat(circle(x, y, r), '#fff0c0')
    scene.mark('light', x, y, r * 2)
  }
  for (const [x, y, length] of [
    [470, 210, 700],
    [1010, 190, 660],
  ] as const) {
    ray(
      scene,
      [
        [x, y],
        [x + 14, y],
        [x + 210, y + length],
        [x + 80, y + length],
      ],
      '#3a3022',
    )
  }
  scene.begin('cast')
  scene.contactShadow(800, 1090, 260)
  // the donkey's tail comes in through a gap in the seam
  scene.add(
    stitches('M1480 330Q1530 560 1540 900', '#f2ece0', 8),
    piece('M1484 400C1540 470 1560 600 1536 690C1490 640 1466 500 1484 400Z', '#15172a'),
  )
  const tail =
    line('M196 -136C160 -40 92 -66 50 -90C30 -100 14 -100 4 -108', darker(cloth, 0.04), 11) +
    piece(
      'M14 -114C-8 -118 -26 -104 -36 -72L-24 -78L-25 -62L-13 -74L-8 -60L2 -78C10 -84 16 -90 16 -98Z',
      '#6f667c',
    )
  scene.place(
    greyKarla({
      view: 'turned',
      stance: 'crouching',
      mood: 'frightened',
      mouth: 'wobble',
      lean: -8,
      headTilt: -4,
      gaze: [0.7, -0.5],
      hands: {
        near: { at: [20, -84], grip: 'grip' },
        far: { at: [50, -94], grip: 'grip' },
      },
      load: { svg: tail, at: [0, 0], inFront: true },
    }),
    700,
    1100,
    4.3,
  )
  scene.piece(
    'M1490 396C1580 470 1610 600 1540 694C1550 600 1530 480 1490 396Z',
    weave('#565c78'),
    1,
  )
  scene.warm(800, 640, 420, '#ffd98a', 0.16)
  return scene
}
