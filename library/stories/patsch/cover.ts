import { gull } from '../../draw/cast/gull.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { sea } from '../../draw/places/sea.ts'
import { shell } from '../../draw/props/sea-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { levin, sand, spray, tower, wall } from './figures.ts'
import { beachSky } from './shores.ts'
import { sockeRunning } from './socke.ts'

/** Socke in mid-air, seen from below, over the castle and the child behind it. */
export const frontCover: CoverArt = () => {
  const scene = sea({
    ...coverSize,
    palette: 'ocean',
    hour: 'day',
    seed: 3,
    sail: 0.26,
    sky: beachSky,
    light: { x: 0.3, y: 0.35, r: 110 },
  })
  const ducking = levin({
    view: 'front',
    mood: 'surprised',
    mouth: 'gasp',
    gaze: [-0.1, -0.9],
    nod: -10,
    hands: { near: { at: [-70, -226], grip: 'open' }, far: { at: [70, -226], grip: 'open' } },
  })
  scene.place(ducking, 620, 1330, 1.75)
  scene.place(tower(170, 120), 400, 1390, 1.4)
  scene.place(tower(170, 120), 850, 1390, 1.4)
  scene.place(wall(430), 625, 1400, 1.15)
  scene.place(tower(110, 130, sand), 625, 1420, 1.2)
  scene.place(spray(250, 20, 160, 5), 300, 1080)
  const leaping = sockeRunning({
    pose: 'leaping',
    onNose: placed(shell('#ff9f86'), { scale: 0.6 }),
  })
  scene.place(leaping, 520, 950, 2, { rotate: -12 })
  scene.place(gull({ pose: 'flying', mood: 'surprised' }), 1010, 640, 0.9, { flip: true })
  return addFrame(scene, { design: 'torn', seed: 35 })
}
