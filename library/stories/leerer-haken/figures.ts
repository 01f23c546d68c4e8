import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, strip } from '../../draw/paper/pieces.ts'

export const orange = '#f08a3c'
export const blue = '#3f7fb5'

/** Kim, who tells the story; in her coat with `outfit: 'coat'`. */
export const kim = (options: ChildOptions = {}) =>
  child({
    skin: '#f0c49a',
    hair: '#1f1a24',
    hairStyle: 'fringe',
    glasses: true,
    outfit: 'jumper',
    color: blue,
    ...options,
  })

export const malik = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1a1a',
    hairStyle: 'curls',
    color: orange,
    trousers: '#4a5a7a',
    ...options,
  })

/** Malik's satchel on his back and its straps over the coat of a figure from the front. */
export const withSatchel = (figure: string) =>
  piece(roundRect(-66, -152, 132, 112, 24), '#5a6a8c') +
  figure +
  mirrored(piece(strip(points('28,-140 36,-110 34,-72'), [13, 13, 13]), '#46547a'))

/** The zip of a coat, open `share` of the way down, for a figure from the front. */
export const zip = (color: string, share = 0) => {
  const y = -134 + share * 90
  return (
    line('M0 -134V-46', darker(color, 0.32), 4) +
    (share > 0 ? piece(`M-16 -138L0 ${y}L16 -138Z`, '#fff1dc') : '') +
    piece(roundRect(-5, y - 4, 10, 20, 4), '#f6e3b0')
  )
}

/** A collar drawn up to the nose, over a child from the front. */
export const highCollar = (color: string) =>
  piece(
    'M-58 -128C-64 -158 -58 -174 -46 -178C-24 -168 24 -168 46 -178C58 -174 64 -158 58 -128C40 -108 -40 -108 -58 -128Z',
    lighter(color, 0.1),
  ) +
  line('M-50 -166C-24 -156 24 -156 50 -166', lighter(color, 0.45), 4) +
  line('M0 -170V-112', darker(color, 0.3), 4) +
  flat(roundRect(-5, -172, 10, 18, 4), '#f6e3b0')

/** Hot cheeks, over a child from the front whose face looks `turn` units to the right. */
export const hotCheeks = (turn = 0) =>
  flat(ellipse(-33 + turn, -168, 12, 9) + ellipse(33 + turn, -168, 12, 9), '#e8432f', 0.45) +
  flat(
    circle(-44 + turn, -196, 4) + circle(46 + turn, -190, 4) + circle(44 + turn, -178, 3),
    '#bfe6f2',
  )

export const emre = (options: ChildOptions = {}) =>
  child({
    skin: '#d9a878',
    hair: '#3a241c',
    hairStyle: 'short',
    outfit: 'shirt',
    color: '#5f9a5a',
    ...options,
  })

export const ida = (options: ChildOptions = {}) =>
  child({
    hair: '#d9a44a',
    hairStyle: 'braids',
    outfit: 'jumper',
    color: '#d8587a',
    chair: '#5f4fa8',
    ...options,
  })

export const teacher = (options: AdultOptions = {}) =>
  adult({
    skin: '#6f4630',
    hair: '#1f1412',
    hairStyle: 'afro',
    glasses: true,
    outfit: 'dress',
    color: '#c9872f',
    ...options,
  })

export const mother = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hair: '#2a1a1a',
    hairStyle: 'long',
    outfit: 'coat',
    color: '#8a4f8c',
    ...options,
  })
