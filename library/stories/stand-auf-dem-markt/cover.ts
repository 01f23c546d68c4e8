import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { bough } from '../../draw/props/fruit-tree.ts'
import { ladder } from '../../draw/props/keepsakes.ts'
import { plum, plumSprig } from '../../draw/props/market-wares.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { asAnna, asDario } from './figures.ts'

const spine = points('1180,560 900,520 640,600 330,520')

/** Dario at the top of Grandpa's ladder among the plums, Anna below with the basket. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'sunrise',
    hour: 'day',
    seed: 18,
    light: { x: 0.3, y: 0.42, r: 150 },
  })
  scene.place(ladder(17), 840, 1440, 1.25, { rotate: -13 })
  asDario(
    scene,
    {
      ...{ at: [770, 1060], scale: 1.7, shadow: 0, flip: true, lookAt: [440, 600] },
      near: { at: [560, 690], grip: 'open' },
      far: { at: [640, 800], grip: 'grip' },
    },
    { view: 'turnedAway', headView: 'profile', stance: 'climbing', mood: 'joyful', nod: -8 },
  )
  bough(scene, {
    spine,
    widths: [64, 46, 30, 8],
    leaves: ['#6fae4a', '#8fbf5c', '#5a9a4a'],
    leafLength: 96,
    seed: 5,
  })
  for (const [x, y, s] of [
    [420, 560, 1.3],
    [560, 590, 1.2],
    [860, 560, 1.4],
    [985, 560, 1.2],
  ] as const)
    scene.place(plumSprig(), x, y, s)
  scene.place(plum(), 470, 860, 1.6, { rotate: 24 })
  asAnna(
    scene,
    { at: [350, 1420], scale: 1.95, lookAt: [480, 860], shadow: 62 },
    {
      ...{ view: 'turned', mood: 'joyful', nod: -12 },
      load: {
        svg: placed(basket('#6a4a9a'), { y: 40, scale: 0.8 }),
        at: [22, -110],
        inFront: false,
      },
    },
  )
  for (const [x, y, turn] of [
    [620, 1440, 40],
    [900, 1500, 110],
    [250, 1500, 80],
  ] as const)
    scene.place(plum(), x, y, 1.3, { rotate: turn })
  return addFrame(scene, { design: 'awning', seed: 83 })
}
