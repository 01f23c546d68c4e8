import { owl } from '../../draw/cast/owl.ts'
import { toadstool } from '../../draw/landscape/flowers.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { leaf, points } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { finnLifts } from './figures.ts'

export const frontCover: CoverArt = () => {
  const scene = forest({ ...coverSize, seed: 3, light: { x: 0.47, y: 0.43, r: 210 } })
  const bough = strip(points('1180,950 980,904 730,918'), [56, 40, 8])
  scene.piece(
    [bough, leaf(742, 914, 2.6, 56), leaf(780, 922, 1.9, 50), leaf(796, 908, -2, 48)],
    scene.mood.tone(0.9),
    3,
  )
  scene.place(owl({ gaze: [-0.6, 0.7], headTilt: -8 }), 930, 908, 1.2)
  scene.add(toadstool(338, 1300, 84), toadstool(396, 1318, 54))
  const sets = { pose: 'striding', nod: -4, gaze: [0.9, -0.2] } as const
  finnLifts(scene, [830, 985], sets, 530, 2.5, { depth: 40 })
  fireflies(scene, [
    [250, 1010, 6],
    [300, 1190, 5],
    [700, 620, 5],
    [940, 1100, 6],
  ])
  return addFrame(scene)
}
