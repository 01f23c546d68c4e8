import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point } from '../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eye, eyes, type Feeling, muzzle } from './face.ts'

const skin = '#ecd0b0'

interface Spikes {
  x?: number
  y: number
  inner: number
  outer: number
  count: number
  /** degrees, counted clockwise from the left */
  from: number
  to: number
}

/** A crown of spikes around (x, y), closed at the bottom. */
function spikes({ x = 0, y, inner, outer, count, from, to }: Spikes): string {
  const points = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180
    const r = i % 2 ? outer : inner
    return `${(x - Math.cos(angle) * r).toFixed(1)} ${(y - Math.sin(angle) * r * 0.9).toFixed(1)}`
  })
  return `M${points.join('L')}Q${x} ${y + inner * 0.75} ${points[0]}Z`
}

/** Three rows of spikes around (x, y); `from` and `to` in degrees, clockwise from the left. */
export function coat(color: string, y: number, from: number, to: number, size = 1, x = 0): string {
  const row = (inner: number, outer: number, count: number, light: number, dx: number): string =>
    piece(
      spikes({
        x: x + dx,
        y,
        inner: inner * size,
        outer: outer * size,
        count,
        from,
        to,
      }),
      mix(color, '#c99a78', light),
    )
  return row(66, 84, 17, 0, 0) + row(50, 66, 14, 0.32, 2) + row(35, 48, 11, 0.55, 4)
}

function sideFace(mood: Feeling, asleep: boolean): string {
  const mouths = {
    happy: line('M100 -11Q90 -5 82 -12', ink, 2.6),
    sad: line('M98 -8Q90 -15 82 -8', ink, 2.6),
    angry: line('M98 -8Q90 -15 82 -8', ink, 2.6),
    surprised: flat(ellipse(92, -10, 3.6, 4.6), ink),
  }
  return (
    piece('M22 -4C24 -66 66 -64 84 -42C96 -30 112 -28 114 -20C112 -6 76 0 22 -4Z', skin) +
    flat(circle(113, -22, 7.5), ink) +
    flat(ellipse(111, -25, 2.4, 1.8), '#ffffff', 0.5) +
    eye(76, -40, 7, mood, asleep) +
    flat(ellipse(62, -22, 10, 7), cheek, 0.42) +
    piece(circle(44, -60, 11), '#d9ad8c') +
    flat(circle(44, -59, 6), '#c98f76') +
    mouths[mood]
  )
}

function walking(color: string, mood: Feeling): string {
  const paw = 'M-12 -10C-14 2 -12 2 -8 2H10C16 2 16 -6 10 -10Z'
  return (
    placed(piece(paw, '#a98468'), { x: -22, y: -2 }) +
    placed(piece(paw, '#a98468'), { x: 56, y: -8, rotate: -18 }) +
    placed(coat(color, -34, -18, 207), { y: -9 }) +
    placed(sideFace(mood, false), { y: -9 }) +
    placed(piece(paw, '#caa58a'), { x: -44, y: -2 }) +
    placed(piece(paw, '#caa58a'), { x: 34, y: -2 })
  )
}

/** Both arms of a hedgehog from the front; raised ones reach beyond its spikes. */
function armsOf(arms: HedgehogArms): string {
  const arm = (elbow: Point, paw: Point): string =>
    mirrored(piece(strip([[34, -52], elbow, paw], [22, 20, 17]), '#d9b796'))
  return {
    down: () => mirrored(piece(ellipse(-27, -48, 9, 13), '#d9b796')),
    up: () => arm([84, -60], [72, -128]),
    wide: () => arm([66, -40], [104, -66]),
  }[arms]()
}

function sitting(color: string, mood: Feeling, [dx, dy]: Point, arms: HedgehogArms): string {
  return (
    coat(color, -72, -52, 232, 0.94, -3) +
    piece(
      'M0 -96C-34 -92 -46 -44 -40 -14C-36 0 36 0 40 -14C46 -44 34 -92 0 -96Z',
      mix(skin, '#ffffff', 0.25),
    ) +
    mirrored(
      piece('M-40 0C-54 0 -52 -16 -38 -16C-26 -16 -14 -12 -13 -4C-13 0 -16 0 -18 0Z', '#caa58a'),
    ) +
    armsOf(arms) +
    mirrored(piece(circle(-42, -116, 12), '#d9ad8c') + flat(circle(-42, -115, 6.5), '#c98f76')) +
    piece(
      'M0 -58C-30 -58 -52 -70 -50 -92C-46 -118 -18 -122 0 -108C18 -122 46 -118 50 -92C52 -70 30 -58 0 -58Z',
      skin,
    ) +
    placed(
      eyes(22, -90, 7, mood) +
        blush(35, -75, 0.42, 9, dx) +
        flat(ellipse(0, -79, 8, 6.5), ink) +
        flat(ellipse(-2, -81, 2.4, 1.7), '#ffffff', 0.5) +
        muzzle(-70, 6, mood),
      { x: dx, y: dy },
    )
  )
}

function sleeping(color: string, mood: Feeling): string {
  return (
    coat(color, -52, -46, 226, 0.9, -6) +
    placed(sideFace(mood, true), { x: -34, y: 0, scale: 0.86 }) +
    piece('M-6 0C-8 -14 16 -16 24 -8C28 -4 26 0 22 0Z', '#caa58a')
  )
}

type HedgehogArms = 'down' | 'up' | 'wide'

export interface HedgehogOptions {
  pose?: 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  color?: string
  /** where the face looks (sitting): moves its features, up to 8 units each way */
  gaze?: Point
  /** both arms (sitting) */
  arms?: HedgehogArms
}

/** A hedgehog: 143 units tall sitting up, 118 walking to the right, 120 curled up asleep. */
export function hedgehog(options: HedgehogOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#5b4148', gaze = [0, 0] } = options
  return { sitting, walking, sleeping }[pose](color, mood, gaze, options.arms ?? 'down')
}
