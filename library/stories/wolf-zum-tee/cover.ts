import { placed } from '../../draw/paper/pieces.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { flurry } from '../../draw/props/winter.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { snowyDroopingEars, theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { logWall, logWindow } from './house.ts'
import { parcel } from './things.ts'

export const frontCover: CoverArt = () => {
  const scene = winterForest({ ...coverSize, hour: 'night', seed: 3 })
  logWall(scene, { from: -40, to: 1240, eaves: 560, foot: 1240 })
  const watching = { mood: 'frightened' } as const
  const heads =
    placed(theDonkey({ ...watching, gaze: [-0.5, 0.9], headTilt: 8 }), {
      x: 800,
      y: 1158,
      scale: 1.7,
    }) +
    placed(theGoat({ ...watching, gaze: [0.5, 0.9], headTilt: -6 }), {
      x: 388,
      y: 1090,
      scale: 1.7,
    }) +
    placed(theSheep({ ...watching, mood: 'sulky', gaze: [0, 0.9] }), {
      x: 592,
      y: 1086,
      scale: 1.8,
    })
  logWindow(scene, [590, 730, 720, 400], heads, 0.43)
  scene.sheet(
    'M-60 1230Q300 1190 640 1216T1260 1200V1660H-60Z',
    scene.linear('#e6eefb', '#8fa8d6', 1200, 1560),
    3,
    1180,
  )
  scene.ground = () => 1330
  const shy = theWolf({ embarrassed: true, gaze: [0.6, -0.7], lids: 0.15, holding: parcel() })
  stand(scene, shy + snowyDroopingEars, 590, 1.5, { depth: 60 })
  flurry(scene, [160, 460, 880, 900], 44, 7)
  return addFrame(scene, { design: 'icicles', seed: 52 })
}
