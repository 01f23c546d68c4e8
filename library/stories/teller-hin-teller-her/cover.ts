import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { nine } from '../../draw/places/house-nine/house.ts'
import { heddaRed, heddaSkin, ilyasSkin } from '../../draw/places/house-nine/people.ts'
import { baklava, fishPlate } from '../../draw/props/house-nine-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { heddaHeadFromAbove, ilyasHeadFromAbove, newClothes, palette } from './set.ts'

/** An arm from the edge to the plate's rim, its hand closed over it. */
const arm = (scene: Scene, from: Point, to: Point, sleeve: string, skin: string) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const at = (t: number): Point => [from[0] + dx * t, from[1] + dy * t]
  scene.piece(strip([from, at(0.5), at(0.84)], [150, 140, 120]), sleeve, 3)
  scene.piece(strip([at(0.78), at(0.88)], [130, 126]), lighter(sleeve, 0.3), 1)
  scene.piece(ellipse(at(0.97)[0], at(0.97)[1], 66, 62), skin, 2)
  const [ux, uy] = [dx / length, dy / length]
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    strip(
      [
        [to[0] - uy * i * 31 - ux * 24, to[1] + ux * i * 31 - uy * 24],
        [to[0] - uy * i * 31 + ux * 66, to[1] + ux * i * 31 + uy * 66],
      ],
      [34, 26],
    ),
  )
  scene.piece(fingers, lighter(skin, 0.05), 1)
}

/** The plate from above, held by four hands: two from upstairs, two from downstairs. */
export const fourHands: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  scene.flat(roundRect(0, 0, 1200, 1600), scene.linear('#f0dcb4', '#d9b98a', 300, 1600))
  for (let i = 0; i < 9; i++) {
    const y = 400 + i * 135
    const third = i === 6
    scene.sheet(
      `M0 ${y}H1200V1620H0Z`,
      scene.linear(lighter(nine.step, third ? 0.24 : 0.04), darker(nine.step, 0.16), y, y + 135),
      2,
      y,
    )
    scene.flat(roundRect(0, y, 1200, 10), lighter(nine.step, 0.4), 0.6)
  }
  scene.begin('cast')
  scene.glow(600, 930, 620, '#fff3c4', 0.6)
  scene.place(fishPlate(320), 600, 940, 1, { rotate: -10 })
  for (const [x, y, turn] of [
    [470, 1060, 12],
    [690, 1086, -20],
    [740, 820, 40],
  ] as const)
    scene.place(baklava(), x, y, 1.5, { rotate: turn })
  // Hedda from upstairs, Ilyas from downstairs: both heads and four hands from above.
  scene.piece(roundRect(390, 330, 420, 190, 90), heddaRed, 3)
  arm(scene, [300, 420], [372, 726], heddaRed, heddaSkin)
  arm(scene, [900, 420], [828, 726], heddaRed, heddaSkin)
  scene.place(heddaHeadFromAbove(), 600, 520, 1.8, { rotate: 172 })
  scene.piece(roundRect(390, 1350, 420, 190, 90), newClothes.color, 3)
  arm(scene, [290, 1470], [378, 1150], newClothes.color, ilyasSkin)
  arm(scene, [910, 1470], [822, 1150], newClothes.color, ilyasSkin)
  scene.place(ilyasHeadFromAbove(false), 600, 1364, 1.95, { rotate: 6 })
  scene.mark('eye', 700, 900, 24).mark('shine', 460, 760, 50)
  return addFrame(scene, { seed: 18, blossoms: false })
}
