import { line, placed } from '../../kit/cast/parts.ts'
import { framed } from '../../kit/cover.ts'
import { coverSize } from '../../kit/place-options.ts'
import { hilltop } from '../../kit/places/hilltop.ts'
import { footing, stand } from '../../kit/stage.ts'
import type { CoverArt } from '../../kit/story-art.ts'
import { fluff, greatLeaf, molehill, ottilie, rufus } from './figures.ts'
import { scattered } from './set.ts'

/** Ottilie on the molehill with two leaves for wings and the raven on her back. */
export const frontCover: CoverArt = () => {
  const scene = hilltop({
    ...coverSize,
    palette: 'morgenrot',
    hour: 'dawn',
    tree: null,
    seed: 4,
    light: { x: 0.5, y: 0.5, r: 330 },
  })
  stand(scene, molehill(), 600, 2.1, { depth: 60, shadow: 150 })
  const y = footing(scene, 600, 60) - 196
  for (const side of [-1, 1])
    scene.add(
      placed(greatLeaf(side < 0 ? '#86b352' : '#79a84c'), {
        x: 600 + side * 120,
        y: y - 190,
        rotate: side * -30,
        flip: side < 0,
        scale: 1.12,
      }),
    )
  scene.place(rufus({ nod: 14 }), 590, y - 280, 1.35)
  scene.place(ottilie({ pose: 'sitting' }), 600, y, 1.95)
  scene.add(line(`M490 ${y - 150}Q600 ${y - 118} 710 ${y - 150}`, '#a9c86a', 9))
  scattered(scene, fluff(), [
    [300, 640, 1.2, 20],
    [900, 600, 1.1, -14],
    [240, 980, 1, 30],
    [960, 1010, 1.1, 12],
  ])
  return framed(scene, { seed: 83 })
}
