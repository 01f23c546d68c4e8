import { cat } from '../../kit/cast/cat.ts'
import { hare } from '../../kit/cast/hare.ts'
import { mouse } from '../../kit/cast/mouse.ts'
import { framed } from '../../kit/cover.ts'
import { coverSize } from '../../kit/place-options.ts'
import { room } from '../../kit/places/room.ts'
import { benchHeight, stoveBench } from '../../kit/props/stove-corner.ts'
import type { CoverArt } from '../../kit/story-art.ts'

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
  scene.contact(600, foot, 380)
  scene.place(stoveBench(480, '#a9683f', '#c8434a'), 600, foot, 1.7)
  scene.warm(820, 1180, 460, '#f08a3c', 0.4)
  scene.glow(880, 1140, 400, '#ffc66b', 0.2)
  scene.place(cat({ color: '#6f6a80' }), 595, seat, 2.45, { flip: true })
  scene.place(hare({ bent: true }), 370, seat, 1.6)
  scene.place(mouse({ color: '#b98d6c', look: [-5, -4] }), 785, seat, 1.75)
  return framed(scene, { seed: 61, stars: true })
}
