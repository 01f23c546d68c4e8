import { num, type Point } from '../../paper/geometry.ts'
import { line, piece, strip } from '../../paper/pieces.ts'
import { blade } from './cut.ts'
import type { Layer } from './ears.ts'
import { flip, type Vec, type View } from './head-view.ts'

/** Three whiskers at each side, from `at` outward. */
export const whiskers =
  (at: Vec, length: number, color: string) =>
  (view: View): Layer[] =>
    [at, flip(at)].flatMap((root, i): Layer[] => {
      const side = i === 0 ? 1 : -1
      if (view.facing([side * 0.4, 0, 0.9]) < 0.15) return []
      const from = view.at(root).map(num).join(' ')
      const d = [-8, 2, 12].map((fall) => {
        const [x, y, z] = root
        return `M${from}L${view
          .at([x + side * length, y + fall, z - length * 0.8])
          .map(num)
          .join(' ')}`
      })
      return [{ z: 3, svg: line(d.join(''), color, 2) }]
    })

/** A horn at each side along points in space, from the root. */
export const horns =
  (spine: readonly Vec[], widths: readonly number[], color: string, rings: string) =>
  (view: View): Layer[] =>
    [spine, spine.map(flip)].map((points): Layer => {
      const flatSpine = points.map(view.at)
      const z = view.turn(points[1] ?? [0, 0, 0])[2]
      const bands = [0.24, 0.42, 0.6, 0.76].map(
        (t) => `<path d="${strip(flatSpine, widths, t, t + 0.04)}" fill="${rings}"/>`,
      )
      return {
        z: Math.abs(view.yaw) > 50 && z > 0 ? 5.5 : -2.5,
        svg: piece(strip(flatSpine, widths), color) + bands.join(''),
      }
    })

/** Tufts of hair that hang or stand: roots and tips in space, and the width at the root. */
export const hair =
  (locks: readonly (readonly [root: Vec, tip: Vec, width: number])[], color: string, z: number) =>
  (view: View): Layer[] => {
    const paths = locks.map(([root, tip, width]) => blade(view.at(root), view.at(tip), width))
    return [{ z: Math.abs(view.yaw) > 120 ? -z : z, svg: piece(paths, color) }]
  }

/**
 * The spikes round a middle: `count` points between two radii, directions in degrees clockwise from the left; none
 * reaches below `floor`.
 */
export function spikeFan(
  [x, y]: Point,
  radii: readonly [number, number],
  count: number,
  [from, to]: readonly [number, number],
  floor = Number.POSITIVE_INFINITY,
): string {
  const at = (angle: number, r: number): string => {
    const turn = (angle * Math.PI) / 180
    const low = Math.min(floor, y - Math.sin(turn) * r * 0.92)
    return `${num(x - Math.cos(turn) * r)} ${num(low)}`
  }
  const step = (to - from) / count
  const spikes = Array.from({ length: count }, (_, i) => {
    const start = from + i * step
    return `${at(start, radii[0])}L${at(start + step * 0.5, radii[1] * (i % 3 === 1 ? 0.94 : 1.02))}`
  })
  return `M${spikes.join('L')}L${at(to, radii[0])}Z`
}
