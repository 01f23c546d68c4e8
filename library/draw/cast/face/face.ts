import { circle, ellipse } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { cheek, flat, ink, placed } from '../../paper/pieces.ts'
import { brow } from './brows.ts'
import { type Expression, expressionOf, type Feeling, traitsOf } from './expression.ts'
import { type EyeForm, openEye, shutEye } from './eyes.ts'
import { mouthOf } from './mouths.ts'
import { muzzleOf } from './muzzles.ts'

export type { Expression, Feeling, Gaze, MouthShape } from './expression.ts'

/** An eye of someone awake: open, or shut by a wink or by lids that are all the way down. */
export function awakeEye(form: EyeForm, expression: Expression | Feeling, color = ink): string {
  const { mood, wink } = expressionOf(expression)
  const isShut = wink === (form.side < 0 ? 'left' : 'right') || form.traits.lids > 0.94
  if (!isShut) return openEye(form)
  return shutEye(form.x, form.y, form.r * 1.15, color, mood === 'joyful' || wink !== undefined)
}

function eyeWithBrow(form: EyeForm, expression: Expression | Feeling, color: string): string {
  const open = awakeEye(form, expression, color)
  return expressionOf(expression).mood === 'happy' ? open : open + brow(form, color)
}

const isAsleep = (expression: Expression | Feeling, asleep: boolean) =>
  asleep || expressionOf(expression).asleep === true

/**
 * A pair of eyes `dx` either side of the middle, with the brows of the mood; shut when asleep. `lid` is the
 * colour of the lids, a little darker than the skin or fur; without it they are lines of ink.
 */
export function eyes(
  dx: number,
  y: number,
  r: number,
  expression: Expression | Feeling,
  asleep = false,
  lid?: string,
): string {
  if (isAsleep(expression, asleep))
    return shutEye(-dx, y, r * 1.1) + shutEye(dx, y, r * 1.1) + mark('sleeper', 0, y, dx + r)
  const traits = traitsOf(expression)
  const one = (side: number) =>
    eyeWithBrow({ x: side * dx, y, r, side, traits, lid }, expression, ink)
  return one(-1) + one(1) + (traits.tears ? tears(dx, y, r) : '')
}

/**
 * A single eye, by default for heads seen from the side, facing right; `light` is the ring on dark fur, `side`
 * 1 the right eye of a face seen from the front, `lid` the colour of the lids.
 */
export function eye(
  x: number,
  y: number,
  r: number,
  expression: Expression | Feeling,
  asleep = false,
  light = '',
  side = -1,
  lid?: string,
): string {
  if (isAsleep(expression, asleep))
    return shutEye(x, y, r * 1.1, light || ink) + mark('sleeper', x, y, r * 3)
  const ring = light ? flat(circle(x, y, r * 1.35), light) : ''
  const form = { x, y, r, side, traits: traitsOf(expression), lid }
  return ring + eyeWithBrow(form, expression, light || ink)
}

/** A tear of an eye with the radius `r`, its point at (x, y). */
export const tear = (x: number, y: number, r: number): string =>
  flat(
    `M${x} ${y}Q${x + r} ${y + r * 1.3} ${x + r * 0.5} ${y + r * 2}Q${x} ${y + r * 2.5} ${x - r * 0.5} ${y + r * 2}Q${x - r} ${y + r * 1.3} ${x} ${y}Z`,
    '#9fd6f0',
  )

const tears = (dx: number, y: number, r: number): string =>
  tear(-dx - r * 0.7, y + r * 1.2, r) + tear(dx + r * 0.9, y + r * 1.9, r * 0.85)

/**
 * Rosy cheeks `dx` either side of the middle; on a face moved by `turn` the cheek on that side
 * stays back, so it does not leave the head.
 */
export function blush(
  dx: number,
  y: number,
  opacity = 0.35,
  r = 9,
  turn = 0,
  color = cheek,
): string {
  const left = dx + 1.4 * Math.min(0, turn)
  const right = dx - 1.4 * Math.max(0, turn)
  return (
    flat(ellipse(-left, y, r, r * 0.65), color, opacity) +
    flat(ellipse(right, y, r, r * 0.65), color, opacity)
  )
}

/** An animal's mouth under its nose, half of it `w` wide. */
export function muzzle(
  y: number,
  w: number,
  expression: Expression | Feeling,
  color = ink,
): string {
  return muzzleOf(traitsOf(expression).mouth, y, w, color)
}

/** A person's mouth, half of it `w` wide. */
export function mouth(
  y: number,
  w: number,
  expression: Expression | Feeling,
  color = '#8a3a34',
): string {
  return placed(mouthOf(traitsOf(expression).mouth, color), { y, scale: w / 10 })
}

/** A dark nose with a small gleam; `d` is its outline, (x, y) the gleam. */
export function nose(d: string, x: number, y: number, color = ink): string {
  return flat(d, color) + flat(ellipse(x, y, 3, 2), '#ffffff', 0.5)
}
