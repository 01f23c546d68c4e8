import { act } from '../../draw/cast/actor.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { circle } from '../../draw/paper/geometry.ts'
import { school } from '../../draw/places/school.ts'
import { coatHook, hangingCoat, hookPicture } from '../../draw/props/school-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { blue, highCollar, kim, malik, orange, straps, withSatchel } from './figures.ts'
import { hippo } from './set.ts'

export const frontCover: CoverArt = () => {
  const scene = school({ ...coverSize, view: 'classroom', hour: 'day', desks: [] })
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#f6d29a', '#ee9f6e', 300, 1500)}"/>`,
  )
  scene.flat(
    Array.from({ length: 7 }, (_, i) => circle(860, 820, 760 - i * 100)),
    '#ffe9bd',
    0.12,
  )
  scene.piece('M-40 700H1240V780H-40Z', '#a8713f', 2)
  scene.place(hangingCoat(blue), 290, 770, 1.9)
  for (const x of [290, 860]) scene.place(coatHook(), x, 770, 2.6)
  scene.place(hookPicture(), 290, 606, 1.9).place(hippo(), 290, 606, 1.9)
  const malikAt = [740, 1800] as const
  act(
    scene,
    (options) => withSatchel(malik(options)) + highCollar(orange),
    childJoints,
    {
      at: malikAt,
      scale: 3.5,
      shadow: 0,
      lookAt: [420, 1150],
      near: { at: [655, 1440], grip: 'grip' },
      far: { at: [825, 1440], grip: 'grip' },
    },
    {
      view: 'front',
      headTilt: -3,
      mood: 'thoughtful',
      load: { svg: straps, at: [0, 0] },
    },
  )
  act(
    scene,
    kim,
    childJoints,
    {
      at: [335, 1790],
      scale: 3.4,
      shadow: 0,
      lookAt: [720, 1130],
      far: { at: [545, 1420], grip: 'open' },
    },
    { view: 'turned', headTilt: 6, mood: 'happy' },
  )
  return addFrame(scene, { design: 'label', seed: 91 })
}
