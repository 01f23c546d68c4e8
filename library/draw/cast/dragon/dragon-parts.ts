import { mix } from '../../paper/color.ts'
import { bend, type Point, points, smooth } from '../../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../paper/pieces.ts'
import { angleTo, toward } from '../bird/feather.ts'

/** Where a dragon's claws grip, in figure units, and what they hold: a drawing gripped at its (0, 0). */
export interface ClawTarget {
  at: Point
  holding?: string
}

export interface DragonSkin {
  color: string
  dark: string
  belly: string
}

/** A bat's wing, its root at (0, 0), reaching up and to the left. */
export function batWing({ color, dark, belly }: DragonSkin): string {
  const skin = mix(belly, dark, 0.35)
  const pale = mix(belly, dark, 0.2)
  return (
    piece(
      'M6 8L-30 -50L-76 -92L-128 -114L-124 -88L-144 -58L-118 -60L-100 -34L-80 -44L-60 -18L-40 -20L-8 16Z',
      skin,
    ) +
    flat('M0 4L-40 -46L-84 -82L-126 -112L-122 -88L-140 -60Z', pale) +
    flat('M-2 8L-62 -28L-98 -37L-82 -44L-60 -18Z', pale) +
    line('M-2 6L-76 -38L-138 -60M-2 8L-60 -26L-98 -37', mix(color, dark, 0.4), 5) +
    piece(strip(points('4,10 -44,-74 -130,-114'), [22, 15, 7]), color) +
    piece('M-126 -108L-142 -128L-120 -122Z', mix(belly, '#ffffff', 0.3))
  )
}

/** A tail along `spine` that ends in an arrow's tip, with spikes along its upper side. */
export function dragonTail(
  { color, dark }: DragonSkin,
  spine: readonly Point[],
  tip: number,
  widths: readonly number[] = [66, 44, 26, 14],
): string {
  const [x, y] = spine.at(-1) ?? [0, 0]
  return (
    placed(piece('M-6 -8L8 -26L26 -20L52 0L26 20L8 26L-6 8Z', dark), { x, y, rotate: tip }) +
    piece(strip(spine, widths), color) +
    flat(
      strip(
        spine,
        widths.map((w) => w * 0.42),
        0.06,
        0.9,
      ),
      mix(color, dark, 0.2),
    )
  )
}

/** A row of pointed back plates from `from` to `to`, leaning by `angle` degrees. */
export const backSpikes = (at: readonly Point[], angle: number, size: number, color: string) =>
  piece(
    at.map(([x, y], i) => {
      const tip = toward([x, y], angle, size * (1 - i * 0.08))
      const [a, b] = [
        toward([x, y], angle - 90, size * 0.42),
        toward([x, y], angle + 90, size * 0.42),
      ]
      return `M${a[0]} ${a[1]}L${tip[0]} ${tip[1]}L${b[0]} ${b[1]}Z`
    }),
    color,
  )

/** Belly plates laid over each other from below, round x; `rows` are [y, half the width]. */
export const plates = (rows: readonly (readonly [number, number])[], belly: string, x = 0) =>
  rows
    .map(([y, w], i) =>
      piece(
        `M${x - w} ${y - 12}L${x - w * 0.4} ${y - 6}L${x + w * 0.5} ${y - 7}L${x + w} ${y - 13}L${x + w * 0.92} ${y + 14}L${x + w * 0.3} ${y + 21}L${x - w * 0.5} ${y + 20}L${x - w * 0.94} ${y + 13}Z`,
        i % 2 ? mix(belly, '#e0b868', 0.3) : belly,
      ),
    )
    .join('')

const clawWhite = '#fff3d6'

/** A foot with three claws, its heel at (0, 0), toes to the right. */
export const clawedFoot = (color: string): string =>
  flat('M36 -6L52 0L36 2ZM28 -2L44 4L28 4Z', clawWhite) +
  piece(smooth(points('-14,-2 -16,-22 4,-34 26,-24 42,-10 40,0 10,2')), color) +
  flat('M38 -10L54 -4L40 -1ZM22 -4L36 4L22 3Z', clawWhite)

/** An arm of two segments that ends in three claws round `target`. */
export function clawArm(
  shoulder: Point,
  target: ClawTarget,
  color: string,
  { bone = 52, side = 1 }: { bone?: number; side?: 1 | -1 } = {},
): string {
  const way = angleTo(target.at, shoulder)
  const wrist = toward(target.at, way, 12)
  const elbow = bend(shoulder, wrist, [bone, bone], side === 1 ? -1 : 1)
  const forearm = angleTo(elbow, wrist)
  const finger = (turn: number, length: number) => {
    const root = toward(wrist, forearm + turn, 7)
    const end = toward(root, forearm + turn * 0.8, length)
    const nail = toward(end, forearm + turn * 0.4 + 14 * Math.sign(turn || 1), 9)
    return (
      line(`M${end[0]} ${end[1]}L${nail[0]} ${nail[1]}`, clawWhite, 5) +
      piece(strip([root, end], [13, 10]), color)
    )
  }
  return (
    finger(-46, 14) +
    placed(target.holding ?? '', { x: target.at[0], y: target.at[1] }) +
    piece([strip([shoulder, elbow], [32, 26]), strip([elbow, wrist], [26, 19])], color) +
    finger(-8, 19) +
    finger(32, 18)
  )
}
