import { act } from '../../draw/cast/actor.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { fullCheeks, turnedCheeks } from '../../draw/places/house-nine/extras.ts'
import { flatColors, landing, nine, ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas, ilyasSkin } from '../../draw/places/house-nine/people.ts'
import { stairsDown } from '../../draw/places/house-nine/stairs.ts'
import { baklavaHeap, fishPlate, fishPlateAt } from '../../draw/props/house-nine-things.ts'
import { hangingCoat } from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { baklavaFromAbove, ilyasHeadFromAbove, newClothes, palette } from './set.ts'

/** Ilyas from straight above, climbing: curls, full cheeks, both hands on the plate; 330 units long. */
const ilyasFromAbove = () => {
  const shirt = newClothes.color
  const sleeves = mirrored(piece(strip(points('70,0 112,-16 108,-62'), [56, 54, 50]), shirt))
  const forearms = mirrored(
    piece(strip(points('108,-58 98,-110 82,-146'), [36, 32, 28]), ilyasSkin),
  )
  const fingers = mirrored(
    piece(
      [0, 1, 2, 3].map((i) => roundRect(60 + i * 11, -182 + i * 3, 11, 32, 5.5)),
      lighter(ilyasSkin, 0.06),
    ),
  )
  return (
    piece('M-68 20H-14L-20 118H-62Z', '#33507f') +
    piece('M-66 96H-16Q-12 154 -41 158Q-70 154 -66 96Z', newClothes.shoes) +
    line('M-54 112h26m-24 12h22', '#ffd9c8', 4) +
    piece('M14 20H68L62 74H22Z', '#2a436b') +
    piece('M18 56H66Q68 100 42 104Q16 100 18 56Z', newClothes.shoes) +
    piece('M-104 4C-104 -46 104 -46 104 4C104 56 -104 56 -104 4Z', shirt) +
    sleeves +
    placed(fishPlate(112), { y: -206, rotate: -90 }) +
    placed(baklavaFromAbove(), { y: -206, scale: 0.92 }) +
    placed(baklavaFromAbove(), { x: 4, y: -210, scale: 0.62, rotate: 64 }) +
    forearms +
    fingers +
    ilyasHeadFromAbove()
  )
}

/** p2: the stairwell from above; Ilyas climbs with the plate and chews, far below the lift is shut. */
export const stairsFromAbove: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  stairsDown(scene, 960, 560)
  scene.glow(1350, 120, 520, '#fff3c0', 0.4)
  scene.warm(960, 560, 420, '#1f3a6a', 0.35, 0.7)
  scene.begin('cast')
  scene.contactShadow(250, 830, 170)
  // Ilyas from above on the left flight, going up the picture; his cheeks are full.
  scene.place(ilyasFromAbove(), 232, 780, 1.9, { rotate: 6 })
  scene.add(line('M80 930q-16 26 0 52M50 920q-22 36 0 72M228 950q16 24 2 50', '#fff6e0', 8))
  scene.mark('shine', 520, 200, 30)
  return scene
}

/** p3: Hedda's yellow door, near; Ilyas with full hands and cheeks, Hedda asks with both hands. */
export const fullMouth: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  landing(scene, 1080, 2.4)
  // The stairs go on above Ilyas to the fourth floor.
  const under = [0, 1, 2, 3, 4, 5].map(
    (i) => `L${-340 + (i + 1) * 190} ${470 - i * 100}V${370 - i * 100}`,
  )
  scene.piece(`M-340 560V470${under.join('')}L800 -60H980L-340 660Z`, darker(nine.step, 0.12), 3)
  scene.add(line('M-340 250L420 -150M-120 500V140M70 400V40M260 300V-60', nine.rail, 18))
  scene.flat('M840 -20H1500V1100H840Z', scene.linear('#ffe9b0', '#ffd27a', 0, 1080))
  scene.glow(1170, 300, 480, '#fff3c4', 0.7)
  // Hedda's hall: striped paper, her coat and Papa's on hooks, flowers by the mirror.
  scene.flat(
    Array.from({ length: 8 }, (_, i) => roundRect(870 + i * 78, 0, 26, 1010)),
    '#f6b858',
    0.4,
  )
  scene.flat(roundRect(850, 1006, 640, 14), '#fff6e0')
  scene.place(hangingCoat('#5f86b0'), 930, 130, 1.7).place(hangingCoat('#d2473f'), 1040, 150, 1.25)
  scene.piece(ellipse(1340, 250, 100, 130), '#b07a50', 2)
  scene.flat(ellipse(1340, 250, 82, 112), '#dff0f0')
  scene.mark('shine', 1340, 250, 60)
  scene.piece(`M790 1100V-40H850V1100Z`, nine.trim, 3)
  scene.piece(`M1480 -40H1540V1100H1480Z`, nine.trim, 3)
  scene.piece('M1530 -60L1900 -160V1260L1530 1110Z', flatColors.hedda, 3)
  scene.flat(
    'M1580 60L1800 20V460L1580 470ZM1580 560L1800 570V1130L1580 1040Z',
    darker(flatColors.hedda, 0.18),
  )
  scene.piece(circle(706, 500, 40), '#8a6a4a', 2)
  scene.flat(circle(706, 500, 25), '#fff6c4')
  scene.glow(706, 500, 130, '#fff0a8', 0.9)
  scene.mark('light', 706, 500, 30)
  scene.begin('cast')
  // Hedda in her open door lifts both hands: what? She looks at his face.
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [1210, 1440],
      scale: 3.9,
      flip: true,
      near: { at: [1450, 760], grip: 'open', angle: -80, elbow: [0.5, 1] },
      far: { at: [936, 800], grip: 'open', angle: -110, elbow: [-0.4, 1] },
      lookAt: [480, 720],
    },
    { view: 'turned', mood: 'surprised', mouth: 'line', headTilt: 8 },
  )
  // Ilyas: both hands on the plate, cheeks full, brows under his hair; looks up at her.
  const full = `${fishPlateAt(62, 0.36)}${placed(baklavaHeap(4, 6), { y: 2, scale: 0.32 })}`
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [380, 1470],
      scale: 4.1,
      near: { at: [236, 1086], grip: 'grip' },
      far: { at: [700, 1080], grip: 'grip' },
      lookAt: [1160, 640],
      over: (joints) => fullCheeks(joints, ilyasSkin, turnedCheeks),
    },
    {
      ...newClothes,
      view: 'turned',
      mood: 'surprised',
      mouth: 'line',
      headTilt: -3,
      load: { svg: full, at: [22, -92] },
    },
  )
  scene.mark('shine', 450, 1100, 60)
  return scene
}
