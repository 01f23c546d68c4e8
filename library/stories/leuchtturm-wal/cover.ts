import { whale } from '../../draw/cast/whale.ts'
import { sea } from '../../draw/places/sea.ts'
import { lighthouse } from '../../draw/props/sea-things.ts'
import { rings } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { beam, maren } from './figures.ts'

/** The lighthouse far off, the great whale near, and Maren on its head. */
export const frontCover: CoverArt = () => {
  const scene = sea({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    view: 'open',
    swell: 0.4,
    seed: 7,
    light: { x: 0.34, y: 0.36, r: 84 },
  })
  scene.place(lighthouse(true), 900, 960, 0.78)
  scene.glow(900, 555, 260, '#ffe7a6', 0.85)
  beam(scene, 900, 555, { angle: 160, reach: 900, spread: 8, opacity: 0.6 })
  rings(scene, 630, 1316, 400, 2)
  scene.place(whale({ pose: 'near', color: '#4472a6' }), 630, 1310, 1.1)
  scene.place(maren({ arms: 'cheering' }), 560, 908, 1.4)
  return addFrame(scene, { seed: 44 })
}
