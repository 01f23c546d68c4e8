import { meadow } from '../../draw/places/meadow.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { elif, littleMoon, moonBucket } from './figures.ts'

/** A sky without a moon: it is in the bucket, and Elif bends over it. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    seed: 13,
    flowers: ['#dfe8ff', '#8fcfd0'],
    light: { x: 0.5, y: 0.52, r: 0 },
  })
  scene.place(elif({ arms: 'holding', bowed: true, mood: 'surprised' }), 600, 1240, 2.35)
  scene.contactShadow(600, 1420, 260)
  scene.place(moonBucket({ up: false }), 600, 1420, 3.7)
  scene.glow(600, 1050, 420, '#fff3cf', 0.75)
  scene.place(littleMoon(100), 600, 1056)
  return addFrame(scene, { seed: 71 })
}
