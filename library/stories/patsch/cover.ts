import { gull } from '../../draw/cast/gull.ts'
import { sea } from '../../draw/places/sea.ts'
import { shell } from '../../draw/props/sea-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { samir, sand, spray, tower, wall } from './figures.ts'
import { sockeRunning } from './socke.ts'

/** Socke in mid-air, seen from below, over the castle and the child behind it. */
export const frontCover: CoverArt = () => {
  const scene = sea({
    ...coverSize,
    palette: 'ocean',
    hour: 'day',
    seed: 3,
    sail: 0.26,
    light: { x: 0.3, y: 0.35, r: 110 },
  })
  scene.place(samir({ arms: 'both', mood: 'surprised' }), 620, 1270, 1.25)
  scene.place(tower(150, 110), 440, 1360, 1.25)
  scene.place(tower(150, 110), 790, 1360, 1.25)
  scene.place(wall(430), 615, 1366, 1)
  scene.place(tower(110, 120, sand), 615, 1390, 1.1)
  scene.place(shell('#ff9f86'), 615, 1262, 1)
  scene.place(spray(250, 20, 160, 5), 300, 1130)
  scene.place(sockeRunning(), 590, 900, 1.75, { rotate: -15 })
  scene.place(gull({ pose: 'flying', mood: 'surprised' }), 930, 660, 0.9, { flip: true })
  return addFrame(scene, { seed: 35 })
}
