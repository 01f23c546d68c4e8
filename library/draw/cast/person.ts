import { mix } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { withoutMarks } from '../paper/marks.ts'
import { flat, line, mirrored, type Placement, piece, placed } from '../paper/pieces.ts'
import { blush, eyes, type Feeling, mouth } from './face.ts'
import { backHair, coversEars, fringe, type Hair, isBald } from './hair.ts'

export interface Face extends Hair {
  skin: string
  mood: Feeling
  glasses: boolean
  /** the face looks this many units to the right */
  turn?: number
  /** the face looks this many units down, its lids lowered */
  down?: number
  /** drawn over the face and hair: a beard, a crown, wrinkles */
  extra?: string
}

const rims = (dark: string): string =>
  line(`${circle(-20, -184, 14)}${circle(20, -184, 14)}M-6 -186Q0 -190 6 -186`, dark, 2.8)

const baldCrown = 'M-48 -194C-54 -236 -26 -250 0 -250C26 -250 54 -236 48 -194Z'

/** A person's head, its middle at (0, -192) before placing, 100 units wide without hair. */
export function personHead(face: Face, placement: Placement = {}): string {
  const { skin, mood, asleep, hood, hairStyle, turn = 0, down = 0, extra = '' } = face
  const flush = mix(skin, '#e0403c', 0.62)
  const ears = !hood && !coversEars(hairStyle)
  const features =
    (down > 0 && !asleep
      ? withoutMarks(eyes(20, -184, 6.4, mood, true))
      : eyes(20, -184, 6.4, mood, asleep)) +
    blush(32, -169, 0.5, 8, turn, flush) +
    flat(ellipse(0, -175, 3.4, 2.4), mix(skin, '#a03c30', 0.35)) +
    mouth(-166, 8, mood, mix(skin, '#6a161c', 0.75)) +
    (face.glasses ? rims('#4a3a4a') : '')
  const svg =
    (hood
      ? piece(
          'M0 -262C-62 -262 -76 -200 -64 -164C-50 -138 50 -138 64 -164C76 -200 62 -262 0 -262Z',
          hood,
        ) +
        flat(
          'M0 -140C-48 -140 -62 -172 -56 -200C-48 -248 48 -248 56 -200C62 -172 48 -140 0 -140Z',
          mix(hood, '#1a0512', 0.42),
        )
      : backHair(face)) +
    (ears ? mirrored(piece(circle(-50, -180, 9), mix(skin, '#a0483a', 0.12))) : '') +
    piece(
      'M0 -148C-40 -148 -52 -174 -48 -198C-42 -226 42 -226 48 -198C52 -174 40 -148 0 -148Z',
      skin,
    ) +
    (isBald(hairStyle) && !hood ? flat(baldCrown, skin) : '') +
    fringe(face) +
    placed(features, { x: turn, y: down }) +
    extra
  return placed(svg, { y: -192, pivot: [0, -192], ...placement })
}
