import { act } from '../../draw/cast/actor.ts'
import { circle, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import {
  bootAt,
  fullCheeks,
  steamedGlasses,
  turnedCheeks,
} from '../../draw/places/house-nine/extras.ts'
import {
  flatColors,
  landing,
  lift,
  ninePage,
  openDoor,
} from '../../draw/places/house-nine/house.ts'
import {
  hedda,
  heddaSkin,
  ilyas,
  ilyasTeal,
  nene,
  quint,
  winterCoat,
} from '../../draw/places/house-nine/people.ts'
import { snowyTown } from '../../draw/places/house-nine/roofs.ts'
import {
  breadPiece,
  openOven,
  ovenFlap,
  roomWall,
  roundLoaf,
  steam,
  sunPatch,
} from '../../draw/places/house-nine/rooms.ts'
import { longTable } from '../../draw/props/dining.ts'
import {
  chalkNumber,
  firGarland,
  hugeBoot,
  mandarin,
  oldKey,
  smallBoot,
  smallShoe,
} from '../../draw/props/house-nine-things.ts'
import { hangingLamp, plateBoard } from '../../draw/props/kitchen-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

/** The key on a string, hanging on the breast of a child turned to the right; from its neck at (0, 0). */
const keyOnString = () =>
  `${line('M-16 0Q-4 34 10 44M24 0Q22 26 12 44', '#f6e6c8', 2.6)}${placed(oldKey(), { x: 11, y: 50, scale: 0.25 })}`

const shoes = (scene: Scene) => {
  const row: [string, number, number, number][] = [
    [smallBoot('#e8626b'), 70, 1130, 2.1],
    [smallBoot('#e8626b'), 190, 1142, 2.1],
    [smallShoe('#7a4a3a'), 350, 1120, 2.6],
    [smallShoe('#7a4a3a'), 480, 1140, 2.6],
  ]
  for (const [svg, x, y, size] of row) {
    scene.contactShadow(x + 8, y, 60 * (size / 2))
    scene.place(svg, x, y, size)
  }
  const nuts = [338, 362, 350].map((x, i) => circle(x, 1036 - i * 9, 15))
  scene.flat(nuts, '#b9753a')
  scene.place(mandarin(), 74, 996, 1.1)
  scene.place(mandarin(), 196, 1004, 1.1)
}

/** p5: the morning of the sixth in the stairwell, low by the floor. */
export const boots: SceneArt = () => {
  const scene = ninePage(palette, 'dawn')
  landing(scene, 800, 1.5)
  sunPatch(scene, points('90,120 420,60 420,560 90,600'), '#ffe2b0', 0.42)
  scene.place(lift(false), 236, 806, 1.32)
  scene.place(firGarland(430, 46), 520, 372, 1)
  scene.place(openDoor(flatColors.quint, '#ffe0a0', 'right', '6'), 1226, 806, 1.6)
  scene.glow(1226, 480, 330, '#ffd88a', 0.5)
  scene.begin('cast')
  // Herr Quint in his door in one boot and one sock, a hand raised: careful! He looks at Hedda.
  scene.contactShadow(1214, 812, 110)
  act(
    scene,
    quint,
    quint.joints,
    {
      at: [1212, 816],
      scale: 1.76,
      flip: true,
      near: { at: [1354, 330], grip: 'open', angle: -80, elbow: [0.6, 1] },
      far: { at: [1072, 400], grip: 'open', angle: -100 },
      lookAt: [900, 560],
      over: ({ nearKnee, nearFoot }) => bootAt(nearKnee, nearFoot),
    },
    { view: 'turned', stance: 'contrapposto', mood: 'surprised', shoes: '#e8626b' },
  )
  // Ilyas crouches at the shoes behind Hedda, looks at the key.
  scene.contactShadow(430, 936, 100)
  act(
    scene,
    ilyas,
    ilyas.joints,
    { at: [400, 940], scale: 1.8, far: { at: [570, 830], grip: 'wave' }, lookAt: [900, 1010] },
    { stance: 'crouching', view: 'turned', mood: 'surprised', outfit: 'pyjamas', color: '#2f8f8a' },
  )
  // Hedda shakes the boot upside down in both arms, looks down at what falls on her foot.
  scene.contactShadow(710, 1106, 150)
  const shaken = placed(hugeBoot('#46557a'), { scale: 0.82, rotate: 176, flip: true })
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [690, 1108],
      scale: 2.5,
      near: { at: [882, 838], grip: 'open', inFront: true },
      far: { at: [930, 690], grip: 'open', inFront: false },
      lookAt: [930, 1010],
    },
    {
      view: 'turned',
      stance: 'carrying',
      lean: -8,
      headTilt: 12,
      mood: 'surprised',
      outfit: 'pyjamas',
      color: '#d2473f',
      load: { svg: shaken, at: [66, -196] },
    },
  )
  scene.place(mandarin(), 782, 1066, 1.9)
  scene.place(oldKey(), 895, 982, 1.1, { rotate: 24 })
  scene.glow(890, 1030, 120, '#ffe6a8', 0.5)
  scene.add(line('M856 950v-34M942 966v-44M760 1010q4 -26 -8 -44', '#fff6e0', 6))
  scene.inFront(() => shoes(scene))
  return scene
}

const bitten = () => placed(breadPiece(), { scale: 0.72 })

/** p6: Nene's kitchen, from the table; steam from oven door eleven. */
export const neneBakes: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  roomWall(scene, {
    floorY: 880,
    wall: '#f0b98f',
    print: 'tulips',
    tiles: ['#e8cfa8', '#b8433f'],
    size: 1.3,
  })
  scene.flat(roundRect(scene.left, 560, scene.span, 190), '#fbf1de')
  scene.flat(
    Array.from({ length: 24 }, (_, i) => roundRect(scene.left + i * 96, 560, 5, 190)),
    '#d9b48f',
    0.6,
  )
  scene.flat(roundRect(scene.left, 652, scene.span, 5), '#d9b48f', 0.6)
  frostyWindow(scene, 1130, 120)
  scene.place(openOven(placed(roundLoaf(), { scale: 0.62 })), 380, 1010, 1.9)
  scene.glow(380, 790, 360, '#ffb052', 0.6)
  scene.place(plateBoard('#8a5a3c', ['#2f6fc4', '#b8433f', '#e0a437']), 330, 300, 1.5)
  scene.begin('cast')
  scene.place(ovenFlap(placed(chalkNumber('11', 52, '#8a5a4a'), {})), 380, 930, 1.9)
  vapour(scene)
  // Nene bites into her third of the loaf; her glasses are white with steam.
  scene.contactShadow(720, 1080, 140)
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [700, 1090],
      scale: 2.35,
      near: { at: [770, 742], grip: 'grip', holding: bitten(), inFront: true },
      far: { at: [812, 750], grip: 'open' },
      over: (joints) => steamedGlasses(joints, true),
    },
    { view: 'turned', mood: 'joyful', mouth: 'smile', glasses: false, lean: 4, headTilt: 6 },
  )
  // Hedda and Ilyas at the table hold hot bread in both hands before their full mouths.
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [1010, 1330],
      scale: 2.75,
      near: { at: [1092, 972], grip: 'grip', inFront: true, holding: bitten() },
      far: { at: [1146, 980], grip: 'open', inFront: true },
      over: (joints) => fullCheeks(joints, heddaSkin, turnedCheeks),
    },
    { view: 'turned', mood: 'tender', mouth: 'smile', lids: 1, headTilt: 4 },
  )
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [1440, 1306],
      scale: 2.75,
      flip: true,
      near: { at: [1330, 1050], grip: 'grip', inFront: true, holding: bitten() },
      far: { at: [1276, 1050], grip: 'open' },
      lookAt: [1300, 1040],
      over: (joints) =>
        placed(keyOnString(), { x: joints.nearShoulder[0] + 20, y: joints.nearShoulder[1] - 8 }),
    },
    { view: 'turned', mood: 'tender', headTilt: 6, lids: 0.25 },
  )
  longTable(scene, 1092, '#b8433f', 820, 2000)
  scene.inFront(() => {
    scene.place(steam('#ffffff', 0.5), 1196, 960, 1)
  })
  scene.place(hangingLamp(90, '#b8433f'), 1010, 0, 1.3)
  return scene
}

/** The steam from the oven, in clouds up to the lamp. */
const vapour = (scene: Scene) => {
  const puffs = [
    [330, 690, 90],
    [470, 620, 110],
    [300, 560, 100],
    [430, 470, 130],
    [590, 420, 110],
    [360, 330, 120],
    [560, 260, 130],
    [760, 210, 100],
  ] as const
  for (const [i, [x, y, r]] of puffs.entries()) scene.glow(x, y, r * 1.5, '#fff6e6', 0.5 - i * 0.03)
  scene.place(steam('#ffffff', 0.5), 380, 720, 1.9).place(steam('#ffffff', 0.35), 520, 480, 1.9)
}

const frostyWindow = (scene: Scene, x: number, y: number) => {
  scene.piece(roundRect(x - 26, y - 26, 412, 442, 6), '#fff4e2', 2)
  scene.flat(roundRect(x, y, 360, 390), scene.linear('#a9c3e8', '#eaf2ff', y, y + 390))
  scene.flat(
    [
      `M${x} ${y + 390}V${y + 330}Q${x + 120} ${y + 320} ${x + 172} ${y + 390}ZM${x + 188} ${y + 390}Q${x + 260} ${y + 300} ${x + 360} ${y + 320}V${y + 390}Z`,
    ],
    '#ffffff',
    0.95,
  )
  scene.piece([roundRect(x + 172, y, 16, 390), roundRect(x, y + 130, 360, 14)], '#fff4e2', 1)
  scene.piece(roundRect(x - 60, y + 406, 480, 30, 6), '#fff4e2', 2)
  scene.mark('light', x + 90, y + 240, 50).mark('snow', x + 300, y + 330, 50)
}

/** p7: the snowy roofs from above; the hatch with its 17, the black square. */
export const roofs: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const hatch = snowyTown(scene)
  scene.begin('cast')
  // Hedda holds up seven fingers in mittens; Ilyas counts two, delighted.
  scene.add(`<clipPath id="hatch"><path d="${hatch.clip}"/></clipPath><g clip-path="url(#hatch)">`)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [630, hatch.y + 250],
      scale: 2,
      flip: true,
      near: { at: [760, 860], grip: 'open' },
      far: { at: [540, 1000], grip: 'open' },
      lookAt: [510, 780],
    },
    {
      ...winterCoat,
      color: ilyasTeal,
      view: 'turned',
      mood: 'joyful',
      gloves: '#e8b13c',
      headTilt: -5,
    },
  )
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [390, hatch.y + 232],
      scale: 2,
      near: { at: [262, 800], grip: 'open', angle: -100, elbow: [-1, 0.6] },
      far: { at: [520, 790], grip: 'open', angle: -80, elbow: [1, 0.6] },
      lookAt: [560, 800],
    },
    { ...winterCoat, headView: 'turned', mood: 'happy', gloves: '#5f8fc4', headTilt: 4 },
  )
  scene.add('</g>')
  return scene
}
