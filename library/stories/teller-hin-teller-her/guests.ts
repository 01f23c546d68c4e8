import { act } from '../../draw/cast/actor.ts'
import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { darker } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas, nene, type Person } from '../../draw/places/house-nine/people.ts'
import { roomWall } from '../../draw/places/house-nine/rooms.ts'
import { fishPlateAt } from '../../draw/props/house-nine-things.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { hangingCoat } from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { doubleTeapot, newClothes, palette, teaGlass } from './set.ts'

const someone: Person<AdultOptions> = Object.assign(adult, { joints: adultJoints })
const kid: Person<ChildOptions> = Object.assign(child, { joints: childJoints })

/** A sweet in its paper, 26 units wide. */
const sweet = () =>
  `${piece('M-13 -6L-6 0L-13 6ZM13 -6L6 0L13 6Z', '#fff3c4')}${piece(ellipse(0, 0, 8, 6), '#e8626b')}`

const aunts = (scene: Scene) => {
  const looks = [
    { hair: '#3a2824', hairStyle: 'bob', color: '#c9506a', noseShape: 'pointed', view: 'turned' },
    {
      hair: '#5a3226',
      hairStyle: 'curls',
      color: '#2f6b97',
      headShape: 'round',
      build: 'stout',
      headView: 'profile',
      mood: 'surprised',
    },
    {
      hair: '#8a8288',
      hairStyle: 'bun',
      color: '#4f8f5f',
      glasses: true,
      headShape: 'long',
      view: 'turned',
      mood: 'thoughtful',
    },
  ] as const
  for (const [i, look] of looks.entries()) {
    const x = 210 + i * 205
    act(
      scene,
      someone,
      someone.joints,
      {
        at: [x, 790],
        scale: 1.36,
        near: { at: [x + 4, 640], grip: i === 2 ? 'fist' : 'open' },
        far: { at: i === 1 ? [x + 74, 560] : [x + 66, 650], grip: 'open' },
        lookAt: [740, 840],
      },
      { stance: 'seat', seatHeight: 84, outfit: 'dress', skin: '#e0b088', ...look },
    )
  }
}

/** p5: Nene's living room full of guests, from a little above; Hedda small with the plate in the middle. */
export const guests: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  roomWall(scene, {
    floorY: 560,
    wall: '#e8a98f',
    print: 'tulips',
    boards: '#a8704c',
    skirting: '#f6e3c4',
  })
  scene.flat(roundRect(1190, 60, 330, 520), '#5a3f4a')
  const coats = [
    '#d2473f',
    '#2f6b97',
    '#e0a437',
    '#4f8f5f',
    '#8a5f94',
    '#3f4a5e',
    '#c9743f',
    '#7f9a8a',
  ]
  for (const [i, color] of coats.entries())
    scene.place(hangingCoat(color), 1230 + (i % 4) * 84, 110 + Math.floor(i / 4) * 190, 1.2)
  scene.piece([roundRect(1240, 500, 230, 90, 30)], '#7a5a8f', 1)
  scene.piece('M1160 590V30H1550V590H1520V60H1190V590Z', '#f6e3c4', 2)
  scene.piece(roundRect(90, 90, 300, 210, 4), '#fff4e2', 1)
  scene.flat(roundRect(112, 112, 256, 166), '#8fcfd0')
  scene.flat('M112 278V220Q200 150 260 220T368 210V278Z', '#3f8f9a')
  scene.place(hangingLamp(40, '#e0a437'), 800, 0, 1.6)
  scene.glow(800, 190, 420, '#ffe6a8', 0.6)
  scene.mark('light', 800, 160, 50)
  scene.piece(ellipse(800, 930, 620, 190), '#b8433f', 1)
  scene.flat(ellipse(800, 930, 560, 164), '#e8b06a').flat(ellipse(800, 930, 530, 152), '#b8433f')
  const sofa = '#3f7f9a'
  scene.piece([roundRect(70, 420, 760, 320, 40)], darker(sofa, 0.1), 2)
  scene.piece(
    [
      roundRect(50, 520, 100, 260, 36),
      roundRect(750, 520, 100, 260, 36),
      roundRect(120, 650, 660, 120, 20),
    ],
    sofa,
    2,
  )
  scene.begin('cast')
  aunts(scene)
  // Ilyas' mother with the tea pot looks at the cake.
  scene.contactShadow(1200, 770, 80)
  act(
    scene,
    someone,
    someone.joints,
    {
      at: [1200, 775],
      scale: 1.5,
      flip: true,
      near: { at: [1146, 590], grip: 'fist', inFront: true },
      far: { at: [1090, 560], grip: 'flat' },
      lookAt: [760, 840],
      over: () => placed(doubleTeapot(), { x: 66, y: -112, scale: 0.5 }),
    },
    {
      view: 'turned',
      skin: '#dcaa80',
      hair: '#33211f',
      hairStyle: 'long',
      headShape: 'heart',
      outfit: 'dress',
      color: '#e0a437',
      mood: 'tender',
    },
  )
  // Ilyas on the rug, hands open: done!
  scene.contactShadow(1350, 1046, 100)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [1350, 1050],
      scale: 1.9,
      flip: true,
      near: { at: [1450, 760], grip: 'open' },
      far: { at: [1230, 800], grip: 'flat' },
      lookAt: [1010, 640],
    },
    { ...newClothes, view: 'turned', stance: 'contrapposto', mood: 'proud', lids: 0.1 },
  )
  // Nene, one hand on her heart, looks at the cake the longest.
  scene.contactShadow(1010, 1000, 120)
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [1010, 1010],
      scale: 2.05,
      flip: true,
      near: { at: [984, 706], grip: 'open', inFront: true },
      far: { at: [880, 720], grip: 'open', angle: 200 },
      lookAt: [740, 850],
    },
    { view: 'turned', mood: 'surprised', lean: 8, headTilt: 8 },
  )
  // Hedda in the middle with the apple cake, looks up at Nene.
  scene.contactShadow(700, 1030, 110)
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [690, 1040],
      scale: 2.1,
      near: { at: [712, 806], grip: 'grip' },
      far: { at: [880, 800], grip: 'grip' },
      lookAt: [1000, 560],
    },
    {
      view: 'turned',
      stance: 'walking',
      headTilt: -6,
      load: {
        svg: `${fishPlateAt(64, 0.34)}${placed(appleCake(), { y: -2, scale: 0.5 })}`,
        at: [40, -112],
      },
    },
  )
  const kids = [
    { color: '#5f9a5a', hair: '#4a2a22', hairStyle: 'braids', noseShape: 'button' },
    { color: '#e2693f', hair: '#2a1a1c', hairStyle: 'short', headShape: 'round', mouth: 'chew' },
  ] as const
  for (const [i, look] of kids.entries()) {
    const x = 270 + i * 190
    scene.contactShadow(x, 1000, 90)
    act(
      scene,
      kid,
      kid.joints,
      {
        at: [x, 1004],
        scale: 1.6,
        near: { at: [x + 64, i ? 868 : 880], grip: 'pinch', holding: sweet(), inFront: true },
        far: { at: [x + 80, 900], grip: 'open' },
        lookAt: [720, 840],
      },
      { view: 'turned', stance: 'crossLegged', skin: '#e0b088', outfit: 'jumper', ...look },
    )
  }
  scene.inFront(() => {
    // Two more guests from behind, cut by the edge; one has her tea.
    act(
      scene,
      someone,
      someone.joints,
      {
        at: [130, 1740],
        scale: 2.5,
        near: { at: [330, 1120], grip: 'grip', holding: placed(teaGlass(), { scale: 0.9, y: 24 }) },
      },
      {
        view: 'turnedAway',
        hair: '#4a2c22',
        hairStyle: 'bun',
        outfit: 'dress',
        color: '#2f6b5f',
        skin: '#d9a67c',
      },
    )
    act(
      scene,
      kid,
      kid.joints,
      { at: [1530, 1560], scale: 2.3, flip: true, near: { at: [1420, 1170], grip: 'open' } },
      {
        view: 'turnedAway',
        hair: '#33211f',
        hairStyle: 'ponytail',
        outfit: 'dress',
        color: '#e0a437',
        skin: '#d9a67c',
      },
    )
  })
  return scene
}

const appleCake = () =>
  `${piece('M-96 -2C-96 -62 96 -62 96 -2Q0 18 -96 -2Z', '#d9a04f')}${flat([-64, -32, 0, 32, 64].map((x, i) => `M${x - 20} ${-26 - (i % 2) * 10}Q${x} ${-50 - (i % 2) * 10} ${x + 20} ${-26 - (i % 2) * 10}Q${x} ${-18 - (i % 2) * 10} ${x - 20} ${-26 - (i % 2) * 10}Z`).join(''), '#f6dc9a')}`
