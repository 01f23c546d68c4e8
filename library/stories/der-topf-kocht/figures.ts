import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'

export const ida = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#3a231c',
    hairStyle: 'curls',
    outfit: 'dress',
    color: '#c8434a',
    ...options,
  })

export const father = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hair: '#3a231c',
    hairStyle: 'curls',
    beard: 'short',
    outfit: 'shirt',
    color: '#6f8f6a',
    trousers: '#5a4a48',
    ...options,
  })

export const miller = (options: AdultOptions = {}) =>
  adult({
    hair: '#b98a4e',
    beard: 'moustache',
    hat: 'baker',
    hatColor: '#fff8ec',
    outfit: 'shirt',
    color: '#e3d6bd',
    apron: '#fff8ec',
    ...options,
  })

export const farmer = (options: AdultOptions = {}) =>
  adult({
    skin: '#8d5a3c',
    hair: '#2e1a16',
    hairStyle: 'headscarf',
    ribbon: '#e8a13c',
    outfit: 'dress',
    color: '#4f8f86',
    ...options,
  })

export const smith = (options: AdultOptions = {}) =>
  adult({
    hair: '#8a3f2a',
    hairStyle: 'ponytail',
    outfit: 'shirt',
    color: '#8b90a3',
    apron: '#7a5238',
    ...options,
  })

export const grocer = (options: AdultOptions = {}) =>
  adult({
    skin: '#e0b088',
    hair: '#d9d2ca',
    hairStyle: 'ring',
    old: true,
    glasses: true,
    outfit: 'jumper',
    color: '#7a5f9a',
    ...options,
  })

export const tailor = (options: AdultOptions = {}) =>
  adult({
    skin: '#6f4630',
    hair: '#8f8a88',
    hairStyle: 'short',
    beard: 'full',
    old: true,
    outfit: 'coat',
    color: '#3f6f9a',
    scarf: '#f2c14e',
    ...options,
  })

export const oldWoman = (options: AdultOptions = {}) =>
  adult({
    hair: '#e8e2da',
    hairStyle: 'bun',
    old: true,
    outfit: 'coat',
    color: '#5f6f52',
    scarf: '#b5533f',
    ...options,
  })

/** The smallest child of the village. */
export const smallest = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#e3b45a',
    hairStyle: 'puffs',
    outfit: 'dungarees',
    color: '#5f8fc0',
    ...options,
  })

export const roller = (options: ChildOptions = {}) =>
  child({
    pose: 'wheelchair',
    skin: '#8d5a3c',
    hair: '#2a1a1a',
    hairStyle: 'long',
    outfit: 'jumper',
    color: '#d98a3c',
    chair: '#7a5238',
    ...options,
  })

export const cream = '#fbeac4'

/** A wooden spoon held upright; the hand is at (0, 0), with porridge if `isFull`. */
export const spoonUp = (isFull = true) =>
  line('M0 22V-40', '#a9704a', 8) +
  piece(ellipse(0, -62, 21, 29), '#b98256') +
  (isFull ? piece(ellipse(0, -70, 15, 15), cream) : '')

/** The little pot on its three feet, 150 wide and 130 tall; `full` lets porridge swell over it. */
export const littlePot = (full = false, iron = '#4f5468') => {
  const drips =
    'M-62 -112C-70 -150 -30 -168 0 -160C34 -170 72 -148 62 -112C66 -92 52 -84 46 -100C40 -60 22 -64 18 -98C10 -80 -4 -84 -8 -100C-14 -48 -36 -52 -38 -98C-48 -84 -66 -92 -62 -112Z'
  return (
    mirrored(piece(roundRect(34, -24, 14, 26, 5), darker(iron, 0.25))) +
    piece(roundRect(-7, -20, 14, 22, 5), darker(iron, 0.35)) +
    (full ? '' : line('M-66 -104C-72 -196 72 -196 66 -104', darker(iron, 0.2), 7)) +
    piece('M-60 -108H60C92 -70 66 -12 0 -12C-66 -12 -92 -70 -60 -108Z', iron) +
    piece(roundRect(-68, -118, 136, 18, 9), lighter(iron, 0.18)) +
    `<g opacity=".4">${line('M-58 -76Q-60 -44 -38 -28', '#ffffff', 7)}</g>` +
    (full
      ? line('M-66 -106C-64 -30 64 -30 66 -106', darker(iron, 0.3), 7) +
        piece(drips, cream) +
        flat(circle(-22, -140, 9) + circle(16, -146, 12), '#fff8e6')
      : '')
  )
}

/** Half a mushroom, its cut side to us, 60 wide. */
export const halfMushroom = (flip = false) =>
  placed(
    piece('M0 -52C30 -52 40 -34 38 -24Q20 -28 12 -24L14 4H0Z', '#f7ead2') +
      line('M0 -52C30 -52 40 -34 38 -24', '#a8683c', 7),
    { flip },
  )

/** A tree stump, 230 wide and 105 tall. */
export const stump = (bark = '#8a5a40') =>
  piece('M-100 -90L-116 -6C-90 6 90 6 120 -6L100 -90Z', bark) +
  line('M-70 -70L-78 -14M-20 -66V-10M40 -70L46 -12', darker(bark, 0.3), 5) +
  piece(ellipse(0, -92, 101, 20), lighter(bark, 0.35)) +
  line(
    'M-50 -92A50 9 0 1 0 50 -92A50 9 0 1 0 -50 -92M-22 -92A22 4 0 1 0 22 -92A22 4 0 1 0 -22 -92',
    darker(bark, 0.05),
    3,
  )

/** A table with three legs, one of them a stick, 250 wide and 118 tall. */
export const wobblyTable = (wood = '#b98a5e') =>
  piece(strip(points('-86,-108 -92,-50 -102,0'), [18, 16, 14]), darker(wood, 0.2)) +
  piece(strip(points('86,-108 80,-50 96,0'), [18, 16, 14]), darker(wood, 0.2)) +
  piece(strip(points('4,-108 -10,-50 14,2'), [10, 9, 8]), '#7a5a40') +
  piece(roundRect(-126, -120, 252, 18, 8), wood)

/** A round table on one foot, 260 wide and 118 tall. */
export const roundTable = (wood = '#a9704a', cloth = '#8fb5c9') =>
  piece('M-16 -100H16L24 -12H-24Z', darker(wood, 0.2)) +
  piece('M-70 0Q0 -34 70 0Z', darker(wood, 0.25)) +
  piece(
    'M-134 -112H134C138 -70 100 -58 84 -74C60 -50 20 -50 0 -72C-20 -50 -60 -50 -84 -74C-100 -58 -138 -70 -134 -112Z',
    cloth,
  ) +
  piece(ellipse(0, -112, 134, 13), lighter(cloth, 0.2))

/** A bowl of butter, apple sauce or cinnamon, 74 wide. */
export const bowl = (filling: string, clay = '#c87a4a') =>
  piece(ellipse(0, -34, 34, 13), filling) +
  piece('M-38 -34H38C36 -8 20 0 0 0C-20 0 -36 -8 -38 -34Z', clay) +
  line('M-34 -22H34', lighter(clay, 0.35), 4)
