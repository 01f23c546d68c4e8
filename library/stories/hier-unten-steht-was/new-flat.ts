import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { houseFront } from '../../draw/places/house-nine/front.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja, fenjasMother } from '../../draw/places/house-nine/people.ts'
import { sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { lyingFenja, mover } from './figures.ts'
import { armchair, box, fenjasRoom, palette, roomColors, sockBox } from './set.ts'

/** A lamp on a stand, `h` units to its shade, unlit; its foot at (0, 0). */
const lamp = (h: number, shade: string) =>
  `${line(`M0 0V${-h}`, '#5a3a34', 8)}${piece('M-34 0Q0 -18 34 0Z', '#5a3a34')}${piece(`M-26 ${-h - 74}H26L54 ${-h}Q0 ${-h + 14} -54 ${-h}Z`, shade)}${line(`M-46 ${-h - 8}Q0 ${-h + 6} 46 ${-h - 8}`, lighter(shade, 0.4), 4)}`

/** p1: Saturday, the open van before number nine; Fenja in her armchair between lamps and boxes. */
export const movingVan: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#ffdca8', '#fff3d8', 0, 700))
  scene.place(houseFront({ lit: '#f6d9a8', dark: '#b9a9b8' }), 90, 940, 1.12)
  scene.place(
    houseFront({ wall: '#d9b06f', lit: '#f6d9a8', dark: '#b9a9b8', plate: false }),
    960,
    930,
    1.1,
  )
  scene.sheet(
    roundRect(left, 930, span, 300),
    scene.linear('#d9b8a0', '#b98f86', 930, 1200),
    2,
    930,
  )
  scene.flat(
    Array.from({ length: 16 }, (_, i) => roundRect(left + i * 150, 952, 130, 34, 4)),
    '#e8cbb0',
    0.6,
  )
  const van = '#4f9a8f'
  scene.begin('land')
  scene.contactShadow(1010, 1140, 560)
  scene.piece(roundRect(560, 90, 900, 960, 26), van, 3)
  scene.flat(roundRect(610, 140, 800, 850, 10), scene.linear('#3a2a3e', '#5a4048', 140, 990))
  scene.flat('M610 990L700 880H1320L1410 990Z', '#8a6250')
  scene.flat('M610 140L700 230V880L610 990ZM1410 140L1320 230V880L1410 990Z', '#2f2234', 0.7)
  scene.piece('M560 100L330 150V1080L560 1040Z', lighter(van, 0.14), 2)
  scene.piece('M1460 100L1690 150V1080L1460 1040Z', lighter(van, 0.14), 2)
  scene.flat('M520 170L370 204V600L520 580ZM1500 170L1650 204V600L1500 580Z', darker(van, 0.16))
  scene.piece([roundRect(600, 1030, 820, 44, 8)], '#3a3448', 2)
  scene.piece([circle(720, 1096, 62), circle(1300, 1096, 62)], '#2f2a3a', 2)
  scene.flat([circle(720, 1096, 26), circle(1300, 1096, 26)], '#9a94a4')
  scene.piece([roundRect(580, 1046, 50, 26, 6), roundRect(1392, 1046, 50, 26, 6)], '#d2473f', 1)
  for (const [x, y, size, open] of [
    [790, 960, 1.2, false],
    [800, 816, 1.1, true],
    [1290, 962, 1.3, false],
    [1290, 806, 1, false],
    [1296, 688, 0.9, false],
  ] as const)
    scene.place(box(open), x, y, size)
  scene.place(lamp(300, '#e8a13c'), 716, 968, 1.5)
  scene.place(lamp(60, '#4f8fb3'), 1300, 590, 1.2)
  scene.place(lamp(210, '#8a5f94'), 1196, 940, 1.4)
  scene.place(sockBox(), 1140, 966, 0.95)
  scene.begin('cast')
  scene.warm(1010, 700, 420, '#ffcf8a', 0.5)
  const chair = armchair()
  scene.place(chair.behind, 1000, 1000, 1.75)
  // Fenja, arms crossed, brows drawn down, looks past everybody.
  scene.place(
    fenja({
      view: 'front',
      stance: 'seat',
      seatHeight: 58,
      mood: 'angry',
      headTilt: -5,
      headView: 'turned',
      gaze: [0.75, 0.2],
      hands: {
        near: { at: [26, -112], grip: 'open', angle: -12, elbow: [-1, 0.7], inFront: true },
        far: { at: [-24, -104], grip: 'open', angle: 192, elbow: [1, 0.7], inFront: true },
      },
    }),
    1000,
    936,
    2.15,
  )
  scene.place(chair.front, 1000, 1000, 1.75)
  onPavement(scene)
  scene.mark('shine', 720, 1096, 26).mark('shine', 1300, 1096, 26)
  return scene
}

/** Mama asks up to Fenja with one hand out; a mover scratches his head, both from behind. */
const onPavement = (scene: Scene) => {
  scene.contactShadow(460, 1190, 150).contactShadow(1470, 1230, 150)
  scene.place(
    fenjasMother({
      view: 'turnedAway',
      stance: 'contrapposto',
      gaze: [0.6, -0.4],
      hands: {
        near: { at: [104, -190], grip: 'flat', angle: -8 },
        far: { at: [-50, -128], grip: 'fist', angle: 60, elbow: [-1, 0] },
      },
    }),
    450,
    1200,
    2.3,
  )
  scene.place(mover(), 1470, 1290, 2.3, { flip: true })
}

/** p2: low over the floor of the empty room; skirting board, nose, a tiny line. */
export const emptyRoom: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { right } = scene
  fenjasRoom(scene, 520)
  scene.piece(roundRect(260, 30, 330, 330, 4), '#fbf3e2', 2)
  scene.flat(roundRect(284, 0, 282, 336), scene.linear('#ffe6b8', '#fff6e0', 0, 336))
  scene.piece([roundRect(418, 0, 14, 336), roundRect(220, 350, 410, 26, 4)], '#fbf3e2', 1)
  scene.mark('light', 490, 180, 60)
  sunPatch(scene, points('310,590 620,590 900,860 470,860'), '#fff2c4', 0.55)
  scene.glow(600, 700, 500, '#ffe2a8', 0.35)
  // Right, very near, the wall goes by with its skirting board: the line is on it.
  scene.sheet(
    `M${right} 0H1130L1166 1080L${right} 1190Z`,
    scene.linear(darker(roomColors.wall, 0.14), darker(roomColors.wall, 0.04), 0, 1200),
    3,
  )
  scene.piece(
    `M${right} 716L1148 640L1170 1090L${right} 1200Z`,
    scene.linear(roomColors.skirting, darker(roomColors.skirting, 0.12), 640, 1200),
    2,
  )
  scene.flat(`M${right} 740L1148 664V676L${right} 754Z`, darker(roomColors.skirting, 0.16))
  scene.place(pencilLine(290, 1, '#4f4a5c', 1.4), 1424, 912, 1, { rotate: 6 })
  scene.begin('cast')
  scene.contactShadow(640, 1110, 520)
  // Fenja lies on her belly, her nose almost at the board, looks at the line; one brow goes up.
  scene.place(
    lyingFenja({
      isFlipped: false,
      x: 715,
      y: 1140,
      scale: 4.7,
      looksAt: [1300, 900],
      options: {
        mood: 'thoughtful',
        headTilt: 22,
        hands: { near: { at: [62, -12], grip: 'open' }, far: { at: [74, -8], grip: 'open' } },
      },
    }),
    715,
    1140,
    4.7,
  )
  return scene
}
