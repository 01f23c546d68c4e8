import { type ChildOptions, childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { beam, darkAround, dim, fadingBeam, ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja, fenjaYellow } from '../../draw/places/house-nine/people.ts'
import { roomWall, sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { pencilLine, radiator } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { box, palette, torchSpot } from './set.ts'

/** p3: inside the dark wardrobe; a circle of torchlight, a strip of day at the door. */
export const wardrobe: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, right, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), '#9a6a4c')
  scene.flat(
    Array.from({ length: 13 }, (_, i) => roundRect(left + 60 + i * 190, 0, 6, 1010)),
    '#6f4634',
    0.8,
  )
  scene.sheet(`M${left} 1000H${right}V1260H${left}Z`, '#7a4f3c', 2, 1000)
  scene.add(`<path d="M${left} 90H${right}" stroke="#c9a26f" stroke-width="26"/>`)
  for (const x of [420, 620, 880])
    scene.add(
      `<path d="M${x} 96q-8 40 0 60m0 0l-90 60h180Z" fill="none" stroke="#d9c4a4" stroke-width="8"/>`,
    )
  scene.begin('cast')
  scene.contactShadow(700, 1150, 300)
  kickingFenja(scene)
  torchSpot(scene, 760, 840, 640)
  fadingBeam(scene, 'M936 712L1262 860L1012 982L920 806Z', [926, 758, 520], '#ffe6a8', 0.5)
  beam(scene, ellipse(1126, 908, 150, 112), '#fff0c0', 0.42)
  scene.place(pencilLine(220, 1, '#1e1418', 1.4), 1130, 916, 1)
  scene.mark('light', 926, 758, 30)
  scene.add(`<path d="M1288 0H1312L1320 1200H1280Z" fill="#fff0c0"/>`)
  scene.glow(1300, 600, 300, '#ffe2a0', 0.5, 2.4)
  beam(scene, 'M1286 1010L1316 1010L1200 1200H940Z', '#ffe2a0', 0.35)
  scene.mark('light', 1300, 400, 30).mark('light', 1300, 800, 30)
  scene.inFront(() => {
    scene.sheet(`M1326 -20H${right + 40}V1260H1336Z`, '#241628', 3)
    scene.flat([roundRect(1400, 80, 260, 460, 6), roundRect(1400, 640, 260, 460, 6)], '#1a1020')
  })
  return scene
}

/** Fenja sits back on one hand and kicks towards the door at the right; she looks at it. */
const kickingFenja = (scene: Scene) => {
  const [x, y, scale, rotate] = [780, 1150, 3.7, -60]
  const at = placedAt(x, y, scale, { rotate })
  const torchInHand = placed(handTorch(), { rotate: 70, scale: 0.5, x: 10 })
  scene.place(
    fenja({
      view: 'turned',
      stance: 'falling',
      lean: 58,
      mood: 'angry',
      gaze: [0.9, 0.2],
      hands: {
        near: { at: at.toFigure([470, 1120]), grip: 'open' },
        far: { at: at.toFigure([990, 740]), grip: 'grip', holding: torchInHand },
      },
    }),
    x,
    y,
    scale,
    { rotate },
  )
}

/** A torch that shines to the right, its lamp's middle at (40, 0). */
const handTorch = () =>
  `${piece(roundRect(-60, -14, 80, 28, 9), '#d2473f')}${piece('M20 -16L46 -28V28L20 16Z', '#a83a3a')}${flat('M42 -26H50V26H42Z', '#fff3c4')}`

/** p4: the kitchen by night, Herbert with his nine ribs, moonlight and torch. */
export const heaterNight: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  roomWall(scene, {
    floorY: 900,
    wall: '#7f8fbf',
    print: 'checks',
    tiles: ['#8f8fb0', '#5f5f8f'],
    skirting: '#c9c9e2',
    size: 1.4,
  })
  scene.piece(roundRect(370, -40, 860, 420, 4), '#d9d4ea', 2)
  scene.flat(roundRect(400, -40, 800, 390), scene.linear('#20306a', '#4a5f9f', 0, 350))
  scene.flat(
    [
      circle(520, 80, 4),
      circle(640, 190, 4),
      circle(720, 60, 5),
      circle(1120, 240, 4),
      circle(480, 260, 4),
    ],
    '#fff3cf',
  )
  scene.piece([roundRect(792, -40, 18, 390)], '#d9d4ea', 1)
  scene.piece(roundRect(320, 366, 960, 44, 5), '#e8e4f2', 3)
  for (const [x, y, size, open] of [
    [90, 1150, 3, true],
    [1520, 1010, 1.9, false],
    [1530, 786, 1.4, false],
  ] as const)
    scene.place(box(open), x, y, size)
  sunPatch(scene, points('520,960 960,960 1080,1190 500,1190'), '#b9c9ff', 0.3)
  dim(scene, '#5560a8', 0.5)
  scene.glow(980, 130, 260, '#fff3cf', 0.6)
  scene.piece(circle(980, 130, 60), '#fff3cf', 1)
  scene.mark('moon', 980, 130, 60)
  scene.place(radiator(9, '#8f8aa8'), 800, 926, 2.05)
  scene.begin('cast')
  fadingBeam(scene, 'M842 606L450 412H1170Z', [846, 650, 520], '#ffe6a8', 0.75)
  scene.warm(800, 640, 560, '#ffcf8a', 0.42, 0.7)
  scene.glow(800, 470, 330, '#fff0c0', 0.4, 0.3)
  scene.place(pencilLine(400, 1, '#2f2438', 1.7), 800, 470, 1)
  scene.contactShadow(1070, 1160, 210)
  // Fenja kneels, torch up under the sill in one hand, the other on the middle rib; looks at the line.
  const at = placedAt(1090, 1165, 3.15, { flip: true })
  const pose: ChildOptions = {
    view: 'turned',
    stance: 'kneeling',
    outfit: 'pyjamas',
    color: fenjaYellow,
    mood: 'surprised',
    mouth: 'smile',
  }
  scene.place(
    fenja({
      ...pose,
      headTilt: -8,
      gaze: gazeAt(at, childJoints(pose).eyes, [800, 470]),
      hands: {
        near: { at: at.toFigure([806, 800]), grip: 'open', angle: -50 },
        far: {
          at: at.toFigure([846, 640]),
          holding: placed(handTorch(), { rotate: -80, scale: 0.5, y: -12 }),
        },
      },
    }),
    1090,
    1165,
    3.15,
    { flip: true },
  )
  scene.glow(880, 660, 380, '#ffd894', 0.34)
  darkAround(scene, 840, 620, 1150, '#12123c')
  scene.mark('light', 868, 590, 30)
  return scene
}
