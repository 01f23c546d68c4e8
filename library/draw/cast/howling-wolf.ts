import { mix } from '../paper/color.ts'
import { ellipse, points } from '../paper/geometry.ts'
import { cheek, flat, ink, line, piece, placed, strip } from '../paper/pieces.ts'
import { tufted } from './fur.ts'

/** The head from the side, its muzzle open and pointing right; (0, 0) is the middle of the skull. */
function profile(color: string, dark: string, light: string): string {
  const ear = (x: number, turn: number, fill: string): string =>
    placed(piece('M-26 4C-22 -34 -8 -62 16 -78C30 -54 32 -22 26 6Z', fill), {
      x,
      y: -44,
      rotate: turn,
    })
  return (
    ear(-22, -52, mix(dark, '#242a40', 0.2)) +
    piece('M20 26L92 46C100 60 84 72 66 68C30 62 -4 58 -26 48Z', light) +
    flat('M24 10L98 22C92 34 92 40 94 50L14 40Z', '#7c2f38') +
    piece(
      'M-66 12L-90 30L-62 36L-70 58L-34 56C-6 58 14 44 24 24L112 14C126 8 126 -14 108 -20C70 -28 50 -50 18 -60C-26 -70 -66 -46 -66 12Z',
      color,
    ) +
    flat(
      'M-66 36L-70 58L-34 56C-6 58 14 44 24 24L112 14C122 8 126 -2 120 -10C70 0 10 -4 -62 36Z',
      light,
    ) +
    flat(ellipse(114, -12, 15, 12), ink) +
    flat(ellipse(110, -17, 4, 2.6), '#ffffff', 0.5) +
    line('M4 -22Q18 -10 32 -20', ink, 4.4) +
    flat(ellipse(0, 6, 14, 9), cheek, 0.4) +
    ear(-40, -30, dark)
  )
}

/** The wolf of `wolf.ts` sitting with its head thrown back, howling to the right: 377 units tall. */
export function howlingWolf(color = '#828b9e'): string {
  const dark = mix(color, '#242a40', 0.42)
  const light = mix(color, '#fdf6ea', 0.82)
  const tail = points('-70,-26 -130,-6 -168,-30 -196,-78')
  const leg = (x: number, fill: string): string =>
    piece(
      strip(
        [
          [x - 6, -130],
          [x + 6, -70],
          [x, -14],
        ],
        [42, 34, 30],
      ),
      fill,
    ) + piece(ellipse(x + 6, -14, 24, 14), mix(color, light, 0.7))
  return (
    piece(strip(tail, [32, 52, 56, 6]), color) +
    flat(strip(tail, [32, 52, 56, 6], 0.7), dark) +
    leg(76, mix(color, dark, 0.7)) +
    piece(
      'M-104 0C-128 -70 -92 -150 -40 -206C-14 -236 52 -244 76 -210C100 -170 82 -110 60 -76C44 -44 20 0 -10 0Z',
      color,
    ) +
    flat(
      'M-112 -60C-106 -118 -74 -168 -40 -206C-22 -226 8 -236 34 -234C-20 -190 -70 -130 -112 -60Z',
      dark,
      0.75,
    ) +
    leg(40, color) +
    piece('M-104 0C-124 -52 -92 -98 -48 -92C-8 -84 0 -34 -16 0Z', mix(color, dark, 0.18)) +
    piece(ellipse(-6, -12, 34, 13), mix(color, light, 0.7)) +
    piece(
      tufted({ x: 36, y: -196, rx: 70, ry: 58, count: 15, depth: 0.26 }),
      mix(color, light, 0.42),
    ) +
    placed(profile(color, dark, light), { x: 30, y: -262, rotate: -56 })
  )
}
