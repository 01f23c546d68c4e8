import { mix } from '../../paper/color.ts'
import { ellipse, smooth } from '../../paper/geometry.ts'
import { flat, line } from '../../paper/pieces.ts'
import type { MouthShape } from './expression.ts'

const teeth = '#fffaf0'
const tongue = '#e0707a'

/** An open mouth: its hole, teeth at its upper edge, a tongue at its lower edge; all paths in half widths. */
const open = (hole: string, upper: string, lower: string, color: string) =>
  flat(hole, mix(color, '#2a0a14', 0.45)) +
  (lower && flat(lower, tongue)) +
  (upper && flat(upper, teeth))

/** Each mouth about its middle, half its width 10, as slivers of paper. */
const drawings: Record<MouthShape, (color: string) => string> = {
  smile: (color) =>
    flat('M-10.5 -2Q-9 -3.4 -7.6 -1.6Q0 5.6 7.8 -1.8Q9.4 -3.4 10.6 -1.8Q1 12 -10.5 -2Z', color),
  grin: (color) =>
    open(
      'M-13 -4Q0 1 13 -4.6Q11 8.6 0 9Q-11 8.6 -13 -4Z',
      'M-10.6 -1.6Q0 2.6 10.8 -2.2Q9 5.6 0 6.2Q-9 5.6 -10.6 -1.6Z',
      '',
      color,
    ),
  laugh: (color) =>
    open(
      'M-13 -4.6Q0 -1 13 -5Q13.4 14 0.4 14.4Q-12.6 14 -13 -4.6Z',
      'M-9.6 -3.2Q0 -0.8 9.8 -3.4Q8.8 1.6 0 2Q-8.6 1.6 -9.6 -3.2Z',
      'M-7.6 9.6Q-4 4.6 0.6 7Q5 4.4 8.2 9.4Q5 13 0.2 13Q-4.6 13 -7.6 9.6Z',
      color,
    ),
  smirk: (color) =>
    flat(
      'M-8.4 2.2Q-7.6 0.8 -6 1.4Q3 3.6 8.6 -4.4Q10.4 -6.4 11.6 -4.6Q9.4 6.4 -1 6.2Q-6 5.4 -8.4 2.2Z',
      color,
    ),
  line: (color) =>
    flat('M-8.6 0.8Q-8 -0.8 -6 -0.5Q0 0.6 6.4 -0.9Q8.6 -1 8.6 0.6Q0 4.4 -8.6 0.8Z', color),
  frown: (color) =>
    flat('M-10.4 5.6Q-9.4 6.8 -7.8 5.2Q0 -0.8 7.8 5Q9.4 6.6 10.4 5.2Q1 -8.6 -10.4 5.6Z', color),
  wobble: (color) =>
    flat(
      smooth([
        [-10.6, 4],
        [-6, -0.6],
        [-1.6, 1.6],
        [3, -1.6],
        [10.4, 3.4],
        [10, 5.4],
        [4, 1.8],
        [-1.4, 5],
        [-5.6, 2.6],
        [-10, 6],
      ]),
      color,
    ),
  pout: (color) =>
    flat('M-8 3.4Q-4 -1.6 0 0.4Q4.4 -1.6 8.2 3Q4 2.8 0 3Q-4.6 2.8 -8 3.4Z', color) +
    flat('M-5.6 4.6Q0 3 5.8 4.4Q4 9.4 0 9.4Q-4 9.2 -5.6 4.6Z', mix(color, '#ffb0a8', 0.38)),
  gasp: (color) =>
    open(ellipse(0, 3, 6.2, 8), '', 'M-3.8 8Q0 4.8 3.8 8Q2 10.4 0 10.4Q-2.4 10.4 -3.8 8Z', color),
  shout: (color) =>
    open(
      'M-9.6 -5.6Q0 -9.4 9.8 -5.8Q15 12 9 15.6Q0 18 -8.8 15.6Q-14.6 12 -9.6 -5.6Z',
      'M-7 -5.2Q0 -7.6 7.2 -5.4Q7.6 -1.4 0 -1.4Q-7.4 -1.4 -7 -5.2Z',
      'M-8 13Q-5 7 0.2 9.4Q5.6 7 8.2 13Q4 15.8 0 15.6Q-4.6 15.8 -8 13Z',
      color,
    ),
  whistle: (color) =>
    flat(ellipse(0, 2, 4.6, 5.2), color) +
    flat(ellipse(0.2, 2.2, 1.9, 2.3), mix(color, '#1a0510', 0.7)),
  tongue: (color) =>
    flat(
      'M-10 -1Q-8.6 -2 -7.4 -0.6Q0 2.6 7.6 -1Q9.4 -2 10 -0.4Q7 4.6 0 4.8Q-7 4.8 -10 -1Z',
      color,
    ) +
    flat('M-2.4 2.6Q2.4 3.8 6.4 2Q9 10.8 4 11.8Q-1.6 12.2 -2.4 2.6Z', tongue) +
    line('M2.2 4.4L3 8', mix(tongue, color, 0.5), 1.2),
  chew: (color) =>
    flat(
      'M-6 2.4Q-4 -1.6 -0.6 1Q2.8 -2.4 7 1.4Q8.6 3.2 6.6 3.8Q2.6 1.4 -0.4 4.2Q-3 2 -5 4.2Q-6.8 4.2 -6 2.4Z',
      color,
    ) + flat('M10.6 -3.4Q14.6 1 11 5.6Q12 1 10.6 -3.4Z', color, 0.55),
}

/** A person's mouth about (0, 0), half its width 10. */
export const mouthOf = (shape: MouthShape, color: string): string => drawings[shape](color)

/** Open mouths of a profile reach its outline; in the units of the head. */
const wedges: Partial<Record<MouthShape, [hole: string, upper: string, lower: string]>> = {
  grin: [
    'M46.6 -165Q38 -162 27 -169Q29 -156 44.6 -158.6Z',
    'M45.8 -163.6Q38 -160.4 30 -164.6Q33 -157.6 44.6 -160Z',
    '',
  ],
  laugh: [
    'M46.6 -165.4Q36 -164 26 -169Q27 -154 40.6 -150.6L45 -158Z',
    'M46 -164.6Q37 -162.6 29.6 -165.4Q33 -160.6 45.6 -161.4Z',
    'M31 -156.6Q37 -160 41.6 -152.6Q35 -152.4 31 -156.6Z',
  ],
  gasp: ['M46.4 -166.4Q37.6 -168 36.4 -161.4Q36.6 -153.6 44.2 -155.6Q43 -161 46.4 -166.4Z', '', ''],
  shout: [
    'M47.6 -167Q36 -170 29 -165Q27 -152 40.4 -148.4L44.6 -157Z',
    'M47 -166Q39 -168 33 -165.4Q36 -162.4 46.4 -162.6Z',
    'M31.4 -155Q37 -159 41.4 -150.4Q34 -150.4 31.4 -155Z',
  ],
}

/** The mouth of a head in profile, by `personHead`'s units. */
export function mouthInProfile(shape: MouthShape, color: string): string {
  const wedge = wedges[shape]
  if (wedge) return open(...wedge, color)
  return `<g transform="translate(38.5 -163) scale(0.62 1)">${mouthOf(shape, color)}</g>`
}
