// Skates, falls and things around the pond.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'

const skate = (color: string) =>
  line('M-6 6H52Q60 4 60 -4M8 -2V6M40 -2V6', '#dfe7ee', 5) +
  piece('M-4 0V-46Q14 -54 28 -46V-26Q52 -24 54 -4V0Z', color) +
  line('M28 -40L18 -34M30 -32L20 -26', '#ffffff', 3)

/** A pair of skates tied by their laces, which come from behind a collar 46 units above (0, 0). */
export const hangingSkates = (color = '#f6efe4') =>
  line('M-18 -46Q-36 4 -22 58M22 -48Q40 4 22 66', '#8a6a5a', 4) +
  placed(skate(color), { x: -44, y: 100, rotate: 12, scale: 0.82 }) +
  placed(skate(darker(color, 0.1)), { x: 6, y: 112, rotate: -8, scale: 0.82 })

/** Zola's tally: `count` lines pressed into the snow from (x, y) on, each fifth a little apart. */
export const tally = (scene: Scene, x: number, y: number, count: number, size = 1.3) => {
  const lines = Array.from({ length: count }, (_, i) => {
    const at = x + (i * 40 + Math.floor(i / 5) * 34) * size
    return `M${num(at)} ${num(y)}l${num((8 + (i % 3) * 3) * size)} ${num((66 + (i % 2) * 10) * size)}`
  })
  scene.add(line(lines.join(''), '#7f98cc', 12 * size))
  scene.add(
    `<g transform="translate(${num(5 * size)} ${num(4 * size)})" opacity=".9">${line(lines.join(''), '#ffffff', 4 * size)}</g>`,
  )
}

/** Curved strokes that show where something has just slipped; (0, 0) is where it was. */
export const slip = (color = '#ffffff') =>
  `<g opacity=".8">${line('M-60 0Q0 30 70 4M-84 -26Q-70 -6 -50 6M90 -22Q84 -4 72 6', color, 7)}</g>`

/** A snowy willow with its foot at (x, y), `h` pixels tall; its branches hang down all around. */
export const willow = (scene: Scene, x: number, y: number, h: number) => {
  const bark = mix('#6f5560', scene.mood.tone(0.8), 0.3)
  const hanging = (count: number, reach: number, fall: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1
      const out = x + t * h * reach
      const top = y - h * (0.98 - 0.2 * t * t)
      return strip(
        [
          [x + t * h * 0.12, y - h * 0.62],
          [x + t * h * reach * 0.7, top - h * 0.1],
          [out, top + h * 0.06],
          [out + t * 12, top + h * (fall + ((i * 7) % 4) * 0.07)],
        ],
        [h * 0.03, h * 0.02, h * 0.016, 4],
      )
    })
  const bough = (dx: number) =>
    strip(
      [
        [x, y - h * 0.36],
        [x + dx * 0.4, y - h * 0.6],
        [x + dx, y - h * 0.8],
      ],
      [h * 0.1, h * 0.07, h * 0.03],
    )
  scene.piece(hanging(15, 0.56, 0.52), lighter(bark, 0.36), 2)
  scene.piece(hanging(12, 0.44, 0.42), lighter(bark, 0.16), 2)
  scene.contactShadow(x, y, h * 0.16)
  scene.sheet(
    [
      strip(
        [
          [x - 4, y + 6],
          [x - 20, y - h * 0.2],
          [x, y - h * 0.5],
        ],
        [h * 0.2, h * 0.12, h * 0.12],
      ),
      bough(-h * 0.2),
      bough(h * 0.04),
      bough(h * 0.24),
    ],
    bark,
    3,
    y - h,
  )
  const at = (dx: number, dy: number) => `${num(x + dx * h)} ${num(y + dy * h)}`
  const snowy = [
    `M${at(-0.19, 0.09)}C${at(-0.16, 0.02)} ${at(-0.06, 0.01)} ${at(0, 0.03)}S${at(0.15, 0.02)} ${at(0.2, 0.09)}C${at(0.1, 0.13)} ${at(-0.1, 0.13)} ${at(-0.19, 0.09)}Z`,
    `M${at(-0.15, -0.74)}C${at(-0.1, -0.68)} ${at(-0.06, -0.6)} ${at(-0.04, -0.52)}C${at(-0.01, -0.56)} ${at(0, -0.6)} ${at(0.01, -0.64)}L${at(-0.01, -0.57)}C${at(-0.05, -0.56)} ${at(-0.1, -0.66)} ${at(-0.15, -0.74)}Z`,
    `M${at(0.2, -0.74)}C${at(0.16, -0.66)} ${at(0.1, -0.59)} ${at(0.05, -0.53)}C${at(0.04, -0.58)} ${at(0.04, -0.62)} ${at(0.05, -0.66)}C${at(0.08, -0.58)} ${at(0.16, -0.66)} ${at(0.2, -0.74)}Z`,
  ]
  scene.piece(snowy, '#fff8f2', 1)
  const dome = `M${num(x - h * 0.5)} ${num(y - h * 0.78)}C${num(x - h * 0.46)} ${num(y - h * 1.04)} ${num(x + h * 0.46)} ${num(y - h * 1.04)} ${num(x + h * 0.5)} ${num(y - h * 0.78)}Q${num(x + h * 0.36)} ${num(y - h * 0.9)} ${num(x + h * 0.24)} ${num(y - h * 0.86)}T${num(x - h * 0.02)} ${num(y - h * 0.88)}T${num(x - h * 0.28)} ${num(y - h * 0.86)}T${num(x - h * 0.5)} ${num(y - h * 0.78)}Z`
  scene.piece(dome, '#ffffff', 2)
}

/** A heap of snow, `w` pixels broad and half as high, its foot at (x, y). */
export const snowHeap = (scene: Scene, x: number, y: number, w: number, tone = '#ffffff') => {
  const at = (dx: number, dy: number) => `${num(x + dx * w)} ${num(y - dy * w)}`
  const shade = mix(tone, scene.mood.tone(0.5), 0.45)
  scene.sheet(
    `M${at(-0.62, 0)}C${at(-0.56, 0.2)} ${at(-0.44, 0.22)} ${at(-0.36, 0.32)}C${at(-0.26, 0.46)} ${at(-0.1, 0.5)} ${at(0.02, 0.46)}C${at(0.16, 0.52)} ${at(0.3, 0.42)} ${at(0.38, 0.3)}C${at(0.48, 0.22)} ${at(0.56, 0.16)} ${at(0.62, 0)}Z`,
    scene.linear(tone, shade, y - w * 0.46, y),
    3,
    y - w * 0.5,
  )
  scene.flat(ellipse(x - w * 0.2, y - w * 0.3, w * 0.12, w * 0.025), '#ffffff', 0.6)
}

/** Two legs in the air, soles up, skates and all, 200 units tall; the hem at (0, 0) belongs under snow. */
export const kickingLegs = (trousers = '#4a4668', coat = '#2f7f9c') => {
  const leg = (x: number, lean: number) =>
    placed(
      placed(skate('#3a2a3f'), { x: 12, y: -150, rotate: 172, scale: 1.25 }) +
        piece(roundRect(-24, -116, 48, 150, 14), trousers),
      { x, rotate: lean, flip: true },
    )
  return (
    leg(-26, -28) +
    leg(28, 2) +
    piece('M-58 60L-62 -20Q-20 -42 14 -34T82 -28L92 60Z', coat) +
    line('M-62 -20Q-20 -42 14 -34T82 -28', lighter(coat, 0.4), 7)
  )
}

/** A flask, 120 units tall. */
export const flask = () =>
  piece(roundRect(-24, -96, 48, 96, 12), '#4f9d96') +
  piece(roundRect(-20, -124, 40, 34, 8), '#e9e4da') +
  flat(roundRect(-24, -60, 48, 10), '#ffffff', 0.5)

/** A mug without steam, 44 units wide; (0, 0) is the middle of its foot. */
export const cup = (color: string) =>
  line('M20 -30C40 -34 40 -8 20 -10', darker(color, 0.15), 7) +
  piece(roundRect(-22, -40, 44, 40, 8), color) +
  flat(roundRect(-22, -30, 44, 7), lighter(color, 0.5))

/** A wet sock on a line, 100 units long; (0, 0) is where it hangs. */
export const sock = (color: string) =>
  piece('M-18 0H18V52Q20 64 44 72Q58 82 46 94Q10 102 -10 82Q-20 70 -18 52Z', color) +
  line('M-18 16H18', lighter(color, 0.5), 7)

/** The yellow hat lying on a table. */
export const lyingHat = (color: string) =>
  piece('M-62 0C-66 -50 -34 -74 6 -72C46 -70 66 -44 62 0Z', color) +
  piece('M-70 -18Q0 -36 70 -18V4Q0 -10 -70 4Z', mix(color, '#ffffff', 0.5)) +
  piece(ellipse(14, -78, 17, 15), mix(color, '#ffffff', 0.5))
