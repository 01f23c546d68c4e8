import { Scene } from '../../draw/paper/scene.ts'
import { roomCamera } from '../../draw/places/room-camera.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { muck } from './figures.ts'
import { drawParlour, spots } from './set.ts'
import { doughBowl, stiffSitter } from './things.ts'

export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'winter', hour: 'night' })
  const camera = roomCamera(scene, 1.9, [16, -170])
  drawParlour(camera)
  scene.begin('cast')
  const { put } = camera
  put(stiffSitter(), [-146, spots.seat], 0.96)
  put(doughBowl(0.5), [98, spots.seat], 0.98)
  put(muck({ pose: 'sitting', mood: 'sulky', gaze: [0.9, 0.3] }), [-14, spots.seat], 1.02)
  return addFrame(scene, { design: 'icicles', seed: 61 })
}
