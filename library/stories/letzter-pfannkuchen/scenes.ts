import { mark } from '../../draw/paper/marks.ts'
import { pancake } from '../../draw/props/pancake.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { cooking } from './cooking.ts'
import { jakob, kruemel, little, nora, papa } from './figures.ts'
import { clothTable, flatPlate, kitchenFrom } from './set.ts'
import { sharing } from './sharing.ts'

/** Everybody at the table's edge looks at the last pancake. */
export const cover: CoverArt = () => {
  const scene = kitchenFrom({ ...coverSize, floor: 1320, scale: 1.6, middle: 280 })
  const cake = [600, 1230] as const
  papa(
    scene,
    {
      at: [640, 1500],
      scale: 2.7,
      lookAt: cake,
    },
    { arms: 'hips', mood: 'thoughtful', mouth: 'smile' },
  )
  nora(
    scene,
    {
      at: [250, 1480],
      scale: 2.7,
      near: { at: [230, 1075], grip: 'open' },
      far: { at: [410, 1068], grip: 'open' },
      lookAt: cake,
    },
    { view: 'turned', mouth: 'tongue', nod: 10 },
  )
  jakob(
    scene,
    {
      at: [985, 1450],
      scale: 2.7 * little,
      flip: true,
      near: { at: [1010, 1075], grip: 'open' },
      far: { at: [870, 1068], grip: 'open' },
      lookAt: cake,
    },
    { view: 'turned', mood: 'surprised', nod: 10 },
  )
  scene.inFront(() => {
    clothTable(scene, [-80, 1280], [1090, 1420], 1700)
    scene.place(flatPlate(400, 0.3), 600, 1260, 1).place(pancake(310, 0.3), ...cake, 1)
    scene.add(mark('shine', ...cake, 180))
    kruemel(scene, { at: [1000, 1640], scale: 2.1, flip: true, lookAt: cake }, { nod: -6 })
  })
  return addFrame(scene, { design: 'shelf', seed: 12 })
}
export const scenes: Record<string, SceneArt> = { ...cooking, ...sharing }
