import { circle, ellipse } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { cheek, flat, ink, line } from '../paper/pieces.ts'

export type Feeling = 'happy' | 'sad' | 'surprised' | 'angry'

function openEye(x: number, y: number, r: number): string {
  return (
    flat(ellipse(x, y, r * 0.82, r), ink) +
    flat(circle(x + r * 0.28, y - r * 0.38, r * 0.32), '#ffffff') +
    flat(circle(x - r * 0.26, y + r * 0.42, r * 0.15), '#ffffff', 0.7) +
    mark('eye', x, y, r)
  )
}

function closedEye(x: number, y: number, r: number, color = ink): string {
  return line(
    `M${x - r} ${y - r * 0.1}Q${x} ${y + r * 0.95} ${x + r} ${y - r * 0.1}`,
    color,
    Math.max(2.4, r * 0.38),
  )
}

function brow(x: number, y: number, r: number, mood: Feeling, side: number, color = ink): string {
  const width = Math.max(2.2, r * 0.32)
  if (mood === 'sad')
    return line(
      `M${x - side * r * 1.1} ${y - r * 2.15}Q${x + side * r * 0.3} ${y - r * 1.95} ${x + side * r * 1.2} ${y - r * 1.35}`,
      color,
      width,
    )
  if (mood === 'angry')
    return line(
      `M${x - side * r * 1.3} ${y - r * 1.35}L${x + side * r * 1.2} ${y - r * 2.1}`,
      color,
      width * 1.25,
    )
  return line(
    `M${x - r * 0.95} ${y - r * 1.95}Q${x} ${y - r * 2.6} ${x + r * 0.95} ${y - r * 1.95}`,
    color,
    width,
  )
}

/** A pair of eyes `dx` either side of the middle, with the brows of the mood; shut when asleep. */
export function eyes(dx: number, y: number, r: number, mood: Feeling, asleep = false): string {
  if (asleep)
    return closedEye(-dx, y, r * 1.1) + closedEye(dx, y, r * 1.1) + mark('sleeper', 0, y, dx + r)
  const size = mood === 'surprised' ? r * 1.2 : r
  const open = openEye(-dx, y, size) + openEye(dx, y, size)
  return mood === 'happy' ? open : open + brow(-dx, y, r, mood, -1) + brow(dx, y, r, mood, 1)
}

/**
 * A single eye, by default for heads seen from the side, facing right; `light` is the ring on dark
 * fur, `side` 1 the right eye of a face seen from the front.
 */
export function eye(
  x: number,
  y: number,
  r: number,
  mood: Feeling,
  asleep: boolean,
  light = '',
  side = -1,
): string {
  if (asleep) return closedEye(x, y, r * 1.1, light || ink) + mark('sleeper', x, y, r * 3)
  const ring = light ? flat(circle(x, y, r * 1.35), light) : ''
  const open = ring + openEye(x, y, mood === 'surprised' ? r * 1.15 : r)
  return mood === 'happy' ? open : open + brow(x, y, r, mood, side, light || ink)
}

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

/** An animal's mouth under its nose: a double curve, turned down when sad, open when surprised. */
export function muzzle(y: number, w: number, mood: Feeling, color = ink): string {
  if (mood === 'surprised') return flat(ellipse(0, y + w * 0.5, w * 0.42, w * 0.55), color)
  if (mood === 'sad' || mood === 'angry')
    return line(
      `M${-w * 0.8} ${y + w * 0.75}Q0 ${y - w * 0.25} ${w * 0.8} ${y + w * 0.75}`,
      color,
      2.6,
    )
  return line(
    `M${-w} ${y}Q${-w / 2} ${y + w * 0.8} 0 ${y + 1}Q${w / 2} ${y + w * 0.8} ${w} ${y}`,
    color,
    2.6,
  )
}

/** A person's mouth. */
export function mouth(y: number, w: number, mood: Feeling, color = '#8a3a34'): string {
  if (mood === 'surprised') return flat(ellipse(0, y + 2, w * 0.5, w * 0.62), color)
  const isDown = mood === 'sad' || mood === 'angry'
  const depth = isDown ? -w * 0.85 : w
  const top = isDown ? y + w * 0.6 : y
  return line(`M${-w} ${top}Q0 ${top + depth} ${w} ${top}`, color, 3)
}

/** A dark nose with a small gleam; `d` is its outline, (x, y) the gleam. */
export function nose(d: string, x: number, y: number, color = ink): string {
  return flat(d, color) + flat(ellipse(x, y, 3, 2), '#ffffff', 0.5)
}
