import { garden } from '../../draw/places/garden.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { auntRosie, nela } from './figures.ts'
import { paperLamps } from './party.ts'

export const frontCover: CoverArt = () => {
  const scene = garden({
    ...coverSize,
    palette: 'gold',
    hour: 'day',
    house: false,
    seed: 4,
    light: { x: 0.7, y: 0.38, r: 120 },
  })
  paperLamps(scene, [560, 480], [1180, 470], 4)
  const leaning = auntRosie({ pose: 'walking', arms: 'open' }, true)
  stand(scene, leaning, 390, 2.5, { rotate: 13, depth: 60 })
  const steadfast = nela({ arms: 'reaching', turn: 6 })
  stand(scene, steadfast, 840, 1.75, { depth: 70, flip: true })
  return addFrame(scene, { seed: 73 })
}
