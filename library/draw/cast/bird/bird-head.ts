import { ellipse, type Point, smooth } from '../../paper/geometry.ts'
import { cheek, flat, piece, placed } from '../../paper/pieces.ts'
import { crestOf, gapeOf } from '../face/crest.ts'
import type { Expression, Feeling, Gaze } from '../face/face.ts'
import { weepingEye } from '../face/weeping-eye.ts'
import type { HeadView } from '../head/person.ts'
import type { BirdActing } from './bird-acting.ts'
import { featherRow, layered } from './feather.ts'

/** A beak in profile, its hinge at (0, 0), pointing to the right, and from the front, its root at (0, 0). */
export interface Beak {
  upper: string
  lower: string
  front: string
  /** painted on the lower half, in profile */
  spot?: string
  /** where things hang from the closed beak in profile */
  tip: Point
  color: string
  dark: string
}

/** What a bird's head looks like; `size` is its radius. */
export interface HeadDesign {
  size: number
  color: string
  /** the tone of its ruffled feathers */
  sheen: string
  eyeSize: number
  /** the ring round the eye, or '' */
  ring: string
  beak: Beak
  cheekColor?: string
  /** a comb, a tuft: behind the head */
  behind?: (view: HeadView, crest: number) => string
  /** markings over the head, below the eyes */
  over?: (view: HeadView) => string
  /** colour of the face round beak and eyes */
  mask?: string
  /** eyes and beak of a species with a face of its own, instead of the usual ones */
  face?: (state: HeadState) => string
  /** Without the small ruffled feathers of the nape. */
  sleek?: boolean
}

export interface HeadState {
  view: HeadView
  mood: Feeling
  gaze?: Gaze | undefined
  lids?: number | undefined
  asleep: boolean
  /** how far the beak is open, in degrees */
  gape: number
  /** hangs from the beak */
  holding: string
  /** moves the features of a frontal face down, in degrees */
  nod: number
}

/** Where a beak springs from a head in each view, and how much it is foreshortened. */
const beakAt: Record<HeadView, { x: number; y: number; width: number }> = {
  profile: { x: 0.68, y: 0.02, width: 1 },
  turned: { x: 0.48, y: 0.3, width: 0.76 },
  front: { x: 0, y: 0.02, width: 1 },
  turnedAway: { x: 0.66, y: 0.02, width: 0.5 },
  back: { x: 0, y: 0, width: 0 },
}

/** Where a beak's tip is, for a head with its middle at (0, 0). */
export function beakTip({ size, beak }: HeadDesign, view: HeadView): Point {
  const { x, y, width } = beakAt[view]
  const [tx, ty] = beak.tip
  return view === 'front' ? [0, y * size + tx * 0.55] : [x * size + tx * width, y * size + ty]
}

function beakOf({ size, beak }: HeadDesign, { view, gape, holding }: HeadState): string {
  const { x, y, width } = beakAt[view]
  if (width === 0) return ''
  const [tx, ty] = beak.tip
  if (view === 'front') {
    const open = gape > 4 ? piece(beak.front, beak.dark) : ''
    return placed(
      (open ? placed(open, { y: gape * 0.55, scale: 0.8 }) : '') +
        placed(holding, { y: tx * 0.5 }) +
        piece(beak.front, beak.color),
      { y: y * size },
    )
  }
  const svg =
    placed(piece(beak.lower, beak.dark) + (beak.spot ?? ''), {
      rotate: Math.max(gape, holding ? 5 : 0),
    }) +
    placed(holding, { x: tx, y: ty }) +
    placed(piece(beak.upper, beak.color), { rotate: -gape * 0.45 })
  return `<g transform="translate(${x * size} ${y * size}) scale(${width} 1)">${svg}</g>`
}

const skull = (r: number, view: HeadView): string => {
  const flatBrow = view === 'profile' || view === 'turnedAway' ? 0.86 : 0.95
  const outline: Point[] = [
    [-r, r * 0.05],
    [-r * 0.8, -r * 0.68],
    [-r * 0.2, -r],
    [r * 0.45, -r * 0.92],
    [r * flatBrow, -r * 0.42],
    [r * 0.98, r * 0.12],
    [r * 0.7, r * 0.74],
    [0, r],
    [-r * 0.74, r * 0.74],
  ]
  return smooth(outline)
}

/** A face of another colour round beak and eyes. */
function maskOf({ size: r, mask }: HeadDesign, view: HeadView): string {
  if (!mask || view === 'back' || view === 'turnedAway') return ''
  const middle = { front: 0, turned: 0.3, profile: 0.66 }[view]
  const half = { front: 0.8, turned: 0.66, profile: 0.5 }[view]
  const points: readonly Point[] = [
    [middle - half * 0.5, -0.5],
    [middle, -0.26],
    [Math.min(middle + half * 0.5, 0.8), -0.5],
    [Math.min(middle + half, 0.97), -0.02],
    [Math.min(middle + half * 0.94, 0.78), 0.62],
    [Math.min(middle, 0.3), 0.98],
    [middle - half * 0.94, 0.62],
    [middle - half, -0.02],
  ]
  return flat(smooth(points.map(([x, y]): Point => [x * r, y * r])), mask)
}

function eyesOf(design: HeadDesign, state: HeadState): string {
  const { size: r, eyeSize, ring, sheen } = design
  const { view, mood, asleep } = state
  const expression: Expression = {
    mood,
    asleep,
    ...(state.gaze && { gaze: state.gaze }),
    ...(state.lids !== undefined && { lids: state.lids }),
  }
  const at = (x: number, y: number, side: number) =>
    weepingEye(x * r, y * r, eyeSize, expression, asleep, ring, side, sheen)
  const narrow = (svg: string, x: number) =>
    `<g transform="translate(${x * r} 0) scale(.66 1) translate(${-x * r} 0)">${svg}</g>`
  switch (view) {
    case 'profile':
      return at(0.36, -0.18, -1)
    case 'turned':
      return at(0.06, -0.26, -1) + narrow(at(0.74, -0.28, 1), 0.74)
    case 'front':
      return at(-0.52, -0.14, -1) + at(0.52, -0.14, 1)
    default:
      return ''
  }
}

/** Small feathers of the nape that lie flat, or stand on end by `crest`. */
function nape({ size: r, sheen, color }: HeadDesign, crest: number): string {
  const rise = 26 + crest * 34
  return layered(
    featherRow({
      from: [-r * 0.1, -r * 0.86],
      to: [-r * 0.86, -r * 0.1],
      count: 4,
      angles: [168 + rise, 132 + rise * 0.8],
      lengths: [r * (0.5 + 0.14 * crest), r * (0.46 + 0.1 * crest)],
      width: 0.24,
    }),
    [color, sheen],
  )
}

/** Rosy cheeks and eyes. */
function features(design: HeadDesign, state: HeadState): string {
  const { size: r, cheekColor = cheek } = design
  const { view } = state
  if (view === 'back' || view === 'turnedAway') return ''
  const spot = (x: number) => flat(ellipse(x * r, r * 0.3, r * 0.22, r * 0.14), cheekColor, 0.55)
  const cheeks = view === 'front' ? spot(-0.66) + spot(0.66) : spot(0.08)
  return cheeks + eyesOf(design, state)
}

/** A bird's head, its middle at (0, 0), turned views to the right. */
export function birdHead(design: HeadDesign, state: HeadState): string {
  const { size: r } = design
  const { view } = state
  const crest = crestOf(state.mood)
  const ruffled = design.sleek || view === 'front' ? '' : nape(design, crest)
  const behind = (design.behind?.(view, crest) ?? '') + ruffled
  const over = maskOf(design, view) + (design.over?.(view) ?? '')
  const cover = piece(skull(r, view), design.color) + over
  if (design.face) return behind + cover + design.face(state)
  const isBefore = view === 'front' || view === 'turned'
  const drop = isBefore ? state.nod * 0.0045 * r : 0
  const beak = placed(beakOf(design, state), { y: drop * 1.4 })
  const face = placed(features(design, state), { y: drop })
  return isBefore ? behind + cover + face + beak : behind + beak + cover + face
}

/** The head's state in a pose. */
export function stateOf(acting: BirdActing, view: HeadView, isFlipped = false): HeadState {
  const { mood = 'happy', gaze, nod = 0, holding = '' } = acting
  const asleep = acting.pose === 'sleeping'
  const side = isFlipped ? -1 : 1
  return {
    view: acting.headView ?? view,
    mood,
    gaze: gaze && [gaze[0] * side, gaze[1]],
    lids: acting.lids,
    asleep,
    gape: acting.gape ?? (asleep ? 0 : gapeOf(mood)),
    holding,
    nod,
  }
}
