import { caterpillar, peacockButterfly } from '../../draw/cast/peacock-butterfly.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { jella } from './figures.ts'
import { bigNettle } from './plants.ts'
import { seasons } from './seasons.ts'
import { garden, ground } from './set.ts'
import { put, spotAt } from './view.ts'

/** Jella on guard in Grandpa's hat and gloves, up to her belly in nettles. */
export const drawCover: CoverArt = () => {
  const season = { ...seasons.july, nettles: 0, lastLabel: false, growth: 0.7 }
  const view = ground(
    { x: 0.2, z: 10, height: 1.5, horizon: 760, focus: 1200, isBack: true },
    season,
    'day',
    coverSize,
  )
  const { scene } = view
  scene.shineFrom(100, 200)
  garden(view, season)
  const at = spotAt(view, 0.36, 7.6, { grown: 1.3 })
  put(
    view,
    jella(
      {
        view: 'turned',
        stance: 'standing',
        mood: 'tender',
        mouth: 'smile',
        headTilt: 6,
        gaze: [0.9, 0],
        hands: {
          near: { at: [-40, -96], grip: 'fist' },
          far: { at: [92, -156], grip: 'fist', inFront: true },
        },
      },
      { hatted: true, gloves: ['near', 'far'] },
    ),
    0.36,
    7.6,
    { grown: 1.3 },
  )
  scene.place(placed(peacockButterfly(), { rotate: 16 }), ...at.toScene([150, -190]), 1.7)
  scene.inFront(() => {
    for (const [x, h, seed] of [
      [120, 560, 3],
      [1090, 620, 5],
      [860, 420, 7],
      [360, 400, 9],
      [600, 330, 11],
    ] as const)
      scene.place(bigNettle(h, seed), x, 1620, 1)
    scene.place(caterpillar(), 330, 1330, 0.9, { rotate: -14 })
  })
  return addFrame(scene, { design: 'stalks', seed: 12 })
}
