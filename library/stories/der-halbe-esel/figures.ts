// The children as they are dressed in this story: at school, in the donkey, and in the nativity play.

import type { AdultOptions } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import type { DonkeyCostumeOptions } from '../../draw/cast/donkey-costume.ts'
import { lighter } from '../../draw/paper/color.ts'
import { ellipse, leaf } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { bela, belaLook, karla, karlaLook, pauli, theo } from '../../draw/places/bela-and-karla.ts'

/** The shoes tell the halves of the donkey apart: Bela's are green, Karla's yellow. */
const shoes = { bela: belaLook.color, karla: karlaLook.color } as const

export const cloth = '#8f94a6'

export const donkeyLook = {
  color: cloth,
  trousers: '#6f7488',
  shoes: [shoes.bela, shoes.karla],
} as const satisfies DonkeyCostumeOptions

const grey = { outfit: 'jumper', color: '#a3a7b6', trousers: '#6f7488' } as const

export const greyBela = (act: ChildOptions = {}) => bela({ ...grey, shoes: shoes.bela, ...act })
export const greyKarla = (act: ChildOptions = {}) => karla({ ...grey, shoes: shoes.karla, ...act })

export const schoolBela = (act: ChildOptions = {}) =>
  bela({ outfit: 'jumper', shoes: shoes.bela, ...act })
export const schoolKarla = (act: ChildOptions = {}) =>
  karla({ outfit: 'dungarees', shirt: '#f7efe0', shoes: '#b8863a', ...act })
export const schoolTheo = (act: ChildOptions = {}) => theo({ outfit: 'jumper', ...act })

const feather = '#fffaf0'

/** A pair of wings of paper feathers behind a child from the front; (0, 0) is between the shoulder blades. */
export const wings = (spread = 1) => {
  const one = (side: number) =>
    [0, 1, 2, 3, 4].map((i) =>
      leaf(
        side * 8,
        i * 7,
        side > 0 ? -0.9 + i * 0.36 : Math.PI + 0.9 - i * 0.36,
        (128 - i * 14) * spread,
        0.26,
      ),
    )
  return (
    piece([...one(-1), ...one(1)], feather) +
    piece(
      [...one(-1).slice(1, 4), ...one(1).slice(1, 4)].map((d) => d),
      lighter('#f2e2c4', 0.3),
    )
  )
}

/** A ring of tinsel over a head whose top is at (0, 0). */
export const halo = () => line(ellipse(0, -12, 40, 11), '#f2c14e', 7)

const angelWhite = { outfit: 'dress', color: '#fbf6ea', shoes: '#e9e2d2' } as const

/** Theo, the angel; without wings while they are being tied. */
export const angelTheo = (act: ChildOptions = {}) => theo({ ...angelWhite, ...act })

/** Another angel, `i` varies who. */
export const angel = (i: number, act: ChildOptions = {}) => {
  const looks = [
    { skin: '#8d5a3c', hair: '#241c22', hairStyle: 'puffs' },
    { skin: '#f2c6a0', hair: '#6a3b2a', hairStyle: 'bob' },
    { skin: '#e2b48c', hair: '#2e2630', hairStyle: 'fringe', glasses: true },
  ] as const
  return child({ ...looks[i % 3], ...angelWhite, ...act })
}

export const maria = (act: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1c1c',
    hairStyle: 'headscarf',
    outfit: 'dress',
    color: '#2f5fa8',
    shoes: '#4a3a4a',
    ...act,
  })

export const josef = (act: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#5a3226',
    hairStyle: 'short',
    hat: 'sun',
    hatColor: '#a8804e',
    outfit: 'coat',
    color: '#7a5638',
    shoes: '#4a3428',
    ...act,
  })

/** Herr Pauli, the third king, whose beard does not hold. */
export const king = (act: AdultOptions = {}) =>
  pauli({ hat: 'crown', outfit: 'robe', color: '#7d3f6a', shoes: '#4a2f3a', ...act })

/** The beard with its loops, `w` 92 units wide, its upper edge at (0, 0). */
export const looseBeard = () => {
  const wool = '#6a4a3c'
  return (
    piece(
      'M-46 -6Q-30 8 0 6Q30 8 46 -6Q52 34 34 58L24 50L14 78L2 60L-10 80L-20 54L-34 60Q-52 34 -46 -6Z',
      wool,
    ) +
    line('M-26 16Q-20 34 -24 46M0 18Q4 40 0 54M24 16Q20 32 24 44', lighter(wool, 0.22), 3) +
    line('M-46 -6q-16 -10 -14 -26M46 -6q16 -10 14 -26', '#f3e2c0', 3)
  )
}

/** A slip of paper, 70 units long, its writing not on our side. */
export const slip = (fold = 0) =>
  piece(`M-35 -22L35 -26L37 ${20 + fold}L-33 24Z`, '#fffaf0') + line('M-34 0L36 -4', '#e2d6c0', 2)
