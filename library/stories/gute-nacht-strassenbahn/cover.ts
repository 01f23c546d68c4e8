import { act } from '../../draw/cast/actor.ts'
import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { papa, wanda } from './figures.ts'
import { tramSide } from './street-set.ts'

/** Wanda waves through the window of the lit tram. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'midnight', hour: 'night' })
  sky(scene, { light: { x: 0.68, y: 0.315, r: 50 }, seed: 9 })
  tramSide(scene, 600, 950, () => {
    act(
      scene,
      papa,
      adultJoints,
      { at: [790, 1590], scale: 2.4, flip: true, shadow: 0, lookAt: [560, 1030] },
      { view: 'turned', headTilt: 6, mood: 'tender' },
    )
    act(
      scene,
      wanda,
      childJoints,
      {
        at: [510, 1440],
        scale: 2.45,
        shadow: 0,
        near: { at: [352, 880], grip: 'wave', inFront: true },
      },
      { headTilt: 6, mood: 'joyful' },
    )
  })
  return addFrame(scene, { design: 'roofs', seed: 71 })
}
