import { line, placed } from '../../draw/paper/pieces.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { fluff, greatLeaf, molehill, ottilie, rufus } from './figures.ts'
import { ownSky, scattered } from './set.ts'

/** Ottilie on the molehill with two leaves for wings and the raven on her back. */
export const frontCover: CoverArt = () => {
  const scene = hilltop({
    ...coverSize,
    palette: 'sunrise',
    hour: 'dawn',
    tree: null,
    seed: 4,
    light: { x: 0.5, y: 0.5, r: 330 },
    sky: ownSky,
  })
  stand(scene, molehill(), 600, 2.1, { depth: 60, shadow: 150 })
  const y = footY(scene, 600, 60) - 196
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
  scene.place(rufus({ nod: 40, gaze: [0.6, 0.9] }), 590, y - 280, 1.35)
  scene.place(
    ottilie({ pose: 'sitting', headView: 'turned', mood: 'joyful', gaze: [0.5, -0.9] }),
    600,
    y,
    1.95,
  )
  scene.add(line(`M490 ${y - 150}Q600 ${y - 118} 710 ${y - 150}`, '#a9c86a', 9))
  scattered(scene, fluff(), [
    [300, 640, 1.2, 20],
    [900, 600, 1.1, -14],
    [240, 980, 1, 30],
    [960, 1010, 1.1, 12],
  ])
  return addFrame(scene, { design: 'clouds', seed: 83 })
}
