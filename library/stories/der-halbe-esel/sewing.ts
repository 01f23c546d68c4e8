import { patch } from '../../draw/cast/body/needlework.ts'
import { donkeyFront, donkeyHind } from '../../draw/cast/donkey-costume.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { resi, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { windowFrame } from '../../draw/props/furniture.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { cloth, donkeyLook, schoolBela, schoolKarla } from './figures.ts'

const wall = '#b9824f'
const wood = '#7d4f36'

const room = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', print('flowers', wall, '#c9965f', { size: 120 }))
  scene.flat('M0 0H1600V1200H0Z', '#4a2438', 0.3)
  scene.warm(800, 330, 800, '#ffd98a', 0.75)
  scene.sheet('M-60 980H1660V1260H-60Z', print('wood', '#8a5a3c', '#74482f', { size: 260 }), 2, 940)
  scene.piece('M-60 956H1660V990H-60Z', '#6a4430', 1)
  scene.place(
    windowFrame(scene.linear('#1f2450', '#3d4a86', 100, 340), '#6a4430', '#9a4a4a'),
    560,
    220,
    1.05,
  )
  for (const [x, y, r] of [
    [500, 160, 5],
    [610, 180, 4],
    [520, 270, 4],
    [630, 290, 5],
  ] as const)
    scene.flat(circle(x, y, r), '#ffffff', 0.9)
  // patterns on the wall, a shelf with thread
  scene.piece(roundRect(1230, 330, 300, 18, 4), wood, 2)
  for (const [i, color] of [
    '#c8553d',
    '#e8a13c',
    '#4f8a94',
    '#5f7a4a',
    '#8f6fb5',
    '#e9dcc0',
  ].entries()) {
    const x = 1262 + i * 46
    scene.add(
      piece(roundRect(x - 15, 276, 30, 52, 4), color) +
        piece(roundRect(x - 18, 270, 36, 9, 3) + roundRect(x - 18, 322, 36, 9, 3), '#e0c08a') +
        line(`M${x - 13} 292H${x + 13}M${x - 13} 304H${x + 13}`, darker(color, 0.2), 2),
    )
  }
}

const chair = (x: number, scene: Scene) =>
  scene.place(
    mirrored(piece(roundRect(-72, -330, 20, 330, 6), wood)) +
      piece(
        [roundRect(-70, -326, 140, 26, 8), roundRect(-64, -270, 128, 20, 6)],
        lighter(wood, 0.1),
      ) +
      piece(roundRect(-80, -160, 160, 24, 8), lighter(wood, 0.16)),
    x,
    1110,
    1.15,
  )

const ironingBoard = (scene: Scene) =>
  scene.place(
    line('M-110 -10L120 -250M120 -10L-110 -250', '#9aa3b5', 14) +
      piece('M-230 -256H190Q260 -256 276 -240Q260 -224 190 -224H-230Z', '#e9dcc0') +
      flat('M-230 -240H250L190 -224H-230Z', '#c9b78f'),
    1330,
    1120,
    1.2,
    { flip: true },
  )

const table = (scene: Scene) =>
  scene.place(
    mirrored(piece('M-250 -260H-214L-224 0H-256Z', darker(wood, 0.12))) +
      piece(roundRect(-300, -284, 600, 34, 8), wood),
    800,
    1110,
    1.1,
  )

/** The empty donkey over the furniture, its cloth hanging down wherever nothing carries it. */
const donkey = (scene: Scene) => {
  const drape =
    'M360 640Q420 520 640 470Q720 500 800 590Q880 500 980 470Q1180 460 1340 520L1400 860Q1350 930 1300 850Q1250 800 1200 870L1080 806Q1040 880 960 862Q880 810 800 866Q720 900 640 846L560 822Q500 900 440 866Q400 840 370 880Z'
  scene.place(donkeyHind({ ...donkeyLook, pose: 'empty' }), 1220, 900, 2.1, { flip: true })
  scene.place(donkeyFront({ ...donkeyLook, pose: 'empty', ears: 'up', nod: 4 }), 510, 900, 2.1, {
    flip: true,
  })
  scene.piece(drape, cloth, 2)
  scene.add(
    patch(1180, 610, 92, '#7f8fb8', -8),
    patch(530, 640, 84, '#c9a15c', 9),
    patch(1070, 740, 66, '#b86a5a', 14),
  )
  const fold = darker(cloth, 0.2)
  scene.add(
    `<g opacity=".7">${line('M620 560Q600 700 604 810M430 620Q420 760 430 850M1000 560Q1020 700 1024 800M1290 580Q1310 720 1300 830M700 580Q690 720 690 830', fold, 7)}</g>`,
  )
  scene.add(line('M802 596Q788 730 798 860', darker(cloth, 0.4), 12))
  scene.add(
    line(
      'M768 640L832 650M764 690L828 700M762 740L826 750M764 790L828 800M768 836L832 844',
      '#f7efe0',
      7,
    ),
  )
  for (const [x, y] of [
    [700, 640],
    [716, 720],
    [860, 650],
    [880, 730],
  ] as const)
    scene.add(line(`M${x} ${y}l34 -22`, '#dfe5ee', 4) + flat(circle(x + 36, y - 24, 8), '#d85c5c'))
}

const oma = (scene: Scene) => {
  const needle = line('M0 0L40 -26', '#dfe5ee', 4) + line('M0 0Q-40 30 -60 90', '#f7efe0', 3)
  scene.place(
    resi({
      view: 'turned',
      mood: 'thoughtful',
      mouth: 'line',
      nod: 14,
      gaze: [0.3, 1],
      glasses: true,
      lean: 10,
      hands: {
        near: { at: [-10, -142], grip: 'open' },
        far: { at: [84, -172], grip: 'pinch', holding: needle },
      },
    }),
    730,
    1000,
    2.05,
  )
}

const pins = (scene: Scene) =>
  scene.add(
    [0, 1, 2]
      .map(
        (i) =>
          line(`M${808 + i * 5} ${458 + i * 3}l${38 - i * 4} ${10 + i * 12}`, '#e9edf5', 3.4) +
          flat(
            circle(846 + i, 468 + i * 15, 5.5),
            ['#d85c5c', '#e8b13c', '#4f8a94'][i] ?? '#d85c5c',
          ),
      )
      .join(''),
  )

/** A room in the evening; a donkey lies over all the furniture. */
export const page2 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'dusk' })
  scene.shineFrom(800, 100)
  room(scene)
  scene.begin('cast')
  oma(scene)
  pins(scene)
  for (const x of [420, 590, 1020, 1200]) chair(x, scene)
  table(scene)
  ironingBoard(scene)
  donkey(scene)
  scene.place(hangingLamp(120, '#d85c5c'), 840, -20, 1.5)
  scene.glow(840, 250, 340, '#ffe0a0', 0.55)
  children(scene)
  return scene
}

const children = (scene: Scene) => {
  // the cane leans against the nearest chair
  scene.place(whiteCane(290), 452, 726, 1.5, { rotate: -9 })
  scene.contactShadow(250, 1170, 120)
  scene.add(line('M338 560Q296 690 362 820', '#f7efe0', 6))
  scene.place(
    schoolBela({
      view: 'turned',
      stance: 'pulling',
      mood: 'joyful',
      mouth: 'laugh',
      headTilt: -10,
      hands: { near: { at: [44, -142], grip: 'grip' }, far: { at: [52, -160], grip: 'grip' } },
    }),
    262,
    1180,
    2.3,
  )
  scene.contactShadow(1430, 1170, 120)

  scene.add(line('M1440 560C1640 600 1640 900 1530 1000', '#f7efe0', 6))
  scene.place(
    schoolKarla({
      view: 'turned',
      mood: 'sulky',
      mouth: 'pout',
      headView: 'turned',
      gaze: [0.7, 0.7],
      bowed: true,
      hands: { near: { at: [20, -104], grip: 'grip' }, far: { at: [46, -74], grip: 'rest' } },
    }),
    1420,
    1180,
    2.3,
  )
}
