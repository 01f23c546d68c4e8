import { framed } from '../../kit/cover.ts'
import { coverSize } from '../../kit/place-options.ts'
import { meadow } from '../../kit/places/meadow.ts'
import type { CoverArt } from '../../kit/story-art.ts'
import { ayla, littleMoon, moonBucket } from './figures.ts'

/** A sky without a moon: it is in the bucket, and Ayla bends over it. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'nacht',
    hour: 'night',
    seed: 13,
    flowers: ['#dfe8ff', '#8fcfd0'],
    light: { x: 0.5, y: 0.52, r: 0 },
  })
  scene.place(ayla({ arms: 'holding', bowed: true, mood: 'surprised' }), 600, 1240, 2.35)
  scene.contact(600, 1420, 260)
  scene.place(moonBucket({ up: false }), 600, 1420, 3.7)
  scene.glow(600, 1050, 420, '#fff3cf', 0.75)
  scene.place(littleMoon(100), 600, 1056)
  return framed(scene, { seed: 71 })
}
