import { act } from '../../draw/cast/actor.ts'
import { mix } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { houseFront } from '../../draw/places/house-nine/front.ts'
import { furnishHouse } from '../../draw/places/house-nine/furniture.ts'
import {
  beam,
  darkAround,
  doorLeaf,
  flatColors,
  ninePage,
} from '../../draw/places/house-nine/house.ts'
import {
  hedda,
  heddaSkin,
  ilyas,
  nene,
  papa,
  petrow,
  quintInBoots,
} from '../../draw/places/house-nine/people.ts'
import { type Cell, type CellName, section } from '../../draw/places/house-nine/section.ts'
import { chalkNumber, keyRing } from '../../draw/props/house-nine-things.ts'
import { flurry } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

/** p2: the whole house cut open; Hedda with chalk and Ilyas on the stairs, Herr Quint before the last door. */
export const house: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, span, mood } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear(mood.sky[0], mood.sky[1], 0, 1000))
  flurry(scene, [left, 0, span, 960], 120, 9)
  scene.markArea('stars', [20, 60, 150, 300], 50)
  scene.sheet(
    roundRect(left, 1016, span, 300),
    scene.linear('#4a3f52', '#2f2838', 1000, 1200),
    3,
    1000,
  )
  scene.piece(
    `M${left} 1028V1000Q40 980 80 998L1520 998Q1560 982 ${scene.right} 1000V1028Z`,
    '#e9f0fc',
    2,
  )
  const isLit = (name: CellName) => name !== 'heddaBed' && name !== 'passage' && name !== 'attic'
  const cells = section(scene, {
    street: 1012,
    floor: 165,
    edges: [120, 590, 970, 1480],
    lit: isLit,
    snow: true,
  })
  furnishHouse(scene, cells)
  scene.begin('cast')
  scene.glow(740, 590, 330, '#ffe2a0', 0.6)
  // Hedda, chalk in hand, on the stairs above the second floor, looks down at Ilyas.
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [754, 552],
      scale: 0.64,
      flip: true,
      near: { at: [800, 452], grip: 'pinch', holding: line('M0 6V-16', '#ffffff', 9) },
      far: { at: [712, 500], grip: 'open' },
      lookAt: [640, 480],
    },
    { view: 'turned', mood: 'joyful' },
  )
  // Ilyas on the second floor's landing counts with all ten fingers.
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [638, 680],
      scale: 0.62,
      near: { at: [614, 582], grip: 'wave', inFront: true },
      far: { at: [674, 580], grip: 'wave' },
      lookAt: [760, 400],
    },
    { view: 'turned', mood: 'thoughtful', headTilt: -6 },
  )
  darkAround(scene, 700, 560, 1650, '#151238')
  const end = cells.cellarEnd
  neighbours(scene, cells)
  scene.place(doorLeaf('#6a5a66', '24'), end.right - 90, end.floor - 4, 0.38)
  // Herr Quint scratches his bald head before it, the key ring as large as a plate in his hand.
  act(
    scene,
    quintInBoots,
    quintInBoots.joints,
    {
      at: [end.right - 250, end.floor],
      scale: 0.5,
      near: {
        at: [end.right - 218, end.floor - 74],
        grip: 'grip',
        holding: placed(keyRing(), { y: 44 }),
      },
      far: { at: [end.right - 228, end.floor - 166], grip: 'open', inFront: true },
      lookAt: [end.right - 90, end.floor - 100],
    },
    { view: 'profile', mood: 'thoughtful' },
  )
  scene.glow(end.right - 150, end.floor - 70, 170, '#ffe2a0', 0.6)
  return scene
}

/** What the neighbours do of an evening, small behind the light of their rooms. */
const neighbours = (scene: Scene, cells: Record<CellName, Cell>) => {
  const at = (name: CellName, share: number) => {
    const { left, right, floor } = cells[name]
    return { x: left + (right - left) * share, y: floor - 12 }
  }
  const baking = at('nene', 0.42)
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [baking.x, baking.y],
      scale: 0.5,
      flip: true,
      far: { at: [baking.x - 44, baking.y - 84], grip: 'open' },
      lookAt: [baking.x - 60, baking.y - 60],
    },
    { view: 'turned', mood: 'tender', lean: 6 },
  )
  const bath = at('hedda', 0.76)
  scene.add(
    `<clipPath id="tub"><rect x="0" y="0" width="1600" height="${bath.y - 40}"/></clipPath>`,
  )
  scene.add('<g clip-path="url(#tub)">')
  act(
    scene,
    papa,
    papa.joints,
    { at: [bath.x, bath.y + 66], scale: 0.46, flip: true, lookAt: [bath.x - 200, bath.y - 100] },
    { view: 'turned', mood: 'joyful', color: heddaSkin },
  )
  scene.add('</g>')
  const rest = at('petrow', 0.72)
  act(
    scene,
    petrow,
    petrow.joints,
    { at: [rest.x, rest.y], scale: 0.42, flip: true, lookAt: [rest.x - 120, rest.y - 60] },
    { view: 'turned', stance: 'seat', seatHeight: 84, mood: 'happy' },
  )
}

const loops =
  'M590 968C560 880 800 850 806 770C810 710 742 700 760 652C800 706 660 716 570 746C486 772 470 700 484 662M760 652C850 716 980 720 1050 652C1070 700 1120 716 1190 706'

/** Nine letter boxes in the dark, each in the colour of its flat's door. */
const letterBoxes = (scene: Scene) => {
  for (const [i, color] of Object.values(flatColors).entries()) {
    const [x, y] = [1266 + (i % 3) * 112, 430 + Math.floor(i / 3) * 130]
    scene.piece(roundRect(x, y, 98, 114, 5), mix(color, '#2a2f56', 0.42), 1)
    scene.flat(roundRect(x + 20, y + 22, 58, 12, 5), '#1c1f40')
    scene.flat(circle(x + 49, y + 78, 6), '#8a86a8')
  }
  scene.flat(roundRect(1240, 404, 10, 420), '#dfe9ff', 0.12)
}

/** p3: out of the dark hall through the house's door onto the white street. */
export const whiteStreet: SceneArt = () => {
  const scene = ninePage(palette, 'dawn')
  const { left, right, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#c9d8f2', '#fff0e2', 0, 640))
  for (const [x, wall, size, y] of [
    [480, '#b9a8c4', 0.4, 640],
    [760, '#c9aeb8', 0.44, 636],
    [1050, '#b4b0cc', 0.42, 632],
  ] as const)
    scene.place(
      houseFront({
        wall,
        lit: '#fff0c4',
        plate: false,
        dark: '#93a3c4',
        snow: '#ffffff',
        isLit: (i) => i % 5 === 2,
      }),
      x,
      y,
      size,
    )
  scene.flat(
    `M${left} 630Q700 610 ${right} 634V1200H${left}Z`,
    scene.linear('#f4f8ff', '#ffffff', 630, 900),
  )
  scene.glow(700, 620, 420, '#ffd9b0', 0.5, 0.5)
  // What the snow covers, even the dustbin.
  scene.piece('M1086 760V690Q1130 640 1176 690V760Z', '#dfe9f8', 1)
  scene.piece('M1078 694Q1086 634 1132 636T1184 694Q1130 710 1078 694Z', '#ffffff', 1)
  scene.add(
    `<path d="${loops}" fill="none" stroke="#9db4d8" stroke-width="13" stroke-linecap="round" stroke-dasharray="8 22"/>`,
  )
  scene.mark('snow', 700, 700, 40).mark('snow', 1010, 800, 40)
  const [from, to, top, sill] = [470, 1180, 150, 980]
  scene.begin('land')
  scene.sheet(
    `M${left - 50} -50H${right + 50}V1250H${left - 50}ZM${from} ${sill}H${to}V${top + 150}Q${to} ${top} ${(from + to) / 2} ${top}Q${from} ${top} ${from} ${top + 150}Z`,
    scene.linear('#2a2f56', '#3a3a60', 0, 1000),
    4,
  )
  const floor = `M${left} 1250L${from} ${sill}H${to}L${right} 1250Z`
  scene.flat(floor, scene.linear('#5a5478', '#3a3658', sill, 1200))
  beam(scene, `M${from} ${sill}H${to}L1420 1250H250Z`, '#dfe9ff', 0.5)
  scene.piece(roundRect(from - 30, sill - 14, to - from + 60, 30, 4), '#8a7a92', 2)
  // The leaf stands open into the hall; on it the 1.
  scene.piece(
    'M462 300Q440 190 150 60V1240L462 990Z',
    scene.linear('#2f5f66', '#24444f', 60, 1200),
    3,
  )
  scene.flat('M424 330L190 250V560L424 560ZM424 620L190 640V1080L424 920Z', '#1f3f4a')
  scene.place(chalkNumber('1', 200), 306, 430, 1)
  scene.piece(circle(420, 590, 17), '#d9b45a', 1)
  scene.mark('shine', 420, 590, 17)
  letterBoxes(scene)
  scene.begin('cast')
  scene.contactShadow(760, 1018, 110).contactShadow(1024, 1020, 110)
  // Both on the threshold look along the tracks: Hedda leans on the frame, Ilyas points.
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [760, 1018],
      scale: 2.1,
      flip: true,
      near: { at: [596, 760], grip: 'point', elbow: [0, 1] },
      lookAt: [480, 700],
    },
    { view: 'turnedAway', mood: 'surprised', headTilt: -4 },
  )
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [1024, 1020],
      scale: 2.16,
      flip: true,
      near: { at: [1196, 720], grip: 'open' },
      far: { at: [846, 800], grip: 'open' },
      lookAt: [560, 700],
    },
    { view: 'turnedAway', stance: 'contrapposto', mood: 'tender', lids: 0, lean: 3 },
  )
  darkAround(scene, 825, 620, 1350, '#12163c')
  return scene
}
