import { placed } from '../../draw/paper/pieces.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { zola } from './figures.ts'
import { slip } from './set.ts'

export const frontCover: CoverArt = () => {
  const scene = icePond({
    ...coverSize,
    hour: 'dusk',
    behind: 'firs',
    bench: null,
    seed: 5,
    light: { x: 0.3, y: 0.4, r: 120 },
  })
  scene.contactShadow(640, 1350, 250)
  scene.place(slip(), 850, 1330, 2.1, { rotate: -6 })
  const falling = placed(zola({ arms: 'cheering', mood: 'surprised' }), {
    rotate: -64,
    pivot: [0, -128],
  })
  scene.place(falling, 600, 1015, 2.5)
  return addFrame(scene, { seed: 61, stars: false, blossoms: false })
}
