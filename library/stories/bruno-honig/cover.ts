import { mouse } from '../../draw/cast/mouse.ts'
import { robin } from '../../draw/cast/robin.ts'
import { stemFlower } from '../../draw/landscape/flowers.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { bees } from '../../draw/props/bee.ts'
import { honeyPot } from '../../draw/props/honey-pot.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bruno, honey, longEars } from './figures.ts'

const daisies: [x: number, y: number, r: number][] = [
  [392, 1440, 17],
  [455, 1462, 21],
  [530, 1448, 16],
  [603, 1466, 20],
  [674, 1452, 17],
  [745, 1462, 20],
]

export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'sunrise',
    hour: 'day',
    seed: 5,
    light: { x: 0.5, y: 0.46, r: 210 },
  })
  bees(scene, [
    [300, 770, 1.2],
    [770, 640, 1.1],
    [930, 860, -1.2],
  ])
  stand(scene, longEars({ bent: true }), 815, 1.4)
  const pot = placed(honeyPot({ content: honey }), { scale: 0.84 })
  const feet = stand(scene, bruno({ holding: pot }), 490, 1.85, { depth: 12, shadow: 110 })
  stand(scene, mouse(), 690, 1.3, { depth: 60, shadow: 50 })
  scene.place(robin(), 490, feet.y - 285 * 1.85, 1.35)
  for (const [x, y, r] of daisies)
    scene.add(stemFlower(x, y, r, x % 2 === 0 ? '#fff3df' : '#ffc6a8', r / 30))
  return addFrame(scene, { seed: 55 })
}
