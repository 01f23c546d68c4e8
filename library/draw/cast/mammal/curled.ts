import { type Point, polygon } from '../../paper/geometry.ts'
import { piece, placed } from '../../paper/pieces.ts'
import { aboveGround, headOn, scarfOn } from './animal-body.ts'
import { drawTail } from './animal-tail.ts'
import { cutEllipse, type Joint } from './cut.ts'
import { foot, footColor } from './fours-legs.ts'
import type { AnimalLook, FoursBuild, Species } from './species.ts'

/** Outline of a lying body, half its length and its height 1. */
const mound: readonly Point[] = [
  [-1, 0],
  [-1.06, -0.34],
  [-0.92, -0.66],
  [-0.62, -0.92],
  [-0.2, -1.02],
  [0.24, -0.95],
  [0.62, -0.74],
  [0.9, -0.4],
  [1, 0],
]

const moundOf = (w: number, h: number): string => polygon(mound.map(([x, y]) => [x * w, y * h]))

/** The tail of a curled animal: a long one lies round its body. */
function curledTail({ tail }: Species, w: number, h: number): { behind: string; before: string } {
  if (!tail) return { behind: '', before: '' }
  if (tail.isStub) return { behind: drawTail(tail, [-w * 1.02, -h * 0.26]), before: '' }
  const root: Point = [-w * 0.84, -h * 0.34]
  const isShort = tail.length < 90 || tail.tassel !== undefined
  return isShort
    ? { behind: drawTail(tail, root), before: '' }
    : { behind: '', before: drawTail(tail, root, 'wrapped') }
}

/** Curled up asleep, head to the right. */
export function drawCurled(species: Species, b: FoursBuild, look: AnimalLook): string {
  const { coat, headScale = 1, head } = species
  const w = b.long * 0.5 + b.rump * 0.9
  const h = b.rump * 2.3
  const [skullW, skullH] = head.skull.map((size) => size * headScale) as [number, number, number]
  const at: Point = [w * 0.62, -skullH * 1.02]
  const hips: Joint = [[-w * 0.4, -h * 0.44], h * 0.48]
  const chest: Joint = [[w * 0.3, -h * 0.44], h * 0.48]
  const tail = curledTail(species, w, h)
  const thigh = cutEllipse([-w * 0.52, -h * 0.3], w * 0.4, h * 0.34, {
    seed: 8,
    count: 13,
    turn: -12,
  })
  const toes = foot(b, footColor(coat, b))
  return (
    tail.behind +
    (species.fleece?.(hips, chest) ?? piece(moundOf(w, h), coat.fur)) +
    (species.markings?.(hips, chest, 'side') ?? '') +
    piece(thigh, coat.haunch ?? coat.near) +
    (species.back?.(hips, chest, 'side') ?? '') +
    placed(toes, { x: w * 0.1 }) +
    scarfOn(species, look, [at[0] - skullW * 0.5, at[1] - 4], false, 70) +
    tail.before +
    headOn(species, look, aboveGround(species, look, { at, yaw: 24, tilt: 8 })) +
    placed(toes, { x: w * 0.92 })
  )
}
