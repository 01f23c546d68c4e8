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

/** Malik in his thick jacket, or in his jumper. */
export const malik = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1a1a',
    hairStyle: 'curls',
    color: orange,
    build: 'stout',
    trousers: '#4a5a7a',
    ...options,
  })

const satchelBlue = '#5a6a8c'

/** Malik's satchel behind a figure from the front. */
export const withSatchel = (figure: string) =>
  piece(roundRect(-62, -160, 124, 116, 24), satchelBlue) + figure

/** The straps of the satchel over a jacket from the front. */
export const straps = mirrored(
  piece(strip(points('26,-156 34,-120 30,-62'), [12, 12, 12]), '#46547a'),
)

/** The same from the right side. */
export const withSatchelBehind = (figure: string) =>
  figure +
  piece(roundRect(-98, -152, 66, 104, 20), satchelBlue) +
  flat(roundRect(-92, -96, 40, 36, 8), '#46547a') +
  piece(
    strip(points('-44,-144 -10,-166 18,-160 28,-136 18,-104 -28,-78'), [12, 13, 13, 13, 13, 12]),
    '#46547a',
  )

/** The height of the tab of a zip that is open `share` of the way down. */
export const tabHeight = (share: number) => -150 + share * 96

/** The zip of a jacket over its buttons, open `share` of the way down, for a body from the front. */
export const zip = (color: string, share = 0) => {
  const y = tabHeight(share)
  return (
    flat(roundRect(-13, -144, 32, 100, 8), color) +
    line('M0 -150V-50', darker(color, 0.32), 4) +
    (share > 0 ? piece(`M-11 -154L0 ${y}L11 -154Z`, '#fff1dc') : '') +
    piece(roundRect(-4, y - 3, 8, 17, 3), '#f6e3b0')
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

/** Hot cheeks and drops of sweat on a turned face whose eyes are at (0, 0). */
export const hotCheeks =
  flat(ellipse(-17, 17, 10, 8) + ellipse(20, 16, 5, 7), '#e8432f', 0.5) +
  flat(circle(-30, -20, 4) + circle(-34, -2, 3) + circle(24, -22, 3), '#bfe6f2')

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
