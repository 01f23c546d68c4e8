import { circle } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { butterfly } from '../../draw/props/insects.ts'
import {
  carrotTop,
  lettuce,
  radish,
  upturnedPot,
  wateringCan,
} from '../../draw/props/vegetables.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { selma } from './figures.ts'
import { openSky } from './set.ts'

const middle = [600, 1120] as const
const radius = 205

/** The plants around the little world; degrees clockwise from its top. */
const growing: [svg: string, degrees: number, scale: number][] = [
  [carrotTop(), -112, 0.62],
  [carrotTop(), 110, 0.62],
  [wateringCan(), 158, 0.42],
  [upturnedPot(), -154, 0.5],
  [lettuce(), -66, 0.66],
  [radish(), 66, 0.5],
]

/** The vegetable bed as a little round world, and Selma on top of it. */
export const frontCover: CoverArt = () => {
  const scene = openSky({ ...coverSize, hour: 'day', light: { x: 0.5, y: 0.44, r: 300 } }, [
    { x: 0.2, y: 0.36, w: 190 },
    { x: 0.84, y: 0.42, w: 210 },
    { x: 0.16, y: 0.52, w: 150 },
  ])
  const [x, y] = middle
  for (const [svg, degrees, scale] of growing)
    scene.add(
      placed(placed(svg, { y: -radius + 14, scale }), {
        x,
        y,
        rotate: degrees,
      }),
    )
  scene.piece(circle(x, y, radius), scene.linear('#a97448', '#5e3a2e', y - radius, y + radius), 3)
  const path = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 6.283
    return circle(x + Math.cos(angle) * 154, y + Math.sin(angle) * 154, i % 2 ? 8 : 5)
  })
  scene.flat(path, '#f4dfae', 0.85)
  scene.add(
    piece(circle(x, y, 96), '#8a5a3c') + placed(lettuce('#9ccb5c'), { x, y: y + 60, scale: 0.52 }),
  )
  scene.place(selma(4), x - 12, y - radius + 8, 1.6)
  scene.place(butterfly('#f4b8a8'), 290, 690, 0.9, { rotate: -24 })
  return addFrame(scene, { design: 'stalks', seed: 31 })
}
