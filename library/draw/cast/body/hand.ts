import { mix } from '../../paper/color.ts'
import { type Point, polygon } from '../../paper/geometry.ts'
import { line, piece } from '../../paper/pieces.ts'
import { segment, turned } from './limb.ts'

/**
 * `rest` hangs loosely, `open` lies flat on something, `flat` is the palm turned up, `grip` is round a stick or
 * rim, `pinch` between finger and thumb, `wave` has its fingers spread.
 */
export type Grip = 'rest' | 'open' | 'wave' | 'flat' | 'grip' | 'pinch' | 'point' | 'fist'

interface Shape {
  /** paper behind the thing that is held */
  behind: readonly string[]
  /** fingers before it */
  before: readonly string[]
  /** cuts between the fingers */
  cuts: string
  /** where it holds, from the wrist */
  hold: Point
}

const finger = (from: Point, degrees: number, length: number, r = 3.5): string => {
  const [dx, dy] = turned([length, 0], degrees)
  return segment(from, [from[0] + dx, from[1] + dy], r, r * 0.86)
}

const palm = 'M-5 -6.5C2 -8.5 10 -9.5 15 -8C18 -4 18 5 15 8.5C9 9.5 2 8.5 -5 6.5Z'
const curled = 'M-5 -6.5C3 -9 12 -10 17 -7.5C21 -4 21 5 17 8.5C10 10.5 2 9 -5 6.5Z'

/** Four fingers on the palm, their directions spread by degrees. */
const spread = (degrees: number, length: number): string[] =>
  [-1.5, -0.5, 0.5, 1.5].map((i) =>
    finger([13, i * 4.1], i * degrees, length - (i === 1.5 ? 3.5 : Math.abs(i + 0.5) * 1.2)),
  )

/** Hands point to the right, the wrist at (0, 0), the thumb up. */
const shapes: Record<Grip, Shape> = {
  rest: {
    behind: [
      'M-5 -6.5C3 -9 11 -9.5 16 -7.5C23 -5 26 1 24 6C21 10 11 10 5 8.5L-5 6.5Z',
      finger([5, -5], -22, 13, 3.9),
    ],
    before: [],
    cuts: 'M16 -1L23 1M15 3.6L22 5',
    hold: [15, 2],
  },
  open: {
    behind: [palm, ...spread(5, 12), finger([5, -5], -52, 13, 3.9)],
    before: [],
    cuts: '',
    hold: [15, 0],
  },
  wave: {
    behind: [palm, ...spread(15, 13.5), finger([5, -5], -62, 14, 3.9)],
    before: [],
    cuts: '',
    hold: [13, 0],
  },
  flat: {
    behind: [
      'M-5 -6C4 -6.5 12 -5 21 -5.5Q29 -6 28.5 -2.5C24 3 12 7 4 7L-5 6Z',
      finger([6, -3], -38, 11, 3.8),
    ],
    before: [],
    cuts: '',
    hold: [17, -5],
  },
  grip: {
    behind: [palm],
    before: [
      ...[-6.2, -2.1, 2, 6].map((y) => segment([6, y], [15.5, y * 0.94], 2.9, 2.9)),
      segment([1, -5], [9, -9.5], 4, 3.6),
    ],
    cuts: 'M9 -4.1H17M9 0H17.6M9 4H17',
    hold: [11, 0],
  },
  pinch: {
    behind: [
      'M-5 -6.5C2 -8.5 9 -9 13 -6C18 -2 17 8 12 9C6 9.5 1 8 -5 6.5Z',
      finger([4, -6], -14, 15, 3.8),
    ],
    before: [segment([9, -1], [19, -7], 3.5, 3)],
    cuts: 'M10 4L15 4.4',
    hold: [21, -9],
  },
  point: {
    behind: [curled, finger([12, -4.6], -3, 18, 3.6), segment([4, -5], [12, -2], 3.8, 3.3)],
    before: [],
    cuts: 'M13 1H20M13 5L19 5.4',
    hold: [28, -5],
  },
  fist: {
    behind: [curled, segment([3, -6], [13, -3], 4, 3.5)],
    before: [],
    cuts: 'M14 1H20M13 5L19 5.4',
    hold: [11, 0],
  },
}

const mitten = 'M-3 -8C6 -10 15 -11 21 -8C28 -3 26 7 20 9.5C12 11 4 10 -3 8Z'
const thumbOfMitten = segment([5, -6], [14, -14], 5, 4.6)

export interface HandLook {
  skin: string
  /** colour of the glove */
  glove?: string | undefined
  /** 1 for a child's hand, 26 units long */
  size: number
}

/** The hold of a hand of `size` whose thumb is on the `side` 1 (up when it points right) or -1. */
export const holdOf = (grip: Grip, size: number, side: number): Point => {
  const [x, y] = shapes[grip].hold
  return [x * size, y * size * side]
}

export interface HandPlace {
  wrist: Point
  /** degrees, clockwise from the right */
  angle: number
  /** -1 mirrors the hand, so its thumb is on the other side */
  side: number
}

/** A hand at its wrist: the paper behind what it holds, and the fingers before it. */
export function handAt(
  grip: Grip,
  { skin, glove, size }: HandLook,
  { wrist, angle, side }: HandPlace,
): { behind: string; before: string } {
  const { behind, before, cuts } = shapes[grip]
  const at = (svg: string): string =>
    svg === ''
      ? ''
      : `<g transform="translate(${wrist[0].toFixed(1)} ${wrist[1].toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size} ${size * side})">${svg}</g>`
  if (glove) {
    const cuff = piece(
      polygon([
        [-6, -8.5],
        [1, -9.5],
        [1, 9.5],
        [-6, 8.5],
      ]),
      mix(glove, '#ffffff', 0.45),
    )
    const thumb = piece(thumbOfMitten, glove)
    const paper = piece(mitten, glove) + cuff
    return before.length > 0
      ? { behind: at(paper), before: at(thumb + piece(segment([12, 2], [20, 3], 7, 6), glove)) }
      : { behind: at(paper + thumb), before: '' }
  }
  const slits = cuts ? line(cuts, mix(skin, '#7a2a20', 0.42), 1.3) : ''
  return before.length > 0
    ? { behind: at(piece(behind, skin)), before: at(piece(before, skin) + slits) }
    : { behind: at(piece(behind, skin) + slits), before: '' }
}

/** A hand alone, as a thing: its wrist at (0, 0), pointing right. */
export const looseHand = (grip: Grip, look: HandLook, angle = 0): string => {
  const { behind, before } = handAt(grip, look, { wrist: [0, 0], angle, side: 1 })
  return behind + before
}
