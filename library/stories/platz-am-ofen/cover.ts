import { cat } from '../../draw/cast/cat.ts'
import { hare } from '../../draw/cast/hare.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { room } from '../../draw/places/room.ts'
import { benchHeight, stoveBench } from '../../draw/props/stove-corner.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'

export const frontCover: CoverArt = () => {
  const scene = room({
    ...coverSize,
    palette: 'winter',
    hour: 'night',
    wall: '#e0a468',
    window: 0.38,
    light: { r: 24 },
    furniture: { stove: 0.765 },
  })
  const foot = 1420
  const seat = foot - (benchHeight + 12) * 1.7
  scene.contactShadow(600, foot, 380)
  scene.place(stoveBench(480, '#a9683f', '#c8434a'), 600, foot, 1.7)
  scene.warm(820, 1180, 460, '#f08a3c', 0.4)
  scene.glow(880, 1140, 400, '#ffc66b', 0.2)
  scene.place(cat({ color: '#6f6a80' }), 595, seat, 2.45, { flip: true })
  scene.place(hare({ bent: true }), 370, seat, 1.6)
  scene.place(mouse({ color: '#b98d6c', gaze: [-5, -4] }), 785, seat, 1.75)
  return addFrame(scene, { seed: 61, stars: true })
}
