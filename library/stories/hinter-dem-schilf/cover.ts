import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, leaf } from '../../draw/paper/geometry.ts'
import { flat, piece } from '../../draw/paper/pieces.ts'
import { pond } from '../../draw/places/pond.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { lu } from './figures.ts'
import { nearReed } from './set.ts'

/** A dragonfly seen from above, its head at (0, 0), looking to the left. */
const dragonfly =
  `<g opacity=".8">${piece([leaf(34, 0, -1.9, 110, 0.16), leaf(48, 0, -1.2, 104, 0.16)], '#dff6f2')}</g>` +
  piece('M0 -9C20 -14 40 -12 60 -7L190 -4V4L60 7C40 12 20 14 0 9C-12 6 -12 -6 0 -9Z', '#e0704a') +
  flat(ellipse(-2, -6, 7, 6), '#2a1a1f')

export const frontCover: CoverArt = () => {
  const scene = pond({
    ...coverSize,
    palette: 'emerald',
    hour: 'day',
    view: 'water',
    seed: 4,
    light: { x: 0.6, y: 0.38, r: 120 },
  })
  const { mood, height } = scene
  const green = mix(mood.land(0.85), '#3f8a5a', 0.4)
  const reeds = (spots: readonly [number, number, number, number][], color: string) => {
    for (const [x, h, lean, w] of spots) scene.piece(nearReed(x, height - 60, h, lean, w), color, 3)
  }
  reeds(
    [
      [250, 1020, 0.02, 12],
      [960, 1060, -0.03, 12],
      [360, 860, -0.16, 11],
      [850, 880, 0.16, 11],
    ],
    lighter(green, 0.12),
  )
  scene.place(dragonfly, 700, 700, 1)
  scene.place(lu({ pose: 'front', headTilt: 8, mood: 'surprised' }), 600, 1480, 4.7)
  reeds(
    [
      [330, 760, -0.3, 16],
      [870, 780, 0.3, 16],
      [420, 560, -0.4, 15],
      [790, 560, 0.42, 15],
    ],
    darker(green, 0.12),
  )
  reeds(
    [
      [520, 330, -0.5, 15],
      [690, 340, 0.55, 15],
    ],
    darker(green, 0.28),
  )
  return addFrame(scene, { design: 'reeds', seed: 71 })
}
