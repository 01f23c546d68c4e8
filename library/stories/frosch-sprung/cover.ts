import { frog } from '../../draw/cast/frog.ts'
import { flower } from '../../draw/landscape/flowers.ts'
import { lilyPad } from '../../draw/places/pond.ts'
import { waterfall } from '../../draw/places/waterfall.ts'
import { rings } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'

export const frontCover: CoverArt = () => {
  const scene = waterfall({
    ...coverSize,
    palette: 'emerald',
    hour: 'dawn',
    seed: 3,
    shore: 0.6,
    bank: false,
    breadth: 0.72,
    light: { x: 0.56, y: 0.43, r: 230 },
    stone: { x: 0.27, top: 0.575, w: 230 },
  })
  for (const [x, y, w] of [
    [330, 1330, 230],
    [900, 1290, 220],
    [620, 1410, 300],
  ] as const) {
    scene.piece(lilyPad(x, y, w), '#57a368', 3)
  }
  scene.add(flower(880, 1270, 44, '#ffe3ea', 9, 0.2), flower(880, 1266, 26, '#ffffff', 7, 0.5))
  rings(scene, 650, 1270, 120, 3)
  scene.place(
    frog({ pose: 'spread', color: '#94c94a', mood: 'joyful', gaze: [0, 0.8] }),
    650,
    1160,
    3.6,
    {
      rotate: 6,
    },
  )
  return addFrame(scene, { design: 'torn', seed: 47 })
}
