import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { type RavenOptions, raven } from '../../draw/cast/raven.ts'
import { lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { pocket, pocketStrings, shirts } from './things.ts'

const skin = '#e9b78d'

type Pose = NonNullable<ChildOptions['pose']>

/** Where the pocket hangs on Linde, by pose. */
const pocketAt: Partial<Record<Pose, { x: number; y: number; scale: number }>> = {
  walking: { x: 4, y: -82, scale: 0.86 },
  kneeling: { x: 2, y: -52, scale: 0.7 },
}

export interface LindeOptions extends ChildOptions {
  /** Without her pocket: before it is sewn, or when it lies on a table. */
  bare?: boolean
}

/** Linde at eight: brown braids, a mustard dress, the pocket tied round her waist. */
export const linde = ({ bare = false, ...options }: LindeOptions = {}) => {
  const body = child({
    skin,
    hair: '#7a4a2c',
    hairStyle: 'braids',
    outfit: 'dress',
    color: '#e2a23f',
    trousers: '#8a4f5a',
    shoes: '#6b4436',
    ...options,
  })
  if (bare) return body
  const hanging = pocketAt[options.pose ?? 'standing'] ?? { x: 0, y: -80, scale: 0.86 }
  return body + placed(pocketStrings(46) + pocket(), hanging)
}

const looks = {
  jost: { hair: '#4a2f22', hairStyle: 'short' },
  veit: { hair: '#a8562c', hairStyle: 'curls' },
  kunz: { hair: '#d9ab62', hairStyle: 'fringe' },
  lorenz: { hair: '#5f3a26', hairStyle: 'bob', glasses: true },
  till: { hair: '#7a4a2c', hairStyle: 'curls' },
  balthes: { hair: '#c98a4e', hairStyle: 'short' },
  michel: { hair: '#8a5a34', hairStyle: 'fringe' },
} as const

export type Brother = keyof typeof shirts

const sock = '#f4ead8'

/** Patches sewn on a jacket's breast, elbow and hem, for a child from the front. */
const mended = (color: string) =>
  `<path d="${roundRect(-34, -88, 22, 22, 3)}" fill="${lighter(color, 0.36)}"/>${line('M-34 -77h-5M-12 -77h5M-23 -88v-5M-23 -66v5', lighter(color, 0.6), 2.4)}<path d="${roundRect(16, -120, 15, 17, 3)}" fill="${lighter(color, 0.24)}"/>`

/** One of the seven, in his own shirt; Michel goes in socks. */
export const brother = (name: Brother, options: ChildOptions = {}) => {
  const color = shirts[name]
  const body = child({
    skin,
    outfit: 'jumper',
    color,
    trousers: '#5a4a52',
    shoes: name === 'michel' ? sock : '#4a3430',
    ...looks[name],
    ...options,
  })
  return body + mended(color)
}

/** The brother that always looks round: a small raven on legs as pale as socks. */
export const littleRaven = (options: RavenOptions = {}) => raven({ legs: sock, ...options })

export const mother = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair: '#6b4028',
    hairStyle: 'bun',
    outfit: 'dress',
    color: '#4f7f8f',
    apron: '#f6ead2',
    ...options,
  })

export const ferrywoman = (options: AdultOptions = {}) =>
  adult({
    skin: '#8d5a3c',
    hair: '#3a2a2c',
    hairStyle: 'headscarf',
    ribbon: '#2f8f8a',
    outfit: 'jumper',
    color: '#3f6fa5',
    trousers: '#4a4658',
    ...options,
  })
