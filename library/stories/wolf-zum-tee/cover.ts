import { placed } from '../../draw/paper/pieces.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { flurry } from '../../draw/props/winter.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { logWall, logWindow } from './house.ts'
import { doorbell, parcel } from './things.ts'

export const frontCover: CoverArt = () => {
  const scene = winterForest({ ...coverSize, hour: 'night', seed: 3 })
  logWall(scene, { from: -40, to: 1240, eaves: 560, foot: 1240 })
  const heads =
    placed(theDonkey({ mood: 'surprised' }), { x: 770, y: 1130, scale: 1.3 }) +
    placed(theGoat({ mood: 'surprised' }), { x: 370, y: 1105, scale: 1.3 }) +
    placed(theSheep({ mood: 'surprised' }), { x: 570, y: 1060, scale: 1.45 })
  logWindow(scene, [575, 760, 640, 310], heads)
  scene.place(doorbell(), 960, 1010, 1.5)
  scene.sheet(
    'M-60 1230Q300 1190 640 1216T1260 1200V1660H-60Z',
    scene.linear('#e6eefb', '#8fa8d6', 1200, 1560),
    3,
    1180,
  )
  scene.ground = () => 1330
  const shy = theWolf({ embarrassed: true, holding: parcel() })
  stand(scene, shy, 590, 1.36, { depth: 20 })
  flurry(scene, [160, 460, 880, 900], 44, 7)
  return addFrame(scene, { seed: 52, stars: true })
}
