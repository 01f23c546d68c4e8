import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** A high shelf board, `w` pixels wide, for the things that `place` puts on it. */
export const highBoard = (scene: Scene, x: number, y: number, w: number, wood = '#a9704a') =>
  scene
    .piece(
      [-0.36, 0.36].map((share) => `M${x + w * share - 16} ${y}h32v${70}q-28 -6 -32 -70Z`),
      darker(wood, 0.2),
      2,
    )
    .piece(roundRect(x - w / 2, y, w, 26, 8), wood, 2)

/** The slanting boards of a roof, seen from inside, in both upper corners. */
export const slopingRoof = (scene: Scene, wood: string) => {
  const slope = (x0: number, x1: number) => `M${x0} -60H${x1}L${x0} 760Z`
  const beams = [0.25, 0.5, 0.75]
    .map((t) => `M${-60 + 620 * t} -60L-60 ${760 - 820 * (1 - t)}`)
    .join('')
  const half = `${piece(slope(-60, 560), wood)}<g opacity=".4">${line(beams, darker(wood, 0.4), 7)}</g>`
  scene.add(half, `<g transform="translate(1600 0) scale(-1 1)">${half}</g>`)
}

/** The pale shape of a big ghost, as somebody imagines it behind him; (0, 0) is under its middle. */
export const imagined = (scene: Scene, x: number, y: number, scale: number) => {
  const ghost =
    'M0 -330C-70 -330 -96 -280 -96 -220C-110 -150 -140 -110 -150 0Q-120 -34 -92 0Q-62 -34 -34 0Q0 -36 34 0Q62 -34 92 0Q120 -34 150 0C140 -110 110 -150 96 -220C96 -280 70 -330 0 -330Z'
  scene.add(
    `<g transform="translate(${x} ${y}) scale(${scale})" opacity=".5">${flat(ghost, '#ffffff')}${flat(ellipse(-36, -240, 14, 22) + ellipse(36, -240, 14, 22) + circle(0, -184, 16), '#b58aa0')}</g>`,
  )
}
