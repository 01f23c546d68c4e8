import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { bough } from '../../draw/props/fruit-tree.ts'
import { ladder } from '../../draw/props/keepsakes.ts'
import { plumSprig } from '../../draw/props/market-wares.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { anna, dario } from './figures.ts'

const spine = points('1180,560 900,520 640,600 330,520')

/** Dario at the top of Grandpa's ladder among the plums, Anna below with the basket. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'sunrise',
    hour: 'day',
    seed: 18,
    light: { x: 0.3, y: 0.42, r: 150 },
  })
  scene.place(ladder(17), 800, 1430, 1.25, { rotate: -13 })
  scene.place(dario({ pose: 'standing', arms: 'both' }), 690, 1010, 1.45)
  bough(scene, {
    spine,
    widths: [64, 46, 30, 8],
    leaves: ['#6fae4a', '#8fbf5c', '#5a9a4a'],
    leafLength: 96,
    seed: 5,
  })
  for (const [x, y, s] of [
    [420, 560, 1.3],
    [560, 590, 1.2],
    [860, 560, 1.4],
    [985, 560, 1.2],
  ] as const)
    scene.place(plumSprig(), x, y, s)
  scene.contactShadow(430, 1400, 130)
  scene.place(
    anna({ arms: 'holding', turn: 8, holding: placed(basket('#6a4a9a'), { y: 46, scale: 0.8 }) }),
    430,
    1400,
    1.75,
  )
  return addFrame(scene, { seed: 83 })
}
