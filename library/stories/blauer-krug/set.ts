import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { kitchen } from '../../draw/places/kitchen.ts'
import { pot } from '../../draw/props/furniture.ts'

/** A high shelf board, `w` pixels wide, for the things that `place` puts on it. */
const highBoard = (scene: Scene, x: number, y: number, w: number, wood = '#a9704a') =>
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

/** Oma Salma's kitchen: the board for the jug hangs over the one with the cups. */
export const omasKitchen = (hour: 'day' | 'dusk' | 'night', lamp: number | null) => {
  const scene = kitchen({
    palette: 'sunrise',
    hour,
    seed: 3,
    table: null,
    lamp,
    cupboards: '#d08a5c',
  })
  highBoard(scene, 1110, 232, 400)
  for (const [x, color] of [
    [1150, '#e8a13c'],
    [1250, '#7aa85c'],
  ] as const)
    scene.place(placed(pot(color), { scale: 0.62 }), x, 234, 1.2)
  return scene
}

/** The kitchen table from its end: far and narrow above, wide and near below. */
export const tableFromItsEnd = (scene: Scene, far: number, near: number) => {
  const [a, b] = [250, 620]
  const top = `M${800 - a} ${far}H${800 + a}L${800 + b} ${near}H${800 - b}Z`
  scene.piece(`M${800 - b} ${near - 6}H${800 + b}V${near + 120}H${800 - b}Z`, '#b9504f', 3)
  scene.piece(top, print('checks', '#d9705f', '#f6d8c2', { size: 46 }), 3)
}
