// Round the stove: a bench, a hearth with a soup pot, leaves from a basket.

import { darker, lighter } from '../paper/color.ts'
import { leaf, num, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import { pot } from './furniture.ts'
import { basket } from './outdoors.ts'

/** Height of the stove bench's seat above its feet. */
const benchHeight = 70

/** The bench before a stove, `w` units wide, its seat 70 units up; (0, 0) is under its middle. */
export const stoveBench = (w: number, wood = '#b07a50', cushion?: string) => {
  const legs = mirrored(
    piece(roundRect(w / 2 - 62, -benchHeight + 14, 34, benchHeight - 14, 6), darker(wood, 0.24)),
  )
  const apron = piece(roundRect(-w / 2 + 24, -benchHeight + 16, w - 48, 22, 6), darker(wood, 0.14))
  const seat = piece(roundRect(-w / 2, -benchHeight - 4, w, 24, 11), wood)
  const grain = line(
    `M${num(-w * 0.4)} -62H${num(-w * 0.1)}M${num(w * 0.04)} -58H${num(w * 0.36)}`,
    darker(wood, 0.2),
    3,
  )
  const pad =
    cushion === undefined
      ? ''
      : piece(roundRect(-w / 2 + 12, -benchHeight - 18, w - 24, 20, 10), cushion)
  return legs + apron + pad + seat + grain
}

/** A low tiled hearth, 240 units wide, with a steaming soup pot on its top 130 units up. */
export const hearth = (tile = '#4f9d96', soup = '#e8a13c') => {
  const grout = line('M-106 -62H106M-50 -116V-8M8 -116V-8M62 -116V-8', darker(tile, 0.22), 3)
  const wisp = 'M-16 -206C-52 -236 14 -264 -22 -312C38 -272 -14 -242 22 -206Z'
  const steam = [-4, 58].map((x) => placed(flat(wisp, '#ffffff', 0.34), { x })).join('')
  return `${piece(roundRect(-110, -118, 220, 118, 10), tile)}${grout}${piece(roundRect(-120, -130, 240, 18, 8), lighter(tile, 0.2))}${placed(pot('#5b6478', soup), { y: -128, scale: 1.2 })}${piece(roundRect(-118, -16, 236, 16, 6), darker(tile, 0.25))}${steam}`
}

const browns = ['#b5783c', '#8f5a33', '#c98f45', '#9c4f2f'] as const

/** Brown leaves strewn over an ellipse of `w` by `h` units around (0, 0). */
export const strewnLeaves = (w: number, h: number, count: number, seed = 1) => {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const angle = random() * 6.283
    const reach = Math.sqrt(random())
    const [x, y] = [Math.cos(angle) * reach * w * 0.5, Math.sin(angle) * reach * h * 0.5]
    return piece(leaf(x, y, random() * 6.283, 38 + random() * 20, 0.3), browns[i % 4] ?? browns[0])
  }).join('')
}

/** A basket heaped with dry leaves, 132 units tall. */
export const leafBasket = () => `${placed(strewnLeaves(110, 34, 26, 5), { y: -70 })}${basket()}`

/** A plank door in its frame, 272 units wide with its sill and 440 tall. */
export const plankDoor = (wood = '#8a5a3c') => {
  const arch = (half: number, top: number) =>
    `M${-half} 0V${-top + half}A${half} ${half} 0 0 1 ${half} ${-top + half}V0Z`
  const planks = line('M-50 0V-398M0 0V-412M50 0V-398', darker(wood, 0.3), 4)
  const bands = [-300, -110].map((y) => piece(roundRect(-96, y, 130, 18, 8), '#5b5266')).join('')
  return `${piece(arch(120, 440), darker(wood, 0.3))}${piece(arch(98, 414), wood)}${planks}${bands}${piece(roundRect(52, -206, 40, 14, 7), '#e3ad48')}${piece(roundRect(-136, -14, 272, 18, 6), darker(wood, 0.1))}`
}
