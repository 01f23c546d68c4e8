import { act } from '../../draw/cast/actor.ts'
import { circle, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { fullCheeks } from '../../draw/places/house-nine/extras.ts'
import {
  flatColors,
  flatDoor,
  landing,
  lift,
  nine,
  ninePage,
} from '../../draw/places/house-nine/house.ts'
import { hedda, heddaSkin, ilyas, quintInBoots } from '../../draw/places/house-nine/people.ts'
import { sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { windowLanding } from '../../draw/places/house-nine/stairs.ts'
import { fishPlate, fishPlateAt, foodTower, keyRing } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { newClothes, palette, vineLeaf } from './set.ts'

/** p6: the open lift; Herr Quint kneels and chews, the eye looks out of the gap. */
export const liftDoor: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  landing(scene, 880, 1.7)
  scene.place(flatDoor(flatColors.brothers), 170, 886, 1.7)
  scene.place(lift(true), 760, 886, 1.62)
  scene.glow(760, 400, 480, '#ffe6a8', 0.6)
  scene.begin('cast')
  // Herr Quint kneels before the lift in huge boots, spanner in hand, and chews; the fish looks at him.
  scene.contactShadow(610, 1090, 260)
  act(
    scene,
    quintInBoots,
    quintInBoots.joints,
    {
      at: [590, 1090],
      scale: 2.7,
      near: { at: [766, 850], grip: 'grip', holding: placed(spanner(), { scale: 0.8 }), tilt: 40 },
      far: {
        at: [706, 560],
        grip: 'pinch',
        holding: placed(vineLeaf(), { scale: 0.5, x: 6 }),
        inFront: true,
      },
      lookAt: [1110, 880],
      over: (joints) => fullCheeks(joints, '#eec09a', [[-22, 16]]),
    },
    { view: 'profile', stance: 'halfKneeling', mood: 'surprised', mouth: 'chew', headTilt: 6 },
  )
  scene.place(keyRing(), 440, 800, 1.5, { rotate: 8 })
  // Ilyas holds the plate out to him and looks from the gap to Herr Quint.
  scene.contactShadow(1260, 1170, 150)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [1260, 1180],
      scale: 2.8,
      flip: true,
      near: { at: [1220, 930], grip: 'grip' },
      far: { at: [1000, 930], grip: 'grip', inFront: false },
      lookAt: [640, 500],
    },
    {
      ...newClothes,
      view: 'turned',
      mood: 'surprised',
      headTilt: -4,
      load: { svg: placed(plateWithEye(), { scale: 0.3 }), at: [56, -112] },
    },
  )
  scene.mark('eye', 1038, 858, 24).mark('shine', 960, 820, 30)
  return scene
}

const spanner = () =>
  `${line('M0 20L0 -70', '#9aa3ad', 14)}${piece('M-22 -70A26 26 0 1 1 22 -70L10 -90H-10Z', '#9aa3ad')}`

/** Leaves in rows all over the plate; none where the fish's eye is, at (73, -9). */
const leafSpots = [-122, -88, -52, -9, 34, 70, 104].flatMap((y, row) =>
  [-150, -78, -6, 66, 138]
    .map((x): [number, number] => [x + (row % 2 ? 22 : -10), y])
    .filter(([x]) => Math.hypot(x / 205, y / 150) < 1)
    .filter(([x]) => y !== -9 || Math.abs(x - 73) > 70),
)

/** The plate tipped towards us: vine leaves all over but for the fish's eye; 500 units wide. */
const plateWithEye = () => {
  const leaves = leafSpots.map(([x, y], i) =>
    placed(vineLeaf(i % 2 ? '#6f8f3f' : '#7f9f4a'), {
      x,
      y,
      scale: 1.12,
      rotate: ((i * 47) % 30) - 15,
    }),
  )
  const eye = flat(circle(73, -9, 19), '#fffaf0') + flat(circle(67, -13, 10), '#20305a')
  return `<g transform="scale(1 .8)">${fishPlate(250)}</g>${leaves.join('')}${eye}`
}

/** p8: very near on the landing; two faces, four hands, the leaning tower, the broad sill. */
export const towerSill: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { left } = scene
  const sill = windowLanding(scene, 1240, 620, 2, '#bfe6ea')
  sunPatch(scene, points('60,60 420,20 520,520 120,600'), '#fff3c0', 0.3)
  scene.place(
    `${piece(roundRect(-34, -52, 68, 52, 8), '#c8693f')}${[-30, 0, 30].map((a) => placed(piece('M-8 0Q-16 -50 0 -80Q16 -50 8 0Z', '#5f9a5a'), { y: -48, rotate: a })).join('')}`,
    1530,
    sill,
    1.6,
  )
  scene.begin('cast')
  scene.add(line(`M${left} 840L420 1200M${left} 900L330 1200`, nine.rail, 30))
  scene.add('<g transform="rotate(5 740 960)">')
  scene.place(fishPlateAt(300, 0.3), 740, 960, 1)
  scene.place(foodTower(), 740, 950, 2.2, { rotate: 4 })
  scene.add('</g>')
  // Hedda from above left, puffs one cheek like Papa on his salad; her eyes at Ilyas.
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [350, 1240],
      scale: 3.6,
      near: { at: [470, 935], grip: 'grip', angle: 10 },
      far: { at: [580, 1000], grip: 'grip', angle: -20, inFront: true },
      lookAt: [1000, 700],
      over: (joints) => fullCheeks(joints, heddaSkin, [[-21, 21]]),
    },
    { view: 'turned', mood: 'joyful', mouth: 'smirk', wink: 'left', lean: 5, headTilt: 12 },
  )
  // Ilyas from below right, eyes wide; his nose points at the sill.
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [1150, 1410],
      scale: 3.7,
      flip: true,
      near: { at: [1010, 1010], grip: 'grip', angle: 170 },
      far: { at: [880, 1050], grip: 'grip', angle: 200, inFront: false },
      lookAt: [420, 500],
    },
    { ...newClothes, view: 'turned', mood: 'surprised', mouth: 'shout', headTilt: -14 },
  )
  scene.mark('shine', 730, 960, 60).mark('light', 1240, 300, 80)
  return scene
}
