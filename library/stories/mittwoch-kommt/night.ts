import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { goggles } from './costumes.ts'
import { ennoAsleep } from './figures.ts'
import {
  helmet,
  page,
  roundClock,
  shutUmbrella,
  sock,
  soupSpoon,
  streamer,
  trousers,
} from './set.ts'

/** p10: night; Wednesday hangs over a chair, one sock is missing, and it begins to rain. */
export const atTwelve: SceneArt = () => {
  const scene = page('night')
  const { left, right, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), print('stripes', '#4a5684', '#53608f', { size: 80 }))
  scene.sheet(
    `M${left} 850H${right}V1260H${left}Z`,
    scene.linear('#6a5470', '#4a3a58', 850, 1200),
    2,
    850,
  )
  scene.flat(roundRect(left, 826, span, 28), '#6f7aa6')
  nightWindow(scene)
  scene.flat('M470 900H1010L1180 1200H420Z', '#ffdf9a', 0.16)
  scene.piece(ellipse(800, 1060, 520, 110), '#7a5a86', 1)
  scene.flat(ellipse(800, 1060, 450, 88), '#8a6a94')
  sleeper(scene)
  scene.begin('cast')
  theChair(scene)
  scene.place(roundClock(), 1010, 210, 1.25)
  scene.piece(roundRect(1200, 480, 420, 24, 6), '#8a5a40', 2)
  scene.place(helmet(), 1380, 480, 1.15)
  doorAjar(scene)
  return scene
}

const nightWindow = (scene: Scene) => {
  scene.piece(roundRect(330, 60, 520, 600, 8), '#c9c4da', 2)
  scene.flat(roundRect(356, 86, 468, 548), scene.linear('#1e2756', '#46508a', 86, 634))
  scene.flat(
    'M356 634V470L440 420L520 470V634ZM520 634V500L640 430L760 500V634ZM760 634V450H824V634Z',
    '#2a3162',
  )
  scene.flat([roundRect(590, 530, 34, 44, 3), roundRect(410, 500, 28, 38, 3)], '#f2c878')
  scene.glow(700, 300, 420, '#ffdf96', 0.85)
  scene.add(line('M700 640V300Q700 262 668 262', '#171c3c', 13))
  scene.piece('M636 262H702L684 232H654Z', '#171c3c', 1)
  scene.flat(ellipse(669, 274, 30, 18), '#fff3c4')
  scene.mark('light', 669, 274, 30)
  const drops = Array.from(
    { length: 26 },
    (_, i) => `M${372 + ((i * 131) % 440)} ${100 + ((i * 83) % 500)}l-8 30`,
  )
  scene.add(line(drops.join(''), '#b9c6ea', 4))
  scene.piece([roundRect(582, 86, 14, 548), roundRect(356, 330, 468, 12)], '#c9c4da', 1)
  scene.piece(roundRect(300, 650, 580, 34, 6), '#d9d4e6', 2)
  const curtain = print('stripes', '#c9694f', '#d98a6a', { size: 40 })
  scene.piece('M270 30H420Q430 300 330 690H270Z', curtain, 3)
  scene.piece('M910 30H770Q760 300 850 690H910Z', curtain, 3)
}

/** The foot of the bed is cut by the right edge; Enno sleeps with one foot out, in its sock. */
const sleeper = (scene: Scene) => {
  scene.contactShadow(1340, 1120, 380)
  scene.piece(roundRect(1000, 640, 46, 500, 20), '#8a5a40', 3)
  scene.piece(roundRect(1010, 930, scene.right - 1000, 130, 8), darker('#8a5a40', 0.2), 2)
  scene.piece(`M1030 820Q1040 780 1120 780H${scene.right}V960H1030Z`, '#e8e0f0', 2)
  scene.piece('M1050 810C1040 690 1290 690 1320 790C1330 860 1060 880 1050 810Z', '#ffffff', 2)
  scene.place(ennoAsleep(), 1210, 790, 2.1)
  const quilt = print('checks', '#4f74b0', '#6a8ec4', { size: 70 })
  scene.piece(
    `M1220 880C1260 800 1420 770 1720 780H${scene.right + 60}V1020Q1600 1060 1480 1020T1240 1010Q1200 960 1220 880Z`,
    quilt,
    3,
  )
  scene.mark('sleeper', 1210, 780, 70)
}

/** A chair half from its side, its back with a rail, 272 units tall. */
const chair = (wood = '#a9704a') =>
  `${piece(roundRect(-74, -250, 18, 250, 6), darker(wood, 0.1))}${piece(roundRect(56, -120, 18, 120, 6), darker(wood, 0.2))}${piece(roundRect(-80, -136, 164, 20, 6), wood)}${piece(roundRect(2, -250, 16, 120, 6), darker(wood, 0.16))}${piece(roundRect(-92, -272, 124, 30, 10), lighter(wood, 0.1))}${line('M-64 -60H64', darker(wood, 0.2), 10)}`

const theChair = (scene: Scene) => {
  scene.contactShadow(640, 1090, 230)
  scene.place(shutUmbrella(), 930, 1090, 2.1, { rotate: -13 })
  scene.place(chair(), 640, 1090, 2.5)
  scene.place(placed(trousers(), { scale: 0.8, rotate: 3 }), 500, 462, 2.2)
  scene.place(streamer(330, '#d85c5c', 20), 540, 456, 1.1)
  scene.place(soupSpoon(), 650, 734, 1.7, { rotate: 92 })
  scene.place(placed(goggles('front'), { y: 230 }), 560, 742, 1.5)
  scene.place(sock(), 672, 862, 1.6)
  scene.mark('shine', 820, 740, 40)
}

/** The door at the left stands ajar; on the threshold the tip of a blue sock. */
const doorAjar = (scene: Scene) => {
  const { left } = scene
  scene.flat(`M${left} 60H150V1010L${left} 1100Z`, '#1c2044')
  scene.place(sock(), 96, 1062, 1.9)
  scene.inFront(() => {
    scene.sheet(`M${left} -20H96V1100L${left} 1220Z`, '#7a5268', 3)
    scene.flat(`M${left} 120H60V500H${left}ZM${left} 590H60V1010L${left} 1090Z`, '#6a465c')
    scene.piece(circle(66, 600, 17), '#d9b45a', 1)
    scene.mark('shine', 66, 600, 17)
  })
}
