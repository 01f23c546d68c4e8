import { num, type Point, points, polygon } from '../../paper/geometry.ts'
import { flat, piece } from '../../paper/pieces.ts'
import { cutEllipse } from './cut.ts'
import type { Vec, View } from './head-view.ts'

export type Ears = 'up' | 'forward' | 'back' | 'drooping' | 'one'

type EarShape = 'pointed' | 'round' | 'long' | 'tufted' | 'hanging' | 'leaf'

/** The right ear of a head seen from the front. */
export interface EarPlan {
  shape: EarShape
  at: Vec
  length: number
  /** Half its width. */
  width: number
  /** Where it points at rest. */
  rest: Vec
  color: string
  inside: string
  /** Colour of its tip, where that differs. */
  tip?: string
}

/** A paper of the head: papers with a higher `z` lie nearer. */
export interface Layer {
  z: number
  svg: string
}

/** Outlines along the ear (0 to 1) and across it (-1 to 1). */
const outlines: Record<
  Exclude<EarShape, 'round'>,
  (p: (u: number, v: number) => string) => string
> = {
  pointed: (p) =>
    `M${p(-0.16, -0.9)}Q${p(0.5, -1)} ${p(1, -0.06)}Q${p(0.62, 0.78)} ${p(-0.16, 0.9)}Z`,
  long: (p) =>
    `M${p(-0.05, -0.5)}C${p(0.3, -1.1)} ${p(0.8, -1.15)} ${p(1, -0.08)}C${p(0.86, 0.95)} ${p(0.35, 1.2)} ${p(-0.05, 0.5)}Z`,
  tufted: (p) =>
    `M${p(-0.16, -1)}L${p(0.42, -0.86)}L${p(1, -0.46)}L${p(0.74, -0.16)}L${p(0.94, 0.16)}L${p(0.44, 0.84)}L${p(-0.16, 1)}Z`,
  hanging: (p) =>
    `M${p(-0.06, -0.42)}C${p(0.1, -1.1)} ${p(0.9, -1.24)} ${p(1, -0.2)}C${p(1.04, 0.8)} ${p(0.4, 1)} ${p(-0.06, 0.62)}Z`,
  leaf: (p) => `M${p(-0.1, -0.5)}Q${p(0.4, -1.3)} ${p(1, 0)}Q${p(0.5, 1.1)} ${p(-0.1, 0.6)}Z`,
}

/** The coloured tip of an ear, along and across it. */
const tipCut: readonly Point[] = points(
  '0.74,-0.86 0.86,-0.62 1,-0.08 0.9,0.5 0.76,0.74 0.82,0.3 0.7,0 0.8,-0.4',
)

const raised: Vec = [0.95, -0.3, 0.1]

const turned = ([x, y, z]: Vec, [dx, dy, dz]: Vec): Vec => [x + dx, y + dy, z + dz]

const backward = (shape: EarShape): Vec =>
  (({ hanging: [0.1, -0.4, -0.9], leaf: [-0.3, 0.2, -0.8] }) as Partial<Record<EarShape, Vec>>)[
    shape
  ] ?? [0.5, 0.5, -1]

/** Where an ear points that says this. */
function direction({ shape, rest }: EarPlan, ears: Exclude<Ears, 'one'> | undefined): Vec {
  const hangs = shape === 'hanging'
  switch (ears) {
    case undefined:
      return rest
    case 'up':
      return hangs || shape === 'leaf' ? raised : rest
    case 'forward':
      return turned(rest, hangs ? [0.1, -0.3, 0.7] : [-0.12, 0.1, 0.75])
    case 'back':
      return turned(rest, backward(shape))
    case 'drooping':
      return hangs ? [0.1, 1, 0.1] : [1, shape === 'long' ? 0.55 : -0.3, 0.05]
  }
}

const unit = ([x, y, z]: Vec): Vec => {
  const size = Math.hypot(x, y, z)
  return [x / size, y / size, z / size]
}

/** An ear lies on the head if it hangs before it, or if we look at the side where it grows. */
const liesOnHead = (shape: EarShape, view: View, z: number): boolean =>
  Math.abs(view.yaw) > 120 || (shape === 'hanging' ? z > -14 : Math.abs(view.yaw) > 60 && z > 8)

function earOf(plan: EarPlan, view: View, side: 1 | -1, ears: Ears | undefined): Layer {
  const { shape, at, length, width, color, inside, tip } = plan
  const mirror = ([x, y, z]: Vec): Vec => [x * side, y, z]
  const says = ears === 'one' ? (side === -1 ? 'up' : 'drooping') : ears
  const [x, y, z] = view.turn(mirror(at))
  const [ux, uy] = view.at(mirror(unit(direction(plan, says))))
  const flatLength = Math.hypot(ux, uy) || 1
  const l = length * Math.max(0.55, flatLength)
  const [cx, cy] = [ux / flatLength, uy / flatLength]
  const faces = view.facing(mirror([0.5, -0.05, 0.86]))
  const w = -side * width * Math.max(0.55, Math.min(1, Math.abs(faces) * 1.25))
  const on = (u: number, v: number, share = 1): Point => {
    const [a, b] = [(u * share + (1 - share) * 0.3) * l, v * share * w]
    return [x + cx * a - cy * b, y + cy * a + cx * b]
  }
  const outline = (share: number): string =>
    shape === 'round'
      ? cutEllipse(on(0.45, 0, share), width * share * Math.abs(w / width), l * 0.55 * share, {
          seed: 7,
        })
      : outlines[shape]((u, v) => on(u, v, share).map(num).join(' '))
  const isOpen = faces > 0.12 && shape !== 'hanging' && says !== 'back'
  return {
    z: liesOnHead(shape, view, z) ? 6 : -2,
    svg:
      piece(outline(1), color) +
      (isOpen ? flat(outline(0.62), inside) : '') +
      (tip ? flat(polygon(tipCut.map(([u, v]) => on(u, v))), tip) : ''),
  }
}

/** Both ears. */
export const drawEars = (plan: EarPlan, view: View, ears: Ears | undefined): Layer[] => [
  earOf(plan, view, 1, ears),
  earOf(plan, view, -1, ears),
]
