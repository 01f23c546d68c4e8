import { circle } from '../../draw/paper/geometry.ts'
import { school } from '../../draw/places/school.ts'
import { coatHook, hangingCoat, hookPicture } from '../../draw/props/school-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { blue, highCollar, kim, malik, orange, withSatchel } from './figures.ts'
import { hippo } from './set.ts'

export const frontCover: CoverArt = () => {
  const scene = school({ ...coverSize, view: 'classroom', hour: 'day', desks: [] })
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#f6d29a', '#ee9f6e', 300, 1500)}"/>`,
  )
  scene.flat(
    Array.from({ length: 7 }, (_, i) => circle(600, 960, 760 - i * 100)),
    '#ffe9bd',
    0.12,
  )
  scene.piece('M-40 700H1240V780H-40Z', '#a8713f', 2)
  scene.place(hangingCoat(blue), 340, 770, 1.9)
  for (const x of [340, 840]) scene.place(coatHook(), x, 770, 2.6)
  scene.place(hookPicture(), 840, 606, 1.9).place(hookPicture(), 340, 606, 1.9)
  scene.place(hippo(), 340, 606, 1.9)
  scene.place(kim({ arms: 'reaching', turn: 8 }), 330, 1660, 2.6)
  const hidden = withSatchel(malik({ turn: 5 })) + highCollar(orange)
  scene.place(hidden, 690, 1740, 3.4)
  return addFrame(scene, { seed: 91 })
}
