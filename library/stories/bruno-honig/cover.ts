import { type BearOptions, bearJoints } from '../../draw/cast/bear.ts'
import { robin } from '../../draw/cast/robin.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { stemFlower } from '../../draw/landscape/flowers.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { bees } from '../../draw/props/bee.ts'
import { honeyPot, spoon } from '../../draw/props/honey-pot.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bruno, honey, longEars, smallMouse } from './figures.ts'

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
    [240, 620, 1.2],
    [770, 640, 1.1],
    [1000, 760, -1.2],
  ])
  const at = standsAt(scene, 450, 2.15, { depth: 12 })
  const eats: BearOptions = {
    pose: 'seated',
    mood: 'surprised',
    mouth: 'gasp',
    gaze: [0.8, 0.6],
    headTilt: 4,
  }
  const [mouthX, mouthY] = bearJoints(eats).mouth
  const spoonful = placed(spoon(honey), { rotate: -16, y: 12, scale: 0.78 })
  const lifted = {
    at: [mouthX + 96, mouthY + 74] as Point,
    grip: 'hold' as const,
    holding: spoonful,
  }
  stand(scene, longEars({ bent: true, headView: 'turned', gaze: [0.9, -0.3] }), 850, 1.7, {
    flip: true,
    depth: 4,
  })
  stand(scene, bruno({ ...eats, paws: { far: lifted, near: { at: [46, -66] } } }), 450, 2.15, {
    depth: 12,
    shadow: 110,
  })
  const foot = stand(scene, honeyPot({ content: honey }), 700, 1.4, { depth: 60, shadow: 80 })
  scene.place(
    smallMouse({ pose: 'peeping', mood: 'happy', gaze: [-0.8, -0.9] }),
    690,
    foot.y - 128 * 1.4,
    1.35,
  )
  const [x, y] = at.toScene(bearJoints(eats).top)
  scene.place(robin({ view: 'front', headView: 'turned', gaze: [0.8, 0.8] }), x - 10, y + 14, 1.7)
  for (const [x, y, r] of daisies)
    scene.add(stemFlower(x, y, r, x % 2 === 0 ? '#fff3df' : '#ffc6a8', r / 30))
  return addFrame(scene, { design: 'stalks', seed: 55 })
}
