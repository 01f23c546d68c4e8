import { garden } from '../../draw/places/garden.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { auntRosie, nela } from './figures.ts'
import { paperLamps } from './party.ts'

/** The aunt leans in with all her arms; the child does not lean at all. */
export const frontCover: CoverArt = () => {
  const scene = garden({
    ...coverSize,
    palette: 'gold',
    hour: 'day',
    house: false,
    seed: 4,
    light: { x: 0.74, y: 0.42, r: 120 },
    sky: { sun: 'petals', clouds: 'blobs', sheets: 'rings' },
  })
  paperLamps(scene, [700, 520], [1200, 560], 2)
  const leaning = auntRosie(
    {
      view: 'turned',
      lean: 30,
      headTilt: 4,
      mood: 'joyful',
      lids: 0.9,
      hands: {
        near: { at: [-60, -170], grip: 'open', elbow: [-1, 0.6] },
        far: { at: [170, -240], grip: 'open' },
      },
    },
    true,
  )
  stand(scene, leaning, 290, 2.5, { depth: 110 })
  const steadfast = nela({
    view: 'turned',
    mood: 'thoughtful',
    gaze: [0.7, -0.7],
    headTilt: -8,
    hands: { far: { at: [76, -196], grip: 'wave', angle: -80, inFront: true } },
  })
  stand(scene, steadfast, 890, 2.2, { depth: 170, flip: true })
  return addFrame(scene, { design: 'garland', seed: 73 })
}
