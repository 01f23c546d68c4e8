import { act } from '../../draw/cast/actor.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas, nene, papa } from '../../draw/places/house-nine/people.ts'
import { roomWall, steam, sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { longTable } from '../../draw/props/dining.ts'
import { baklavaHeap, fishPlate, fishPlateAt } from '../../draw/props/house-nine-things.ts'
import {
  cooker,
  counter,
  fridge,
  hangingLamp,
  plateBoard,
} from '../../draw/props/kitchen-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { doubleTeapot, nenesRoom, palette } from './set.ts'

/** p1: Nene's kitchen in the first light; the hand on the forehead, the plate very near. */
export const nenesKitchen: SceneArt = () => {
  const scene = ninePage(palette, 'dawn')
  nenesRoom(scene, 900, 1.3)
  scene.piece(roundRect(90, 90, 420, 470, 6), '#fff4e2', 2)
  scene.flat(roundRect(118, 118, 364, 414), scene.linear('#f7b88f', '#fff0c8', 118, 532))
  scene.flat(circle(300, 430, 60), '#fff3b0')
  scene.piece([roundRect(292, 118, 16, 414), roundRect(118, 270, 364, 14)], '#fff4e2', 1)
  scene.piece(roundRect(50, 552, 500, 34, 6), '#fff4e2', 2)
  scene.mark('sun', 300, 430, 50)
  sunPatch(scene, points('620,160 980,220 1010,700 640,680'), '#fff0b8', 0.45)
  scene.glow(320, 380, 620, '#ffe2a0', 0.4)
  scene.place(counter(420, '#6f9f8f'), 1480, 930, 1.7)
  scene.place(doubleTeapot(), 1420, 620, 1.5).place(steam('#ffffff', 0.5), 1420, 420, 1.2)
  scene.place(plateBoard('#8a5a3c', ['#2f6fc4', '#b8433f', '#e0a437']), 1290, 300, 1.5)
  scene.begin('cast')
  // Ilyas in pyjamas and new shining shoes, eyes shut, lays Nene's hand on his forehead.
  scene.contactShadow(440, 1106, 140)
  const boy = act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [430, 1110],
      scale: 2.4,
      near: { at: [560, 800], grip: 'open', inFront: true },
      far: { at: [652, 618], grip: 'grip', angle: -90, elbow: [1, 0.6] },
    },
    {
      view: 'turned',
      outfit: 'pyjamas',
      color: '#2f8f8a',
      shoes: '#d2473f',
      mood: 'tender',
      lids: 1,
      lean: 6,
      headTilt: 12,
    },
  )
  // Nene bends to him and laughs at his shoes.
  scene.contactShadow(830, 1060, 150)
  const [ex, ey] = boy('eyes')
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [840, 1066],
      scale: 2.8,
      flip: true,
      near: { at: [800, 800], grip: 'open' },
      far: { at: [ex + 2, ey - 58], grip: 'open', angle: 168, inFront: false },
      lookAt: [500, 1090],
    },
    { view: 'turned', headView: 'profile', mood: 'joyful', lean: 6, headTilt: 12 },
  )
  scene.mark('shine', 420, 1096, 26).mark('shine', 490, 1096, 26)
  longTable(scene, 1050, '#2f6fc4', 960, 2000)
  scene.inFront(() => {
    scene.place(fishPlateAt(300, 0.3), 1290, 1022, 1)
    scene.place(baklavaHeap(6, 7), 1360, 1040, 1.1)
    scene.mark('shine', 1290, 960, 90)
  })
  return scene
}

/** Flour: blots and clouds. */
const flour = (scene: Scene, spots: readonly (readonly [number, number, number])[]) => {
  for (const [x, y, r] of spots)
    scene.flat(
      [
        circle(x, y, r),
        circle(x + r, y - r * 0.3, r * 0.6),
        circle(x - r * 0.9, y + r * 0.3, r * 0.5),
      ],
      '#ffffff',
      0.85,
    )
}

/** p4: Hedda's kitchen; Papa holds the empty plate up under the lamp, the fish is blue and bare. */
export const heddasKitchen: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  roomWall(scene, {
    floorY: 880,
    wall: '#f2d27a',
    print: 'checks',
    tiles: ['#d9e2d9', '#4f9d96'],
    size: 1.3,
  })
  scene.place(counter(600, '#4f9d96'), 430, 920, 1.7)
  scene.place(cooker('#fff4e2', true), 1120, 920, 1.7)
  scene.place(fridge('#d2473f'), 1470, 930, 1.75)
  scene.place(plateBoard('#b07a50'), 290, 320, 1.5)
  scene.begin('cast')
  scene.glow(1010, 330, 640, '#fff0b8', 0.75)
  scene.place(hangingLamp(60, '#e8743b'), 1010, 0, 2.2)
  scene.mark('light', 1010, 250, 60)
  // Papa holds the plate with the blue fish up to the light in both hands and stops chewing.
  const bare = placed(fishPlate(205), { scale: 1 / 2.8, rotate: -10 })
  act(
    scene,
    papa,
    papa.joints,
    {
      at: [730, 1370],
      scale: 2.8,
      near: { at: [874, 640], grip: 'grip', inFront: true, angle: -50 },
      far: { at: [1080, 738], grip: 'grip', inFront: true, angle: -80 },
      lookAt: [1040, 540],
    },
    {
      view: 'turned',
      apron: '#fff4e0',
      mood: 'surprised',
      mouth: 'line',
      headTilt: -4,
      load: { svg: bare, at: [110, -296], inFront: true },
    },
  )
  // Hedda at the table grates apples, looks up at Papa's plate.
  scene.place(grater(), 452, 1072, 1.5)
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [290, 1310],
      scale: 2.75,
      near: { at: [440, 900], grip: 'fist', inFront: true },
      far: {
        at: [506, 950],
        grip: 'grip',
        holding: placed(apple(), { scale: 0.42, y: -8 }),
        inFront: true,
      },
      lookAt: [1000, 480],
    },
    { view: 'turned', mood: 'thoughtful', headTilt: -6 },
  )
  longTable(scene, 1070, '#e8743b', -60, 1660)
  scene.inFront(() => {
    for (const [x, y] of [
      [120, 1040],
      [205, 1056],
      [560, 1056],
    ] as const)
      scene.place(apple(), x, y, 1.5)
    scene.place(placed(flourBag(), {}), 1330, 1062, 1.6)
    flour(scene, [
      [980, 1066, 46],
      [1150, 1074, 34],
      [720, 1080, 40],
      [1500, 1090, 36],
      [240, 1100, 26],
    ])
  })
  flour(scene, [
    [930, 196, 26],
    [1070, 214, 30],
    [1150, 270, 18],
    [1240, 900, 40],
    [620, 960, 36],
    [1130, 420, 18],
    [620, 380, 14],
    [1000, 300, 12],
  ])
  return scene
}

const apple = () =>
  `${piece('M0 -8C-44 -24 -52 40 -20 44Q0 38 20 44C52 40 44 -24 0 -8Z', '#d8403a')}${line('M0 -8q4 -18 14 -22', '#5a3426', 5)}${flat(ellipse(-18, 6, 7, 11), '#ffb59a')}`
const grater = () =>
  `${line('M-26 -128q26 -34 52 0', '#3a3448', 10)}${piece('M-34 -126H34L48 0H-48Z', '#c9ced8')}${flat(Array.from({ length: 15 }, (_, i) => ellipse(-22 + (i % 3) * 22, -106 + Math.floor(i / 3) * 22, 5, 3)).join(''), '#6f7684')}${piece('M-70 4Q-40 -24 0 -14T70 4Z', '#f6e3a8')}`
const flourBag = () =>
  `${piece('M-60 0V-130L-46 -150H46L60 -130V0Z', '#f6ead2')}${piece('M-52 -146Q0 -176 52 -146Q0 -130 -52 -146Z', '#ffffff')}${flat(circle(0, -66, 28), '#e8c26a')}`
