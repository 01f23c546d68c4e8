import { actor } from '../../draw/cast/actor.ts'
import { adult, adultJoints } from '../../draw/cast/adult.ts'
import { child, childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, num, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

export const runa = actor(child, childJoints, {
  skin: '#8d5a3c',
  hair: '#2a1a1c',
  hairStyle: 'puffs',
  outfit: 'coat',
  color: '#2f86a0',
  trousers: '#5a4668',
})

export const grandma = actor(adult, adultJoints, {
  skin: '#8d5a3c',
  hair: '#d9d3dd',
  hairStyle: 'headscarf',
  ribbon: '#d8583f',
  old: true,
  outfit: 'dress',
  color: '#5f4a86',
})

export const tamo = actor(child, childJoints, {
  skin: '#f3dccb',
  hair: '#e6dff2',
  hairStyle: 'curls',
  outfit: 'jumper',
  color: '#7a6ad0',
  trousers: '#3f4a7a',
})

export const oldMan = actor(adult, adultJoints, {
  skin: '#efd6c4',
  hair: '#f4f0ea',
  hairStyle: 'ring',
  beard: 'full',
  old: true,
  outfit: 'robe',
  color: '#3f5f9a',
})

export const baker = actor(adult, adultJoints, {
  hat: 'baker',
  hatColor: '#fffaf2',
  outfit: 'shirt',
  color: '#c9d8e6',
  apron: '#fff8ec',
  hair: '#8a4a2c',
  beard: 'moustache',
})

/** A shepherd's crook, held at (0, 0), its foot 130 units below. */
export const crook = line('M0 130V-150Q0 -190 -26 -190Q-50 -188 -46 -162', '#8a5a3c', 11)

export const shepherdess = actor(adult, adultJoints, {
  hair: '#a8582c',
  hairStyle: 'braids',
  hat: 'sun',
  hatColor: '#e8c878',
  outfit: 'coat',
  color: '#6f8f4a',
})

/** An open book, held at its middle. */
export const book =
  piece('M-52 -26Q-26 -38 0 -26Q26 -38 52 -26V24Q26 12 0 24Q-26 12 -52 24Z', '#fff8ea') +
  line(
    'M0 -26V24M-40 -12Q-24 -18 -10 -12M-40 0Q-24 -6 -10 0M10 -12Q24 -18 40 -12M10 0Q24 -6 40 0',
    '#b9a48c',
    3,
  )

export const teacher = actor(adult, adultJoints, {
  skin: '#c58a5e',
  hair: '#3a2a2a',
  hairStyle: 'short',
  glasses: true,
  outfit: 'jumper',
  color: '#a84a4a',
})

/** A pretzel, 90 units wide; (0, 0) is its middle. */
export const pretzel = (crust = '#b9702f') =>
  `<g filter="url(#s1)">${line('M0 26C-40 30 -52 -20 -24 -28C2 -34 12 6 30 26M0 26C40 30 52 -20 24 -28C-2 -34 -12 6 -30 26', crust, 15)}</g>` +
  flat(
    points('-34,-8 -12,24 14,24 34,-8 0,-12')
      .map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 2.6))
      .join(''),
    '#fff6e6',
  )

/** A tray with three pretzels, held in the middle of its rim. */
export const tray =
  piece(roundRect(-110, -12, 220, 18, 8), '#8d94a6') +
  [-66, 0, 66].map((x) => `<g transform="translate(${x} -34) scale(.82)">${pretzel()}</g>`).join('')

/** A wooden sign on a cord; (0, 0) is where the cord hangs, 150 units wide. */
export const sign = (wood = '#c98f55') => {
  const words = [-30, -8].map((y, i) =>
    line(`M${-44 + i * 10} ${num(y + 84)}h${88 - i * 20}`, darker(wood, 0.5), 7),
  )
  return (
    line('M-50 46L0 0L50 46', '#7a5a48', 4) +
    piece('M-76 40L74 44L70 98L-72 94Z', wood) +
    flat('M-70 46L68 50L68 56L-70 52Z', lighter(wood, 0.3)) +
    words.join('')
  )
}
