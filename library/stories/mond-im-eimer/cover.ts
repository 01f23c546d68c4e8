import { act } from '../../draw/cast/actor.ts'
import { childJoints } from '../../draw/cast/child.ts'
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
  act(
    scene,
    elif,
    childJoints,
    {
      shadow: 60,
      at: [480, 1430],
      scale: 2.95,
      lookAt: [680, 1110],
      near: { at: [470, 1110], grip: 'grip', inFront: true },
      far: { at: [790, 1036], grip: 'open' },
    },
    { view: 'turned', lean: 12, headTilt: 8, nod: 12, mood: 'surprised', mouth: 'gasp' },
  )
  scene.contactShadow(690, 1440, 260)
  scene.place(moonBucket({ up: false }), 690, 1440, 3.4)
  scene.glow(690, 1100, 420, '#fff3cf', 0.75)
  scene.place(littleMoon(96), 690, 1106)
  scene.mark('shine', 690, 1106, 60)
  return addFrame(scene, { design: 'garland', seed: 71 })
}
