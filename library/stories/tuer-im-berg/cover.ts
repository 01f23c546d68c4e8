import { sky } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { runa } from './figures.ts'
import { leafSpray, mountainSky, valley } from './set.ts'

/** Through the keyhole, from the side that nobody has seen: somebody looks in. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette: 'autumn', hour: 'dawn' })
  sky(scene, { light: { x: 0.66, y: 0.36, r: 110 }, seed: 3, design: mountainSky })
  valley(scene, 1130, mix('#c98f6a', scene.mood.tone(0.3), 0.3))
  runa(
    scene,
    { at: [600, 1820], scale: 4.1 },
    {
      view: 'front',
      stance: 'leaning',
      mood: 'surprised',
      mouth: 'smile',
      gaze: [0.1, 0.3],
      lean: -8,
      headTilt: -9,
      hands: {
        near: { at: [-62, -190], grip: 'open', angle: -70, inFront: true, elbow: [-0.4, 1] },
        far: { at: [100, -100], grip: 'open' },
      },
    },
  )
  leafSpray(scene, 190, 470, 1, 4)
  leafSpray(scene, 1010, 470, -1, 9)
  return addFrame(scene, { design: 'keyhole', seed: 47 })
}
