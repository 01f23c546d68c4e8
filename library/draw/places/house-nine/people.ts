// The people of house number nine: the same faces, clothes and colours in all its stories.

import { type AdultOptions, adult, adultJoints } from '../../cast/adult.ts'
import type { Joints } from '../../cast/body/figure.ts'
import { type ChildOptions, child, childJoints } from '../../cast/child.ts'
import { type GrandmotherOptions, grandmother, grandmotherJoints } from '../../cast/grandmother.ts'
import { print } from '../../paper/prints.ts'
import { bootAt, curlers } from './extras.ts'

/** Draws somebody; `joints` says where the parts of the same figure are. */
export interface Person<O> {
  (options?: O): string
  joints: (options?: O) => Joints
}

const person = <O extends object>(
  draw: (options: O) => string,
  joints: (options: O) => Joints,
  base: O,
): Person<O> =>
  Object.assign((options?: O) => draw({ ...base, ...options }), {
    joints: (options?: O) => joints({ ...base, ...options }),
  })

const someChild = (base: ChildOptions) => person(child, childJoints, base)
const someAdult = (base: AdultOptions) => person(adult, adultJoints, base)

export const heddaRed = '#d2473f'
export const ilyasTeal = '#2f8f8a'
export const fenjaYellow = '#e8b13c'
export const heddaSkin = '#f4cba6'
export const ilyasSkin = '#dcaa80'
const fenjaSkin = '#8d5a3c'

export const hedda = someChild({
  skin: heddaSkin,
  hair: '#dda94f',
  hairStyle: 'bob',
  noseShape: 'snub',
  freckles: true,
  outfit: 'jumper',
  color: heddaRed,
  trousers: '#4f5f8f',
})

export const ilyas = someChild({
  skin: ilyasSkin,
  hair: '#33211f',
  hairStyle: 'curls',
  headShape: 'heart',
  noseShape: 'button',
  outfit: 'jumper',
  color: print('diamonds', ilyasTeal, '#4aa9a0'),
  trousers: '#7a5a48',
})

export const fenja = someChild({
  skin: fenjaSkin,
  hair: '#2a1a1c',
  hairStyle: 'puffs',
  headShape: 'round',
  noseShape: 'broad',
  outfit: 'dungarees',
  color: fenjaYellow,
  shirt: '#e9e2f2',
})

/** Out in the snow. */
export const winterCoat = { outfit: 'coat', hat: 'woollen' } as const

const neneLook: GrandmotherOptions = {
  skin: ilyasSkin,
  hair: '#e4dedc',
  hairStyle: 'bun',
  glasses: true,
  dress: '#7d4f86',
  shawl: '',
  apron: '#f6e6c8',
}
export const nene = person(grandmother, grandmotherJoints, neneLook)

export const papa = someAdult({
  skin: heddaSkin,
  hair: '#c98f47',
  beard: 'full',
  headShape: 'square',
  noseShape: 'broad',
  build: 'stout',
  outfit: 'shirt',
  color: print('checks', '#5f86b0', '#83a6cc'),
  trousers: '#4a4a66',
})

export const quint = someAdult({
  skin: '#eec09a',
  hair: '#8a8288',
  hairStyle: 'ring',
  beard: 'moustache',
  headShape: 'long',
  noseShape: 'long',
  build: 'slim',
  old: true,
  outfit: 'shirt',
  color: print('herringbone', '#4f7a5f', '#628c70'),
  trousers: '#3f5a4f',
  shoes: '#3f4a5e',
})

/** Herr Quint in his fireman's boots. */
export const quintInBoots: Person<AdultOptions> = Object.assign(
  (options: AdultOptions = {}) => {
    const joints = quint.joints(options)
    const boots = [bootAt(joints.farKnee, joints.farFoot), bootAt(joints.nearKnee, joints.nearFoot)]
    return quint(options) + boots.join('')
  },
  { joints: quint.joints },
)

const petrowUncurled = someAdult({
  skin: '#f0c8a8',
  hair: '#b5653f',
  hairStyle: 'short',
  headShape: 'round',
  noseShape: 'pointed',
  build: 'stout',
  outfit: 'dress',
  color: '#c9708f',
})

/** Frau Petrow, with curlers in her hair unless she wears a hat. */
export const petrow: Person<AdultOptions> = Object.assign(
  (options: AdultOptions = {}) =>
    petrowUncurled(options) + (options.hat ? '' : curlers(petrowUncurled.joints(options))),
  { joints: petrowUncurled.joints },
)

export const brother = someAdult({
  skin: '#a9714a',
  hair: '#3a2824',
  beard: 'short',
  glasses: true,
  headShape: 'long',
  noseShape: 'broad',
  build: 'slim',
  outfit: 'coat',
  color: '#6a6fa8',
})

export const fenjasMother = someAdult({
  skin: fenjaSkin,
  hair: '#2a1a1c',
  hairStyle: 'bun',
  headShape: 'heart',
  noseShape: 'broad',
  outfit: 'jumper',
  color: '#4f9a7a',
})
