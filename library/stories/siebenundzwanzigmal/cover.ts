import { act } from '../../draw/cast/actor.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { line } from '../../draw/paper/pieces.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { zola } from './figures.ts'
import { slip } from './set.ts'

export const frontCover: CoverArt = () => {
  const scene = icePond({
    ...coverSize,
    hour: 'dusk',
    behind: 'firs',
    bench: null,
    seed: 5,
    light: { x: 0.3, y: 0.4, r: 120 },
  })
  scene.add(`<g opacity=".9">${line('M120 1130Q420 1100 640 1330', '#ffffff', 9)}</g>`)
  scene.place(slip(), 690, 1340, 2.2, { rotate: -6 })
  act(
    scene,
    zola,
    childJoints,
    { shadow: 60, at: [640, 1330], scale: 3, lookAt: [900, 1300] },
    { view: 'turned', stance: 'falling', mood: 'surprised', mouth: 'shout' },
  )
  return addFrame(scene, { design: 'icicles', seed: 63 })
}
