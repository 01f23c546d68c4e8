import { gateway } from '../../draw/places/gateway.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { asJonte, asMila, pepper } from './cast.ts'

/** Mila tells the gate a secret; Jonte does not want to hear it, and the cat knows. */
export const frontCover: CoverArt = () => {
  const scene = gateway({ ...coverSize, gate: 0.5, scale: 2.05, seed: 3, light: { r: 0 } })
  const ear = [640, 960] as const
  asMila(
    scene,
    {
      ...{ at: [850, 1440], scale: 2.25, flip: true, lookAt: ear },
      near: { at: [768, 1000], grip: 'open', angle: -100, inFront: true },
      far: { at: [728, 936], grip: 'open', angle: -90 },
      shadow: 62,
    },
    { view: 'profile', stance: 'tiptoe', mood: 'sly', nod: -6 },
  )
  asJonte(
    scene,
    {
      ...{ at: [330, 1450], scale: 2.25, lookAt: [740, 960] },
      near: { at: [236, 1090], grip: 'open', angle: -80, inFront: true },
      far: { at: [420, 1130], grip: 'wave', inFront: true },
      shadow: 62,
    },
    { view: 'turned', mood: 'frightened', headTilt: -6, lean: -4 },
  )
  stand(scene, pepper({ gaze: [0.3, -0.9], tail: 'up' }), 575, 1.3, { depth: 130 })
  return addFrame(scene, { design: 'gate', seed: 23 })
}
