import { ellipse } from '../../paper/geometry.ts'
import { flat, line, placed } from '../../paper/pieces.ts'
import type { MouthShape } from './expression.ts'

const tongue = '#e0707a'
const teeth = '#fffaf0'
const hollow = '#5a1c24'

const double = 'M-10 0Q-5 8 0 1Q5 8 10 0'

/** Paths are in half widths of 10; a stroke of `width` keeps its thickness. */
const drawings: Record<MouthShape, (stroke: (d: string) => string, color: string) => string> = {
  smile: (stroke) => stroke(double),
  grin: (stroke) =>
    flat('M-9 2Q-5 7.4 0 2.4Q5 7.4 9 2Q8 12 0 12.4Q-8 12 -9 2Z', teeth) +
    stroke(`${double}M-9 2Q-8 12.4 0 12.6Q8 12.4 9 2`),
  laugh: (stroke) =>
    flat('M-7.6 3.4Q-4 6 0 2Q4 6 7.6 3.4Q8 17 0 17.6Q-8 17 -7.6 3.4Z', hollow) +
    flat('M-4.8 13.6Q-3 8.6 0 10.4Q3 8.6 4.8 13.6Q2.6 16.8 0 16.8Q-2.6 16.8 -4.8 13.6Z', tongue) +
    stroke(double),
  smirk: (stroke) => stroke('M-7 4Q-4 6 0 1Q6 8 11.4 -3'),
  line: (stroke) => stroke('M-7 4.4Q-3 3.4 0 1Q3 3.4 7 4.4'),
  frown: (stroke) => stroke('M-8 7.5Q0 -2.5 8 7.5'),
  wobble: (stroke) => stroke('M-8 6Q-5 0 -2 4Q1 7 4 3Q6 1 9 6'),
  pout: (stroke) => stroke('M-6 5.4Q0 -1 6 5.4M-3 8.6Q0 10 3 8.6'),
  gasp: (_stroke, color) => flat(ellipse(0, 5, 4.2, 5.5), color),
  shout: (stroke) =>
    flat('M-7 2Q0 -3 7 2Q12 17 6 19Q0 20.6 -6 19Q-12 17 -7 2Z', hollow) +
    flat('M-5.4 16.6Q-3 11.6 0 13.4Q3 11.6 5.4 16.6Q2.6 19 0 19Q-2.6 19 -5.4 16.6Z', tongue) +
    stroke('M-8 3Q0 -5 8 3'),
  whistle: (stroke) => stroke('M-2.6 4.6A2.6 3 0 1 1 2.6 4.6A2.6 3 0 1 1 -2.6 4.6'),
  tongue: (stroke) =>
    flat('M0.6 3.4Q4 5.4 7.4 3.4Q9 11.6 5.4 13.4Q0.6 13.4 0.6 3.4Z', tongue) + stroke(double),
  chew: (stroke) => stroke('M-8 2Q-5 7 -1 2.4Q3 7.6 6.4 3M9.6 -2Q12.4 1.6 10.4 5.4'),
}

/** An animal's mouth under its nose at `y`, half of it `w` wide. */
export function muzzleOf(shape: MouthShape, y: number, w: number, color: string): string {
  const stroke = (d: string) => line(d, color, 26 / w)
  return placed(drawings[shape](stroke, color), { y, scale: w / 10 })
}
