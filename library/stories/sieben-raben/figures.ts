import { actor } from '../../draw/cast/actor.ts'
import { adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { type RavenOptions, raven } from '../../draw/cast/raven.ts'
import { lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { type PrintKind, print } from '../../draw/paper/prints.ts'
import { pocket, pocketStrings, shirts } from './things.ts'

const skin = '#e9b78d'

const lindeLook = {
  skin,
  hair: '#7a4a2c',
  hairStyle: 'braids',
  outfit: 'dress',
  color: print('dots', '#e2a23f', '#f2c877', { size: 26 }),
  trousers: '#8a4f5a',
  shoes: '#6b4436',
} as const satisfies ChildOptions

/** How far before her hips the pocket hangs, by view. */
const ahead = { front: 0, turned: 12, profile: 24, turnedAway: 0, back: 0 }

const withPocket = (options: ChildOptions = {}) => {
  const { view = 'front' } = options
  if (view === 'back' || view === 'turnedAway') return child(options)
  const [x, y] = childJoints(options).hips
  const narrow = view === 'profile' ? 0.66 : 0.86
  const hanging = placed(pocketStrings(44) + pocket(), {
    x: x + ahead[view],
    y: y - 6,
    scale: narrow,
    rotate: view === 'front' ? 0 : -4,
  })
  return child(options) + hanging
}

/** Linde at eight: brown braids, a mustard dress, the pocket tied round her waist. */
export const linde = actor(withPocket, childJoints, lindeLook)

/** Linde without her pocket: before it is sewn, or when it lies on a table. */
export const lindeBare = actor(child, childJoints, lindeLook)

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

const cloths: Record<Brother, PrintKind> = {
  jost: 'checks',
  veit: 'stripes',
  kunz: 'herringbone',
  lorenz: 'checks',
  till: 'stripes',
  balthes: 'dots',
  michel: 'stripes',
}

/** A patch with its stitches, sewn on at (0, 0). */
const patch = (color: string) =>
  piece(roundRect(-15, -13, 30, 26, 4), color) +
  line('M-9 -13v-5M9 -13v-5M-9 13v5M9 13v5', lighter(color, 0.5), 2.6) +
  flat(roundRect(-10, -8, 20, 16, 3), lighter(color, 0.16))

/** One of the seven, in his own mended shirt; Michel goes in socks. */
export const brother = (name: Brother) => {
  const color = shirts[name]
  const patched = (options: ChildOptions = {}) => {
    const { nearShoulder, hips } = childJoints(options)
    const isBehind = options.view === 'back' || options.view === 'turnedAway'
    const x = hips[0] * 0.6 + nearShoulder[0] * 0.4 + (isBehind ? 8 : 14)
    const y = (nearShoulder[1] + hips[1]) / 2 + 14
    return child(options) + placed(patch(lighter(color, 0.36)), { x, y, rotate: 8 })
  }
  return actor(patched, childJoints, {
    skin,
    outfit: 'jumper',
    color: print(cloths[name], color, lighter(color, 0.18), { size: 26 }),
    trousers: '#5a4a52',
    shoes: name === 'michel' ? sock : '#4a3430',
    ...looks[name],
  })
}

/** The brother that always looks round: a small raven on legs as pale as socks. */
export const littleRaven = (options: RavenOptions = {}) => raven({ legs: sock, ...options })

export const mother = actor(adult, adultJoints, {
  skin,
  hair: '#6b4028',
  hairStyle: 'bun',
  outfit: 'dress',
  color: '#4f7f8f',
  apron: '#f6ead2',
})

export const ferrywoman = actor(adult, adultJoints, {
  skin: '#8d5a3c',
  hair: '#3a2a2c',
  hairStyle: 'headscarf',
  ribbon: '#2f8f8a',
  outfit: 'jumper',
  color: '#3f6fa5',
  trousers: '#4a4658',
})
