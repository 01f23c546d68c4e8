import { sky } from '../../draw/landscape/sky.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ayla, papa } from './figures.ts'
import { tramSide } from './places.ts'

/** Wanda waves through the window of the lit tram. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'midnight', hour: 'night' })
  sky(scene, { light: { x: 0.68, y: 0.31, r: 70 }, seed: 9 })
  tramSide(scene, 600, 950, () => {
    scene.place(papa({ turn: -4 }), 772, 1548, 2.35)
    scene.place(ayla({ arms: 'raised', turn: -3 }), 512, 1400, 2.4, { flip: true })
  })
  return addFrame(scene, { seed: 71 })
}
