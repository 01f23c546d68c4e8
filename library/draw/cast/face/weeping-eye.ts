import { type Expression, eye, tear } from './face.ts'

/** A single eye like `eye`, from which a tear runs in a crying face. */
export const weepingEye = (
  x: number,
  y: number,
  r: number,
  expression: Expression,
  asleep: boolean,
  light: string,
  side: number,
  lid: string,
): string =>
  eye(x, y, r, expression, asleep, light, side, lid) +
  (expression.mood === 'crying' && !asleep ? tear(x - r * 0.4, y + r * 1.3, r) : '')
