import { placed } from '../../draw/paper/pieces.ts'
import { village } from '../../draw/places/village.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ida, littlePot, smallest, spoonUp } from './figures.ts'
import { bubbles, lumpy, porridge, steam } from './set.ts'

/** The little pot, as large as a house, in the middle of the village. */
export const frontCover: CoverArt = () => {
  const scene = village({
    ...coverSize,
    palette: 'gold',
    hour: 'dusk',
    view: 'lane',
    seed: 6,
    light: { x: 0.5, y: 0.4, r: 170 },
  })
  steam(scene, [
    [480, 660, 150],
    [620, 640, 180],
    [740, 670, 140],
  ])
  scene.contactShadow(600, 1316, 330)
  scene.add(placed(littlePot(true), { x: 600, y: 1330, scale: 4.1 }))
  porridge(scene, lumpy(60, 1140, 1330, 1640, 4, 18), 1300, 1600)
  bubbles(scene, [
    [470, 1400, 26],
    [700, 1420, 32],
    [600, 1380, 16],
  ])
  stand(scene, ida({ arms: 'raised', holding: spoonUp(), turn: 6 }), 330, 1.5, {
    depth: 100,
    shadow: 0,
  })
  stand(scene, smallest({ arms: 'raised', holding: spoonUp(), turn: -7 }), 860, 1.3, {
    depth: 110,
    shadow: 0,
  })
  scene.inFront(() => porridge(scene, lumpy(60, 1140, 1440, 1640, 9, 14), 1420, 1600))
  return addFrame(scene, { seed: 29, stars: false })
}
