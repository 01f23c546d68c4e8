import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, leaf, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'

const skin = '#8d5a3c'

export const levin = (options: ChildOptions = {}) =>
  child({
    skin,
    hair: '#241617',
    hairStyle: 'curls',
    outfit: 'shirt',
    color: '#ee8a3e',
    trousers: '#2f6b97',
    shoes: skin,
    ...options,
  })

export const sand = '#e7c487'

/** A tower of wet sand with battlements, `h` units tall and `w` wide at its foot. */
export const tower = (h: number, w = 96, tint = sand) => {
  const top = w * 0.4
  const teeth = [-1, -0.28, 0.44].map((t) => roundRect(t * top, -h - 16, top * 0.54, 22, 3))
  const marks = [0.3, 0.55, 0.78].map((t) => {
    const half = w / 2 - (w / 2 - top) * t
    return `M${num(-half)} ${num(-h * t)}Q0 ${num(-h * t + 12)} ${num(half)} ${num(-h * t)}`
  })
  return (
    piece([`M${-w / 2} 0L${-top} ${-h}H${top}L${w / 2} 0Q0 14 ${-w / 2} 0Z`, ...teeth], tint) +
    line(marks.join(''), darker(tint, 0.14), 3) +
    flat(`M-11 -14V-34Q0 -50 11 -34V-14Z`, darker(tint, 0.4))
  )
}

/** A wall of sand, `w` units long and 40 high. */
export const wall = (w: number, tint = mix(sand, '#b98a50', 0.12)) =>
  piece(
    `M${-w / 2} 0V-34Q${-w / 2} -44 ${-w / 2 + 10} -44H${w / 2 - 10}Q${w / 2} -44 ${w / 2} -34V0Q0 12 ${-w / 2} 0Z`,
    tint,
  )

/** The rest of a tower. */
export const heap = (w: number, tint = mix(sand, '#b98a50', 0.1)) =>
  piece(
    `M${-w / 2} 0C${-w * 0.34} ${-w * 0.2} ${-w * 0.16} ${-w * 0.36} 0 ${-w * 0.34}C${w * 0.2} ${-w * 0.4} ${w * 0.34} ${-w * 0.14} ${w / 2} 0Q0 14 ${-w / 2} 0Z`,
    tint,
  )

/** Sand thrown up from (0, 0), fanned between two angles in degrees, `reach` units far. */
export const spray = (reach: number, from: number, to: number, seed = 1, tint = '#d9b06c') => {
  const random = seeded(seed)
  const grains = Array.from({ length: 40 }, () => {
    const angle = ((from + random() * (to - from)) * Math.PI) / 180
    const far = reach * (0.25 + random() * 0.75)
    return circle(Math.cos(angle) * far, -Math.sin(angle) * far, 4 + random() * 9)
  })
  const clods = Array.from({ length: 7 }, () => {
    const angle = ((from + random() * (to - from)) * Math.PI) / 180
    const far = reach * (0.3 + random() * 0.6)
    const [x, y, r] = [Math.cos(angle) * far, -Math.sin(angle) * far, 15 + random() * 12]
    return polygon([
      [x - r, y],
      [x - r * 0.3, y - r],
      [x + r, y - r * 0.5],
      [x + r * 0.7, y + r * 0.7],
    ])
  })
  return flat(grains.join(''), tint) + piece(clods, lighter(tint, 0.12))
}

/** A good stick, 220 units long, lying. */
export const stick = () =>
  line('M-106 -8Q-20 -20 104 -10M10 -14L44 -40M-50 -12L-66 -30', '#7d553c', 13) +
  line('M-90 -12Q-20 -22 60 -15', '#a9784f', 4)

/** A gull's feather, 130 units long, standing on its quill at (0, 0). */
export const feather = () =>
  piece(leaf(0, -24, -1.4, 112, 0.17), '#f6f4ef') +
  flat(leaf(8, -84, -1.42, 50, 0.2), '#9fb0c8') +
  line('M0 0Q8 -60 22 -126', '#c9c2b8', 4)

/** Somebody's wet shoe, 110 units long. */
export const shoe = (color = '#4f7fb5') =>
  piece('M-54 0C-60 -30 -50 -62 -30 -62H-2C4 -44 26 -34 44 -28C60 -22 58 0 50 0Z', color) +
  flat('M-56 -8H54V0H-54Z', lighter(color, 0.6)) +
  flat('M-44 -54C-38 -62 -14 -62 -4 -56C-14 -46 -36 -46 -44 -54Z', darker(color, 0.45)) +
  line('M2 -48L16 -58M14 -40L28 -50', '#fff6e6', 5)

/** A child's spade stuck in the sand. */
export const spade = (color = '#d8483e') =>
  line('M0 -34L26 -150', '#e9c46a', 12) +
  line('M10 -152L42 -146', '#e9c46a', 12) +
  piece('M-30 -44L22 -30C26 0 12 26 -14 30C-32 18 -38 -18 -30 -44Z', color)

/** A post in the sand for a gull to sit on, `h` units tall. */
export const post = (h: number) =>
  piece(roundRect(-20, -h, 40, h + 6, 6), '#8a6a58') +
  flat(roundRect(-20, -h, 40, 12, 5), '#f3f0ea') +
  line(`M-8 ${-h + 40}V-40M8 ${-h + 80}V-20`, '#6a4c40', 4)

/** A parasol, 420 units tall. */
export const parasol = (color = '#e8626b') =>
  line('M0 0L20 -400', '#fff6e6', 10) +
  piece(
    'M-200 -300C-150 -430 180 -450 240 -310C210 -330 180 -330 160 -312C130 -332 90 -336 60 -314C20 -336 -20 -332 -50 -310C-80 -330 -110 -326 -130 -304C-150 -318 -180 -316 -200 -300Z',
    color,
  ) +
  flat(
    'M-50 -310C-40 -370 -10 -408 18 -416C40 -400 58 -360 60 -314C20 -336 -20 -332 -50 -310Z',
    '#fff6e6',
    0.85,
  )
