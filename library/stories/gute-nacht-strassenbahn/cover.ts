import { sky } from '../../draw/landscape/sky.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { actAdult, actChild } from '../../draw/props/actor.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { papa, wanda } from './figures.ts'
import { tramSide } from './street-set.ts'

/** Wanda waves through the window of the lit tram. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'midnight', hour: 'night' })
  sky(scene, { light: { x: 0.68, y: 0.315, r: 50 }, seed: 9 })
  tramSide(scene, 600, 950, () => {
    actAdult(
      scene,
      papa,
      { at: [790, 1590], scale: 2.4, flip: true, shadow: 0 },
      { view: 'turned', headTilt: 6, mood: 'tender' },
      { lookAt: [560, 1030] },
    )
    actChild(
      scene,
      wanda,
      { at: [510, 1440], scale: 2.45, shadow: 0 },
      { headTilt: 6, mood: 'joyful' },
      { near: { at: [352, 880], grip: 'wave', inFront: true } },
    )
  })
  return addFrame(scene, { design: 'roofs', seed: 71 })
}
